<?php
/**
 * POST /wp-json/marsa/v1/leads takes the site's forms, each key once.
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
				'permission_callback' => 'marsa_connect_may_send',
			)
		);
	}
);

/**
 * Takes a form. The site does not send a form again that is refused here with 400, 413, 415 or 422.
 *
 * @param WP_REST_Request $request The request.
 * @return WP_REST_Response|WP_Error
 */
function marsa_connect_take( $request ) {
	$body = $request->get_body();
	if ( strlen( $body ) < (int) $request->get_header( 'Content-Length' ) ) {
		// PHP could not buffer the body, for example because the disk of its temporary files is full.
		return marsa_connect_later( 503, 60 );
	}
	$type = $request->get_content_type();
	if ( 'application/json' !== ( $type['value'] ?? '' ) ) {
		return marsa_connect_refusal( 415, __( 'A form is sent as application/json.', 'marsa-connect' ) );
	}
	if ( strlen( $body ) > MARSA_CONNECT_MOST_BYTES ) {
		return marsa_connect_refusal( 413, __( 'The form is too long.', 'marsa-connect' ) );
	}
	$lead = marsa_connect_parse( json_decode( $body, true ), $request->get_header( 'Idempotency-Key' ) );
	return is_wp_error( $lead ) ? $lead : marsa_connect_take_once( $lead );
}

/**
 * Whether the field is filled that people do not see on the site. A password manager may fill it for a person, so such
 * a lead is stored and marked.
 *
 * @param array<string,string> $fields The form's fields.
 * @return bool
 */
function marsa_connect_is_trapped( $fields ) {
	/** Name of that field; '' to mark no form. */
	$name = apply_filters( 'marsa_connect_trap', 'reference' );
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
		'key'        => $key,
		'form'       => $data['form'],
		'fields'     => array_map( 'marsa_connect_plain', $fields ),
		'text'       => marsa_connect_plain( $data['text'] ?? '' ),
		'language'   => marsa_connect_plain( $data['language'] ?? '' ),
		'createdAt'  => marsa_connect_plain( $data['createdAt'] ?? '' ),
		'suspicious' => marsa_connect_is_trapped( $fields ),
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
