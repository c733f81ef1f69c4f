<?php
// For `php -S`: sends existing files and passes other requests to WordPress, like the rewrite rules of a usual host
// for pretty permalinks.
$path = rawurldecode((string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH));
$root = (string) $_SERVER['DOCUMENT_ROOT'];
if (!str_contains($path, '..') && !str_ends_with($path, '.php') && is_file($root . $path)) {
  return false;
}
$_SERVER['SCRIPT_NAME'] = '/index.php';
$_SERVER['PHP_SELF'] = '/index.php';
require $root . '/index.php';
