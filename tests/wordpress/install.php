<?php
// Creates the tables and the first user. Run in the site's folder.
declare(strict_types=1);

define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = (string) parse_url((string) getenv('WORDPRESS_ORIGIN'), PHP_URL_HOST);

/** Replaces the e-mail to a new site's owner. */
function wp_new_blog_notification(): void
{
}

require getcwd() . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';

wp_install('Marsa test content', 'editorial', 'editorial@marsa.example', true, '', 'not-a-secret');

foreach ([
  'timezone_string' => 'Asia/Dubai',
  'default_ping_status' => 'closed',
  'default_comment_status' => 'closed',
  'default_pingback_flag' => '0',
  'ping_sites' => '',
  // Uploads are in folders by year and month, as on most sites.
  'uploads_use_yearmonth_folders' => '1',
] as $name => $value) {
  update_option($name, $value);
}
$GLOBALS['wp_rewrite']->set_permalink_structure('/%postname%/');

// Deletes the default content, whose dates are the time of installation.
foreach (get_posts(['post_type' => ['post', 'page'], 'post_status' => 'any', 'numberposts' => -1]) as $post) {
  wp_delete_post($post->ID, true);
}
