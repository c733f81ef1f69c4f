<?php
// Fills the test site with ordinary, odd and hostile posts, the same each time (without clock and random numbers).
// Run in the site's folder after install.php. Posts used by tests have fixed slugs.
declare(strict_types=1);

$_SERVER['HTTP_HOST'] = (string) parse_url((string) getenv('WORDPRESS_ORIGIN'), PHP_URL_HOST);
require getcwd() . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/image.php';

foreach (['make', 'pictures', 'people', 'words', 'ordinary', 'odd', 'markup', 'hostile', 'hostile_fields'] as $part) {
  require __DIR__ . "/seed/$part.php";
}

// A user with `unfiltered_html` can store any markup, as an import can.
wp_set_current_user(1);
kses_remove_filters();

$categories = make_categories();
$authors = make_authors();
$pictures = make_pictures();

make_ordinary_posts($categories, $authors, $pictures);
make_odd_posts($categories, $authors, $pictures);
make_markup_posts($categories, $authors, $pictures);
make_hostile_posts($categories, $authors, $pictures);
make_hostile_fields($categories, $pictures);

flush_rewrite_rules(false);
