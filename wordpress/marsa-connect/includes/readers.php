<?php
/**
 * Sends readers of the theme's post pages to the site, when the settings say so.
 *
 * @package marsa-connect
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'template_redirect',
	function () {
		$settings = marsa_connect_settings();
		$method   = isset( $_SERVER['REQUEST_METHOD'] ) ? sanitize_key( $_SERVER['REQUEST_METHOD'] ) : '';
		if ( ! $settings['redirect'] || '' === $settings['site'] || ! in_array( $method, array( 'get', 'head' ), true ) ) {
			return;
		}
		if ( ! is_singular( 'post' ) || is_preview() || is_customize_preview() || is_feed() || is_embed() || is_trackback() ) {
			return;
		}
		$post = get_queried_object();
		if ( ! $post instanceof WP_Post || 'publish' !== $post->post_status || '' !== $post->post_password ) {
			return;
		}
		$address = marsa_connect_address( $post );
		// The site may stand in front of WordPress on the same address.
		if ( untrailingslashit( (string) get_permalink( $post ) ) === $address ) {
			return;
		}
		// Browsers keep a permanent redirect for ever unless told otherwise, and the setting may be taken back.
		header( 'Cache-Control: max-age=3600' );
		// phpcs:ignore WordPress.Security.SafeRedirect.wp_redirect_wp_redirect -- another host, from the settings.
		wp_redirect( $address, 301, 'Marsa Connect' );
		exit;
	},
	5
);
