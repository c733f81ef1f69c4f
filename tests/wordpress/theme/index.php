<?php
// Also the page for missing addresses. Usual themes send 50 to 70 kB of HTML there, also for requests of images, so
// this one does.
?><!doctype html>
<html <?php language_attributes(); ?>>
<head><meta charset="utf-8"><?php wp_head(); ?></head>
<body <?php body_class(); ?>>
<?php if (is_404()) { ?>
  <h1>Nothing was found here</h1>
  <?php echo str_repeat("<p class=\"widget\">Perhaps one of the latest guides helps.</p>\n", 850); ?>
<?php } else { while (have_posts()) { the_post(); ?>
  <article><h2><?php the_title(); ?></h2><?php the_content(); ?></article>
<?php } } ?>
<?php wp_footer(); ?>
</body>
</html>
