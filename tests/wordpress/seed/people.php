<?php
declare(strict_types=1);

/**
 * Creates the categories by slug; one is empty, one is a child, one has an ampersand, which WordPress stores and
 * sends as `&amp;`.
 */
function make_categories(): array
{
  $categories = [];
  foreach ([
    'licensing' => 'Licensing',
    'free-zones' => 'Free zones',
    'banking' => 'Banking',
    'visas' => 'Visas',
    'tax' => 'Tax & VAT',
    'guides' => 'Guides',
    'uk-europe' => 'UK and Europe',
    'nothing-yet' => 'Nothing yet',
    'odd' => 'Odd posts',
    'hostile' => 'Hostile posts',
  ] as $slug => $name) {
    $categories[$slug] = make_category($slug, $name);
  }
  $categories['dubai-free-zones'] = make_category('dubai-free-zones', 'Dubai free zones', $categories['free-zones']);
  $categories['arabic'] = make_category('أدلة', 'أدلة بالعربية');
  return $categories;
}

function make_category(string $slug, string $name, int $parent = 0): int
{
  $term = wp_insert_term($name, 'category', ['slug' => $slug, 'parent' => $parent]);
  if (is_wp_error($term)) {
    throw new RuntimeException("$slug: " . $term->get_error_message());
  }
  return (int) $term['term_id'];
}

/**
 * Creates the authors by name. The third has an e-mail address as display name, the fourth is deleted once posts
 * refer to it.
 */
function make_authors(): array
{
  wp_update_user(['ID' => 1, 'display_name' => 'Marsa editorial', 'description' => 'Writes the guides.']);
  $authors = ['editorial' => 1];
  foreach ([
    'compliance' => 'Marsa editorial: law and tax',
    'desk' => 'desk@marsa.example',
    'gone' => 'Somebody who left',
  ] as $login => $name) {
    $id = wp_insert_user([
      'user_login' => $login,
      'user_pass' => 'not-a-secret',
      'user_email' => "$login@marsa.example",
      'display_name' => $name,
      'role' => 'author',
    ]);
    if (is_wp_error($id)) {
      throw new RuntimeException("$login: " . $id->get_error_message());
    }
    $authors[$login] = $id;
  }
  return $authors;
}
