<?php
declare(strict_types=1);

/**
 * Creates forty posts, one a week, newest first: English, Arabic, Urdu and Hindi mixed, so that every page of the
 * list contains several scripts.
 */
function make_ordinary_posts(array $categories, array $authors, array $pictures): void
{
  $topics = ['licensing', 'banking', 'free-zones', 'visas', 'tax', 'guides', 'uk-europe'];
  $covers = ['wide', 'evening', 'medium', 'portrait', 'drawing', 'modern', 'huge'];
  $writers = ['editorial', 'compliance', 'desk'];
  foreach (titles_in_turn() as $number => [$language, $title]) {
    $category = $topics[$number % count($topics)];
    $own = [$categories[$category]];
    if ($number % 3 === 0) {
      $own[] = $categories['guides'];
    }
    if ($category === 'free-zones') {
      $own[] = $categories['dubai-free-zones'];
    }
    if ($language === 'ar') {
      $own[] = $categories['arabic'];
    }
    $cover = $language === 'ar' ? 'arabic' : $covers[$number % count($covers)];
    make_post([
      'title' => $title,
      'content' => ordinary_body($language, $number, $pictures[$cover], $pictures['medium']),
      // WordPress creates the excerpt of every other post: it truncates the body and adds […].
      'excerpt' => $number % 2 === 0 ? sentences($language, $number, 2) : '',
      'date' => day($number * 7),
      'modified' => $number % 5 === 0 ? day($number * 7 - 2, '10:30:00') : day($number * 7),
      'author' => $authors[$writers[$number % count($writers)]],
      'categories' => array_unique($own),
      'tags' => $number % 2 === 0 ? ['mainland', 'second year'] : ['Q&A'],
      'picture' => $pictures[$cover],
    ]);
  }
}

/**
 * Returns all titles with their language; every third one is in another language than English while there are any.
 */
function titles_in_turn(): array
{
  $others = [];
  foreach (['ar', 'hi', 'ur'] as $language) {
    foreach (TITLES[$language] as $place => $title) {
      $others[] = [$place, $language, $title];
    }
  }
  sort($others);
  $all = [];
  foreach (TITLES['en'] as $number => $title) {
    $all[] = ['en', $title];
    if ($number % 2 === 1 && $others !== []) {
      $other = array_shift($others);
      $all[] = [$other[1], $other[2]];
    }
  }
  return $all;
}

/** Returns a body in core blocks: text, headings, a list, a picture, a table, a quote. */
function ordinary_body(string $language, int $number, int $cover, int $inside): string
{
  $body = paragraph(sentences($language, $number, 3));
  foreach (range(1, 4) as $part) {
    $from = $number + $part * 3;
    $body .= heading(rtrim(sentences($language, $from, 1), '.।۔'));
    $body .= paragraph(sentences($language, $from + 1, 4));
    $body .= paragraph(sentences($language, $from + 2, 3));
  }
  $items = '';
  foreach (range(0, 3) as $item) {
    $items .= block('list-item', '<li>' . sentences($language, $number + $item, 1) . '</li>');
  }
  $body .= block('list', "<ul>$items</ul>");
  $body .= image_block($number % 4 === 0 ? $cover : $inside, 'large', sentences($language, $number, 1));
  $row = '<tr><td>' . sentences($language, $number, 1) . '</td><td>' . sentences($language, $number + 1, 1) . '</td></tr>';
  $body .= block('table', "<figure class=\"wp-block-table\"><table><tbody>$row$row</tbody></table></figure>");
  $quote = '<p>' . sentences($language, $number + 2, 1) . '</p>';
  return $body . block('quote', "<blockquote class=\"wp-block-quote\">$quote</blockquote>");
}
