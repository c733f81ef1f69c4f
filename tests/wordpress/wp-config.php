<?php
// The test site's settings. Values that differ between starts are environment variables set by site.ts.
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:' . getenv('WORDPRESS_SOCKET'));
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', 'utf8mb4_unicode_520_ci');
$table_prefix = 'wp_';

define('WP_HOME', getenv('WORDPRESS_ORIGIN'));
define('WP_SITEURL', getenv('WORDPRESS_ORIGIN'));

// Disables external requests and scheduled tasks.
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
define('DISABLE_WP_CRON', true);
define('WP_DEFAULT_THEME', 'contract');
define('WP_DEBUG', false);

foreach (['AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY'] as $name) {
  define($name, 'not a secret: a throw-away site on this machine only');
  define(str_replace('KEY', 'SALT', $name), 'not a secret either');
}

require_once __DIR__ . '/wp-settings.php';
