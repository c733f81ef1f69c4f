<?php
// Activates the plugin as the administration does.
declare(strict_types=1);

$_SERVER['HTTP_HOST'] = (string) parse_url((string) getenv('WORDPRESS_ORIGIN'), PHP_URL_HOST);
require getcwd() . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/plugin.php';
_set_cron_array([]);
ob_start();
$result = activate_plugin('marsa-connect/marsa-connect.php');
if (is_wp_error($result) || ob_get_length() > 0) {
  throw new RuntimeException('Not activated: ' . (is_wp_error($result) ? $result->get_error_message() : ob_get_contents()));
}
