<?php
declare(strict_types=1);

/**
 * Draws the pictures and returns their ids by name. WordPress creates all sizes of a large one, only `thumbnail` and
 * `full` of a small one, and only `full` of a tiny one.
 */
function make_pictures(): array
{
  $pictures = [];
  foreach ([
    ['huge', 2700, 1800, 'jpg', 'A harbour wall at low tide'],
    ['wide', 1600, 900, 'jpg', 'Blue and sand stripes like a quay'],
    ['evening', 1600, 900, 'jpg', 'An evening sky over a skyline'],
    ['medium', 900, 600, 'jpg', 'A meeting table seen from above'],
    ['portrait', 720, 1080, 'jpg', 'A tall tower between two lower ones'],
    ['drawing', 1200, 800, 'png', 'A drawn plan of an office'],
    ['modern', 1200, 800, 'webp', 'Containers in three colours'],
    ['arabic', 1200, 800, 'jpg', 'ميناء في المساء'],
    ['small', 200, 200, 'jpg', 'A stamp'],
    ['tiny', 60, 60, 'png', ''],
    ['orphan', 400, 300, 'jpg', 'A picture whose library entry is gone'],
    ['hidden', 400, 300, 'jpg', 'A picture that belongs to a private post'],
  ] as $number => [$name, $width, $height, $format, $alt]) {
    $pictures[$name] = make_picture($name, $width, $height, $format, $alt, $number);
  }
  return $pictures;
}

/** Draws a picture, stores it in the library and returns its id. */
function make_picture(string $name, int $width, int $height, string $format, string $alt, int $hue): int
{
  $uploads = wp_upload_dir('2025/03');
  $file = "{$uploads['path']}/$name.$format";
  draw($file, $width, $height, $format, $hue);
  $id = wp_insert_attachment([
    'post_title' => ucfirst($name),
    'post_status' => 'inherit',
    'post_mime_type' => 'image/' . ($format === 'jpg' ? 'jpeg' : $format),
    'post_date' => '2025-03-01 08:00:00',
    'guid' => "{$uploads['url']}/$name.$format",
  ], $file, 0, true);
  if (is_wp_error($id)) {
    throw new RuntimeException("$name: " . $id->get_error_message());
  }
  wp_update_attachment_metadata($id, wp_generate_attachment_metadata($id, $file));
  update_post_meta($id, '_wp_attachment_image_alt', $alt);
  return $id;
}

/** Draws bands and a few towers, so that crops and stretched sizes are visible. */
function draw(string $file, int $width, int $height, string $format, int $hue): void
{
  $image = imagecreatetruecolor($width, $height);
  for ($band = 0; $band < 12; $band += 1) {
    $colour = imagecolorallocate($image, 20 + $hue * 15, 90 + $band * 10, 110 + (($band * 7 + $hue * 11) % 120));
    imagefilledrectangle($image, 0, (int) ($height * $band / 12), $width, (int) ($height * ($band + 1) / 12), $colour);
  }
  $ink = imagecolorallocate($image, 12, 40, 48);
  for ($tower = 0; $tower < 9; $tower += 1) {
    $left = (int) ($width * $tower / 9);
    $top = (int) ($height * (30 + (($tower * 17 + $hue * 5) % 45)) / 100);
    imagefilledrectangle($image, $left, $top, $left + (int) ($width / 14), $height, $ink);
  }
  match ($format) {
    'png' => imagepng($image, $file),
    'webp' => imagewebp($image, $file, 80),
    default => imagejpeg($image, $file, 80),
  };
}
