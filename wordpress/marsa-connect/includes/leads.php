<?php
/**
 * Leads: how they are stored, read and mailed.
 *
 * A lead is a private post. Its form is kept as JSON in a meta field, in ASCII: nothing filters it, and every database
 * can hold it. Its name (slug) is the digest of its key, which has an index.
 *
 * @package marsa-connect
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'init',
	function () {
		$capabilities = array( 'edit_post', 'read_post', 'delete_post', 'edit_posts', 'edit_others_posts', 'edit_private_posts', 'edit_published_posts', 'publish_posts', 'read_private_posts', 'delete_posts', 'delete_others_posts', 'delete_private_posts', 'delete_published_posts' );
		register_post_type(
			'marsa_lead',
			array(
				'labels'       => array(
					'name'               => __( 'Leads', 'marsa-connect' ),
					'singular_name'      => __( 'Lead', 'marsa-connect' ),
					'edit_item'          => __( 'Lead', 'marsa-connect' ),
					'search_items'       => __( 'Search leads', 'marsa-connect' ),
					'not_found'          => __( 'No leads yet.', 'marsa-connect' ),
					'not_found_in_trash' => __( 'No leads in the bin.', 'marsa-connect' ),
				),
				'public'       => false,
				'show_ui'      => true,
				'show_in_rest' => false,
				'can_export'   => false,
				'menu_icon'    => 'dashicons-email-alt',
				'supports'     => false,
				'rewrite'      => false,
				'query_var'    => false,
				'map_meta_cap' => false,
				'capabilities' => array_fill_keys( $capabilities, 'manage_options' ) + array( 'create_posts' => 'do_not_allow' ),
			)
		);
	}
);

/**
 * The lead that has come with a key, in the bin or not.
 *
 * @param string $key The form's key.
 * @return int The lead's id, or 0.
 */
function marsa_connect_lead_with( $key ) {
	global $wpdb;
	$name = hash( 'sha256', $key );
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- never from a cache: another request may just have stored it.
	return (int) $wpdb->get_var( $wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE post_type = 'marsa_lead' AND post_name IN (%s, %s) LIMIT 1", $name, $name . '__trashed' ) );
}

/**
 * Stores a form.
 *
 * @param array<string,mixed> $lead The form.
 * @return int|null The lead's id; null when it could not be stored.
 */
function marsa_connect_store( $lead ) {
	$fields = $lead['fields'];
	$title  = implode( ' ', array_filter( array( $fields['name'] ?? '', $fields['email'] ?? '', $fields['phone'] ?? '' ) ) );
	$id     = wp_insert_post(
		wp_slash(
			array(
				'post_type'   => 'marsa_lead',
				'post_status' => 'private',
				'post_name'   => hash( 'sha256', $lead['key'] ),
				// For the search in the list alone; it is shown nowhere.
				'post_title'  => sanitize_text_field( $title ),
				'meta_input'  => array(
					'_marsa_lead'  => wp_json_encode( $lead ),
					'_marsa_email' => strtolower( $fields['email'] ?? '' ),
					// Stays when the request is killed before the mail has gone.
					'_marsa_mail'  => 'not sent',
				),
			)
		),
		true
	);
	if ( is_wp_error( $id ) ) {
		return null;
	}
	if ( '' === get_post_meta( $id, '_marsa_lead', true ) ) {
		wp_delete_post( $id, true );
		return null;
	}
	return $id;
}

/**
 * Reads a lead.
 *
 * @param int $id The lead's id.
 * @return array{form:string,fields:array<string,string>,text:string,language:string,createdAt:string}
 */
function marsa_connect_lead( $id ) {
	$stored = json_decode( (string) get_post_meta( $id, '_marsa_lead', true ), true );
	$empty  = array(
		'form'      => '',
		'fields'    => array(),
		'text'      => '',
		'language'  => '',
		'createdAt' => '',
	);
	return array_merge( $empty, is_array( $stored ) ? $stored : array() );
}

/**
 * What a form is called.
 *
 * @param string $form Name of the form.
 * @return string
 */
function marsa_connect_kind( $form ) {
	$kinds = array(
		'booking'    => __( 'Booking', 'marsa-connect' ),
		'meeting'    => __( 'Meeting', 'marsa-connect' ),
		'newsletter' => __( 'Newsletter', 'marsa-connect' ),
		'quote'      => __( 'Quote', 'marsa-connect' ),
	);
	return $kinds[ $form ] ?? $form;
}

/**
 * A lead in plain text, as it is mailed and shown.
 *
 * @param array<string,mixed> $lead The form.
 * @return string
 */
function marsa_connect_text( $lead ) {
	$lines = array();
	foreach ( array_filter( $lead['fields'], 'strlen' ) as $name => $value ) {
		// Further lines are indented, so that none of them passes for another field.
		$lines[] = $name . ': ' . str_replace( "\n", "\n    ", $value );
	}
	$lines[] = 'language: ' . $lead['language'];
	$lines[] = 'createdAt: ' . $lead['createdAt'];
	return implode( "\n", $lines ) . "\n\n" . $lead['text'];
}

/**
 * Mails a lead, and notes on it what came of that.
 *
 * @param int                 $id   The lead's id.
 * @param array<string,mixed> $lead The form.
 * @return void
 */
function marsa_connect_mail( $id, $lead ) {
	$email   = $lead['fields']['email'] ?? '';
	$name    = preg_replace( '/\s+/u', ' ', $lead['fields']['name'] ?? '' );
	$to      = marsa_connect_settings()['email'];
	$subject = trim( sprintf( '[%s] %s %s', __( 'Lead', 'marsa-connect' ), marsa_connect_kind( $lead['form'] ), $name ) );
	$headers = array( 'Content-Type: text/plain; charset=UTF-8' );
	if ( is_email( $email ) ) {
		$headers[] = 'Reply-To: ' . $email;
	}
	$plain  = function () {
		return 'text/plain';
	};
	$reason = '';
	$note   = function ( $error ) use ( &$reason ) {
		$reason = $error->get_error_message();
	};
	// Other plugins make all mails HTML with this filter.
	add_filter( 'wp_mail_content_type', $plain, PHP_INT_MAX );
	add_action( 'wp_mail_failed', $note );
	try {
		$is_sent = wp_mail( '' === $to ? get_option( 'admin_email' ) : $to, mb_substr( $subject, 0, 150 ), marsa_connect_text( $lead ), $headers );
	} catch ( Throwable $error ) {
		$is_sent = false;
		$reason  = $error->getMessage();
	}
	remove_filter( 'wp_mail_content_type', $plain, PHP_INT_MAX );
	remove_action( 'wp_mail_failed', $note );
	update_post_meta( $id, '_marsa_mail', wp_slash( $is_sent ? 'sent' : trim( 'not sent: ' . $reason, ': ' ) ) );
}
