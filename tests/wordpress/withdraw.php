<?php
// Acts as an editor who withdraws posts: one gets a password, one becomes private, one gets another address, and a
// category another name.
declare(strict_types=1);

$_SERVER['HTTP_HOST'] = (string) parse_url((string) getenv('WORDPRESS_ORIGIN'), PHP_URL_HOST);
require getcwd() . '/wp-load.php';
wp_set_current_user(1);

// The newest one belongs to change.php.
[, $first, $second, $third] = get_posts(['numberposts' => 4]);
wp_update_post(['ID' => $first->ID, 'post_password' => 'secret']);
wp_update_post(['ID' => $second->ID, 'post_status' => 'private']);
wp_update_post(['ID' => $third->ID, 'post_name' => 'another-address']);
$category = get_the_category($third->ID)[0];
wp_update_term($category->term_id, 'category', ['name' => 'Renamed by the editor']);
