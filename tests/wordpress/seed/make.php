<?php
declare(strict_types=1);

/**
 * Stores a post and returns its id. Keys: slug, title, content, excerpt, date (site-local), modified, author,
 * categories, tags, picture, status, password, sticky.
 */
function make_post(array $post): int
{
  global $wpdb;
  $id = wp_insert_post(wp_slash([
    'post_type' => 'post',
    'post_status' => $post['status'] ?? 'publish',
    'post_title' => $post['title'],
    'post_name' => $post['slug'] ?? '',
    'post_content' => $post['content'],
    'post_excerpt' => $post['excerpt'] ?? '',
    'post_date' => $post['date'],
    'post_author' => $post['author'] ?? 1,
    'post_password' => $post['password'] ?? '',
    'tags_input' => $post['tags'] ?? [],
  ]), true);
  if (is_wp_error($id)) {
    throw new RuntimeException(($post['slug'] ?? '') . ': ' . $id->get_error_message());
  }
  // Without a list, WordPress would use the default category.
  wp_set_object_terms($id, array_map('intval', $post['categories'] ?? []), 'category');
  if (isset($post['picture'])) {
    update_post_meta($id, '_thumbnail_id', $post['picture']);
  }
  if ($post['sticky'] ?? false) {
    stick_post($id);
  }
  if (isset($post['modified'])) {
    // wp_update_post would write the current time.
    $wpdb->update($wpdb->posts, [
      'post_modified' => $post['modified'],
      'post_modified_gmt' => get_gmt_from_date($post['modified']),
    ], ['ID' => $id]);
    clean_post_cache($id);
  }
  return $id;
}

/** Returns a site-local time some days before the newest post. */
function day(int $daysBefore, string $time = '09:00:00'): string
{
  $day = (new DateTimeImmutable('2025-11-28'))->modify("-$daysBefore days");
  return $day->format('Y-m-d') . ' ' . $time;
}

/** Returns a core block with its comment marks, as the editor stores it. */
function block(string $name, string $html, string $attributes = ''): string
{
  $opening = $attributes === '' ? $name : "$name $attributes";
  return "<!-- wp:$opening -->\n$html\n<!-- /wp:$name -->\n\n";
}

function paragraph(string $text): string
{
  return block('paragraph', "<p>$text</p>");
}

function heading(string $text): string
{
  return block('heading', "<h2>$text</h2>");
}

/** Returns an image block at a size of the picture, optionally with a caption. */
function image_block(int $picture, string $size = 'large', string $caption = '', string $align = ''): string
{
  $source = wp_get_attachment_image_url($picture, $size);
  $alt = esc_attr((string) get_post_meta($picture, '_wp_attachment_image_alt', true));
  $figcaption = $caption === '' ? '' : "<figcaption class=\"wp-element-caption\">$caption</figcaption>";
  $class = trim("wp-block-image " . ($align === '' ? '' : "align$align") . " size-$size");
  $attributes = json_encode(array_filter(['align' => $align, 'id' => $picture, 'sizeSlug' => $size]));
  $html = "<figure class=\"$class\"><img src=\"$source\" alt=\"$alt\" class=\"wp-image-$picture\"/>$figcaption</figure>";
  return block('image', $html, (string) $attributes);
}
