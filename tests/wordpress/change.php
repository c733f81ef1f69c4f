<?php
// Acts as an editor between two visits: corrects a post, moves one to the bin, publishes one.
declare(strict_types=1);

$_SERVER['HTTP_HOST'] = (string) parse_url((string) getenv('WORDPRESS_ORIGIN'), PHP_URL_HOST);
require getcwd() . '/wp-load.php';
wp_set_current_user(1);

function post_id(string $slug): int
{
  $post = get_page_by_path($slug, OBJECT, 'post');
  if ($post === null) {
    throw new RuntimeException("No post $slug");
  }
  return $post->ID;
}

wp_update_post(['ID' => post_id('opening-a-company-bank-account'), 'post_title' => 'Corrected by the editor']);
wp_trash_post(post_id('choosing-a-trade-name-that-gets-approved'));
wp_insert_post([
  'post_status' => 'publish',
  'post_title' => 'Published between two visits',
  'post_name' => 'published-between-two-visits',
  'post_content' => '<p>Something new.</p>',
]);
