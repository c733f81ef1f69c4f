<?php
/**
 * Guards the plugin's routes: in browsers only the site may use them, and their answers are not cached.
 *
 * @package marsa-connect
 */

defined( 'ABSPATH' ) || exit;

/**
 * Whether a request may use the plugin's routes: it is not from a page of a foreign origin.
 *
 * @return true|WP_Error
 */
function marsa_connect_may_send() {
	$origin = get_http_origin();
	$site   = marsa_connect_settings()['site'];
	// Without a setting the site is at WordPress' own address.
	if ( '' === $origin || ( '' === $site ? marsa_connect_origin( home_url() ) : $site ) === $origin ) {
		return true;
	}
	return marsa_connect_refusal( 403, __( 'Pages of this origin may not use the plugin.', 'marsa-connect' ) );
}

/*
 * WordPress allows every origin to read its answers, with cookies. Here only the site may, without them. The matched
 * handler decides, since WordPress accepts routes in any spelling (`/Marsa/V1/leads`).
 */
add_filter(
	'rest_pre_serve_request',
	function ( $served, $result, $request ) {
		$callback = $request->get_attributes()['callback'] ?? null;
		if ( ! in_array( $callback, array( 'marsa_connect_take', 'marsa_connect_preview' ), true ) ) {
			return $served;
		}
		foreach ( array( 'Origin', 'Methods', 'Headers', 'Credentials' ) as $name ) {
			header_remove( "Access-Control-Allow-$name" );
		}
		header_remove( 'Access-Control-Expose-Headers' );
		header( 'Vary: Origin', false );
		header( 'Cache-Control: no-store' );
		header( 'X-Robots-Tag: noindex' );
		// For users who are logged in WordPress would replace our Cache-Control.
		add_filter( 'rest_send_nocache_headers', '__return_false', PHP_INT_MAX );
		$site = marsa_connect_settings()['site'];
		if ( '' !== $site && get_http_origin() === $site ) {
			header( "Access-Control-Allow-Origin: $site" );
			header( 'Access-Control-Allow-Methods: GET, POST, OPTIONS' );
			header( 'Access-Control-Allow-Headers: Content-Type, Idempotency-Key' );
			header( 'Access-Control-Expose-Headers: Retry-After' );
			header( 'Access-Control-Max-Age: 600' );
		}
		return $served;
	},
	20,
	3
);
