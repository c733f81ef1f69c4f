<?php
/**
 * POST /wp-json/marsa/v1/leads takes the site's forms: each key once, from the site's origin only.
 *
 * @package marsa-connect
 */

defined( 'ABSPATH' ) || exit;

/** The site's forms. */
const MARSA_CONNECT_FORMS = array( 'booking', 'meeting', 'newsletter', 'quote' );

/** Bytes that a form may have. */
const MARSA_CONNECT_MOST_BYTES = 64000;

add_action(
	'rest_api_init',
	function () {
		register_rest_route(
			'marsa/v1',
			'/leads',
			array(
				'methods'             => 'POST',
				'callback'            => 'marsa_connect_take',
				'permission_callback' => '__return_true',
			)
		);
	}
);

/**
 * Takes a form. What is answered with 4xx other than 429 the site does not send again.
 *
 * @param WP_REST_Request $request The request.
 * @return WP_REST_Response|WP_Error
 */
function marsa_connect_take( $request ) {
	$type = $request->get_content_type();
	if ( 'application/json' !== ( $type['value'] ?? '' ) ) {
		return marsa_connect_refusal( 415, __( 'A form is sent as application/json.', 'marsa-connect' ) );
	}
	if ( strlen( $request->get_body() ) > MARSA_CONNECT_MOST_BYTES ) {
		return marsa_connect_refusal( 413, __( 'The form is too long.', 'marsa-connect' ) );
	}
	$lead = marsa_connect_parse( json_decode( $request->get_body(), true ), $request->get_header( 'Idempotency-Key' ) );
	if ( is_wp_error( $lead ) ) {
		return $lead;
	}
	if ( marsa_connect_is_trapped( $lead['fields'] ) ) {
		// As if it had been taken: a program that was told no would try another way.
		return new WP_REST_Response( array( 'taken' => 'now' ), 201 );
	}
	return marsa_connect_take_once( $lead );
}

/**
 * Whether the field is filled that no person sees on the site: then a program has sent the form.
 *
 * @param array<string,string> $fields The form's fields.
 * @return bool
 */
function marsa_connect_is_trapped( $fields ) {
	/** Name of that field; '' to take every form. */
	$name = apply_filters( 'marsa_connect_trap', 'website' );
	return '' !== ( $fields[ $name ] ?? '' );
}

/**
 * An error in the form that WordPress answers with.
 *
 * @param int    $status Status of the answer.
 * @param string $text   What is wrong.
 * @return WP_Error
 */
function marsa_connect_refusal( $status, $text ) {
	return new WP_Error( 'marsa_connect_refused', $text, array( 'status' => $status ) );
}

/**
 * Reads a form.
 *
 * @param mixed       $data   What was sent.
 * @param string|null $header The header Idempotency-Key.
 * @return array<string,mixed>|WP_Error
 */
function marsa_connect_parse( $data, $header ) {
	if ( ! is_array( $data ) ) {
		return marsa_connect_refusal( 400, __( 'The body is no JSON object.', 'marsa-connect' ) );
	}
	$key = $header ?? $data['key'] ?? null;
	if ( ! is_string( $key ) || ! preg_match( '/^[\x21-\x7E]{8,200}$/D', $key ) || ( $data['key'] ?? $key ) !== $key ) {
		return marsa_connect_refusal( 422, __( 'The key is missing, or header and body name different ones.', 'marsa-connect' ) );
	}
	/** Names of the forms that are taken. */
	if ( ! in_array( $data['form'] ?? null, apply_filters( 'marsa_connect_forms', MARSA_CONNECT_FORMS ), true ) ) {
		return marsa_connect_refusal( 422, __( 'There is no such form.', 'marsa-connect' ) );
	}
	$fields = $data['fields'] ?? null;
	if ( ! is_array( $fields ) || count( $fields ) > 50 ) {
		return marsa_connect_refusal( 422, __( 'The fields are missing.', 'marsa-connect' ) );
	}
	foreach ( $fields as $name => $value ) {
		if ( ! preg_match( '/^[A-Za-z][A-Za-z0-9_-]{0,39}$/D', (string) $name ) || ! is_string( $value ) ) {
			return marsa_connect_refusal( 422, __( 'A field has no proper name, or is no text.', 'marsa-connect' ) );
		}
	}
	foreach ( array( 'text', 'language', 'createdAt' ) as $name ) {
		if ( ! is_string( $data[ $name ] ?? '' ) ) {
			/* translators: %s: name of a part of the form, such as language */
			return marsa_connect_refusal( 422, sprintf( __( '“%s” is no text.', 'marsa-connect' ), $name ) );
		}
	}
	if ( ! marsa_connect_can_answer( $data['form'], $fields ) ) {
		return marsa_connect_refusal( 422, __( 'There is neither a phone number nor an e-mail address to answer to.', 'marsa-connect' ) );
	}
	return array(
		'key'       => $key,
		'form'      => $data['form'],
		'fields'    => array_map( 'marsa_connect_plain', $fields ),
		'text'      => marsa_connect_plain( $data['text'] ?? '' ),
		'language'  => marsa_connect_plain( $data['language'] ?? '' ),
		'createdAt' => marsa_connect_plain( $data['createdAt'] ?? '' ),
	);
}

/**
 * Whether a form names a way to answer. As mild as the site: what it lets through is not refused here.
 *
 * @param string               $form   Name of the form.
 * @param array<string,string> $fields Its fields.
 * @return bool
 */
function marsa_connect_can_answer( $form, $fields ) {
	$has_phone = '' !== trim( $fields['phone'] ?? '' );
	$has_email = (bool) preg_match( '/^[^\s@]+@[^\s@]+\.[^\s@]+$/Du', trim( $fields['email'] ?? '' ) );
	if ( 'booking' === $form ) {
		return $has_phone;
	}
	return $has_email || ( $has_phone && 'newsletter' !== $form );
}

/**
 * Text without control characters, with plain line ends.
 *
 * @param string $text Any text.
 * @return string
 */
function marsa_connect_plain( $text ) {
	$lines = preg_replace( '/\r\n?|\x{2028}|\x{2029}/u', "\n", $text );
	return trim( (string) preg_replace( '/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/', '', (string) $lines ) );
}

/*
 * WordPress allows every origin to read its answers, with cookies. Here only the site may, without them.
 */
add_filter(
	'rest_pre_serve_request',
	function ( $served, $result, $request ) {
		if ( 0 !== strpos( $request->get_route(), '/marsa/v1/' ) ) {
			return $served;
		}
		foreach ( array( 'Origin', 'Methods', 'Headers', 'Credentials' ) as $name ) {
			header_remove( "Access-Control-Allow-$name" );
		}
		header_remove( 'Access-Control-Expose-Headers' );
		header( 'Vary: Origin', false );
		header( 'Cache-Control: no-store' );
		header( 'X-Robots-Tag: noindex' );
		// For those who are logged in WordPress would put its own Cache-Control in place of ours.
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
