<?php
/**
 * Drafts for the site, behind a signed address that is good for ten minutes.
 *
 * @package marsa-connect
 */

defined( 'ABSPATH' ) || exit;

/** Seconds for which an address is good. */
const MARSA_CONNECT_PREVIEW_SECONDS = 600;

/**
 * What proves that this WordPress has given out a preview. An empty string without a secret.
 *
 * @param int $id      The post.
 * @param int $expires Seconds since 1970.
 * @return string
 */
function marsa_connect_preview_signature( $id, $expires ) {
	$secret = marsa_connect_settings()['secret'];
	// Begins unlike the text of a message to the site, so that one signature never passes for the other.
	return '' === $secret ? '' : hash_hmac( 'sha256', "preview.$id.$expires", $secret );
}

/**
 * Whether a preview may be seen.
 *
 * @param WP_REST_Request $request The request.
 * @return true|WP_Error
 */
function marsa_connect_may_preview( $request ) {
	$may_send = marsa_connect_may_send();
	if ( is_wp_error( $may_send ) ) {
		return $may_send;
	}
	$query     = $request->get_query_params();
	$expires   = is_string( $query['expires'] ?? null ) && ctype_digit( $query['expires'] ) ? (int) $query['expires'] : 0;
	$signature = is_string( $query['signature'] ?? null ) ? $query['signature'] : '';
	$expected  = marsa_connect_preview_signature( (int) $request['id'], $expires );
	$is_due    = $expires >= time() && $expires <= time() + MARSA_CONNECT_PREVIEW_SECONDS;
	if ( '' !== $expected && $is_due && hash_equals( $expected, $signature ) ) {
		return true;
	}
	return new WP_Error( 'marsa_connect_preview', __( 'This preview has ended, or was never given out.', 'marsa-connect' ), array( 'status' => 403 ) );
}

/**
 * Answers a draft in the shape of wp/v2, as its author would see it published.
 *
 * @param WP_REST_Request $request The request.
 * @return WP_REST_Response|WP_Error
 */
function marsa_connect_preview( $request ) {
	$post = get_post( (int) $request['id'] );
	if ( ! $post || 'post' !== $post->post_type || in_array( $post->post_status, array( 'trash', 'auto-draft' ), true ) ) {
		return new WP_Error( 'marsa_connect_no_post', __( 'There is no such post.', 'marsa-connect' ), array( 'status' => 404 ) );
	}
	$post                = clone $post;
	$post->post_password = '';
	$autosave            = wp_get_post_autosave( $post->ID );
	if ( $autosave && $autosave->post_modified_gmt >= $post->post_modified_gmt ) {
		$post->post_title   = $autosave->post_title;
		$post->post_content = $autosave->post_content;
		$post->post_excerpt = $autosave->post_excerpt;
	}
	// The signature proves the right to read the post, not the right to edit it.
	$request->set_param( 'context', 'view' );
	$controller = new WP_REST_Posts_Controller( 'post' );
	$response   = $controller->prepare_item_for_response( $post, $request );
	$data       = $response->get_data();
	if ( isset( $data['title'] ) ) {
		// The controller takes the title from the database, not from the autosave.
		$data['title']['rendered'] = apply_filters( 'the_title', $post->post_title, $post->ID ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals
		$response->set_data( $data );
	}
	return $response;
}

add_action(
	'rest_api_init',
	function () {
		register_rest_route(
			'marsa/v1',
			'/preview/(?P<id>\d+)',
			array(
				'methods'             => 'GET',
				'callback'            => 'marsa_connect_preview',
				'permission_callback' => 'marsa_connect_may_preview',
			)
		);
	}
);

/*
 * With a site and a secret the editor's preview button leads to the site: through admin-post.php, which signs at the
 * click, for an address signed with the editor's page would often have ended.
 */
add_filter(
	'preview_post_link',
	function ( $link, $post ) {
		$settings = marsa_connect_settings();
		if ( 'post' !== $post->post_type || '' === $settings['site'] || '' === $settings['secret'] ) {
			return $link;
		}
		return admin_url( 'admin-post.php?action=marsa_connect_preview&post=' . $post->ID );
	},
	10,
	2
);

add_action(
	'admin_post_marsa_connect_preview',
	function () {
		// No nonce: this changes nothing and leads an editor to a post that they may edit.
		$id   = isset( $_GET['post'] ) ? absint( $_GET['post'] ) : 0; // phpcs:ignore WordPress.Security.NonceVerification
		$post = get_post( $id );
		if ( ! $post || 'post' !== $post->post_type || ! current_user_can( 'edit_post', $id ) ) {
			wp_die( esc_html__( 'You may not see this post.', 'marsa-connect' ), '', array( 'response' => 403 ) );
		}
		$expires = time() + MARSA_CONNECT_PREVIEW_SECONDS;
		$query   = array(
			'post'      => $id,
			'expires'   => $expires,
			'signature' => marsa_connect_preview_signature( $id, $expires ),
		);
		$address = marsa_connect_settings()['site'] . '/preview';
		nocache_headers();
		// phpcs:ignore WordPress.Security.SafeRedirect.wp_redirect_wp_redirect -- another host, from the settings.
		wp_redirect( add_query_arg( $query, $address ), 302, 'Marsa Connect' );
		exit;
	}
);
