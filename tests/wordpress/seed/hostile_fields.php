<?php
declare(strict_types=1);

/**
 * Creates hostile markup outside bodies: in titles, excerpts, alternative texts, and in names, which WordPress
 * filters on storing but sends raw when an import or a plugin has written them.
 */
function make_hostile_fields(array $categories, array $pictures): void
{
  global $wpdb;
  $text = paragraph('This paragraph stays readable.');
  $own = ['content' => $text, 'categories' => [$categories['hostile']]];

  make_post($own + [
    'slug' => 'hostile-title',
    'title' => 'A title <img src=x onerror="' . pwn('title') . '"> with <script>' . pwn('title-script') . '</script> inside',
    'date' => day(540),
  ]);
  make_post($own + [
    'slug' => 'hostile-title-entities',
    'title' => 'Entities &lt;img src=x onerror="' . pwn('title-entities') . '"&gt; &amp;lt;script&amp;gt;',
    'date' => day(541),
  ]);
  make_post($own + [
    'slug' => 'hostile-excerpt',
    'title' => 'Hostile excerpt',
    'excerpt' => 'Readable <script>' . pwn('excerpt') . '</script><img src=x onerror="' . pwn('excerpt-img') . '">'
      . '<a href="http://evil.invalid/excerpt-link">end</a>',
    'date' => day(542),
  ]);

  $picture = make_picture('marked', 800, 600, 'jpg', '', 6);
  update_post_meta($picture, '_wp_attachment_image_alt', '"><img src=x onerror="' . pwn('alt') . '">');
  $wpdb->update($wpdb->posts, [
    'post_title' => '<img src=x onerror="' . pwn('media-title') . '">',
    'post_excerpt' => '<script>' . pwn('caption') . '</script>',
  ], ['ID' => $picture]);
  make_post($own + ['slug' => 'hostile-alt', 'title' => 'Hostile picture text', 'picture' => $picture, 'date' => day(543)]);

  $author = wp_insert_user(['user_login' => 'marked', 'user_pass' => 'not-a-secret', 'role' => 'author']);
  $wpdb->update($wpdb->users, ['display_name' => '<img src=x onerror="' . pwn('author') . '">'], ['ID' => $author]);
  $category = make_category('hostile-name', 'Hostile name');
  $wpdb->update($wpdb->terms, ['name' => '<img src=x onerror="' . pwn('category') . '">'], ['term_id' => $category]);
  make_post([
    'slug' => 'hostile-names',
    'title' => 'Hostile names',
    'content' => $text,
    'author' => $author,
    'categories' => [$categories['hostile'], $category],
    'date' => day(544),
  ]);
}
