<?php
// For `php -S`: as router.php, but also runs WordPress' scripts for the administration, the login and WP-Cron.
$path = rawurldecode((string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH));
if (preg_match('#^/wp-(admin/[a-z/-]+|login|cron)\.php$#', $path)) {
  return false;
}
return require __DIR__ . '/router.php';
