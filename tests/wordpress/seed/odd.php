<?php
declare(strict_types=1);

/**
 * Creates posts with unusual fields: missing, protected, deleted or of an unexpected size. All are in the category
 * `odd` (except one without categories) and older than the ordinary ones.
 */
function make_odd_posts(array $categories, array $authors, array $pictures): void
{
  global $wpdb;
  $day = 400;
  $odd = function (string $slug, array $post) use (&$day, $categories): int {
    $day += 1;
    return make_post($post + [
      'slug' => $slug,
      'title' => ucfirst(str_replace('-', ' ', $slug)),
      'content' => paragraph('This paragraph stays readable.') . paragraph(sentences('en', $day, 5)),
      'date' => day($day),
      'categories' => [$categories['odd']],
    ]);
  };

  $odd('odd-entities', ['title' => 'Fees &#038; permits, Q&amp;A: what’s “due” & a < b']);
  $odd('odd-emoji', ['title' => '🛥️ Licence \\ renewal 100% «done» 👩🏽‍💼']);
  $odd('odd-no-image', []);
  $odd('odd-deleted-image', ['picture' => $pictures['orphan']]);
  $wpdb->delete($wpdb->posts, ['ID' => $pictures['orphan']]);

  $private = $odd('odd-private', ['status' => 'private']);
  $wpdb->update($wpdb->posts, ['post_parent' => $private], ['ID' => $pictures['hidden']]);
  $odd('odd-private-image', ['picture' => $pictures['hidden']]);

  $odd('odd-deleted-author', ['author' => $authors['gone']]);
  $wpdb->delete($wpdb->users, ['ID' => $authors['gone']]);

  $odd('odd-no-categories', ['categories' => [], 'tags' => []]);
  // Without title and text, WordPress uses the id as slug and an empty excerpt.
  $picture = wp_get_attachment_image_url($pictures['medium'], 'medium');
  $odd('', ['title' => '', 'content' => block('html', "<img src=\"$picture\" alt=\"\">")]);

  $odd('odd-password', ['password' => 'open sesame', 'picture' => $pictures['wide']]);
  $odd('odd-draft', ['status' => 'draft']);
  $odd('odd-scheduled', ['date' => '2099-01-01 09:00:00']);
  wp_trash_post($odd('odd-trashed', []));
  $odd('odd-sticky', ['sticky' => true]);
  $odd('odd-small-image', ['picture' => $pictures['small']]);
  $odd('odd-tiny-image', ['picture' => $pictures['tiny']]);
  $odd('odd-long-title', ['title' => rtrim(str_repeat('A title that goes on ', 20))]);
  $odd('odd-long-word', [
    'title' => 'Donaudampfschifffahrtsgesellschaftskapitaenskajuetenschluesselanhaenger' . str_repeat('x', 80),
    'content' => paragraph('https://marsa.example/' . str_repeat('a-very-long-address-without-a-break', 12)),
  ]);
  $odd('odd-same-second-a', ['date' => '2024-01-01 12:00:00']);
  $odd('odd-same-second-b', ['date' => '2024-01-01 12:00:00']);
  $odd('odd-before-1970', ['date' => '1969-07-20 20:17:00']);
  $odd('odd-modified-before-date', ['modified' => '2020-01-01 00:00:00']);
  $odd('odd-more-and-pages', [
    'content' => "Before the fold.\n\n<!--more-->\n\nAfter the fold.\n\n<!--nextpage-->\n\nThe second page.",
  ]);
  $odd('odd-long-body', ['content' => long_body()]);
}

/** Returns a body of about 300,000 characters, like long guides and pasted laws. */
function long_body(): string
{
  $body = '';
  for ($part = 0; strlen($body) < 325000; $part += 1) {
    $body .= heading("Part $part");
    $body .= str_repeat(paragraph(sentences('en', $part, 12)), 4);
  }
  return $body;
}
