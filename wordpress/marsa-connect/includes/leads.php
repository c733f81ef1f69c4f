<?php
/**
 * Leads: how they are stored and read.
 *
 * A lead is a private post whose content is the form as JSON. Its name (slug) is the digest of its key, which has an
 * index.
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
 * Posts that were inserted for a key, in the bin or not.
 *
 * @param string $key The form's key.
 * @return int[] Their ids.
 */
function marsa_connect_posts_with( $key ) {
	global $wpdb;
	$name = hash( 'sha256', $key );
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- never from a cache: another request may just have stored it.
	return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE post_type = 'marsa_lead' AND post_name IN (%s, %s)", $name, $name . '__trashed' ) ) );
}

/**
 * Whether a lead with a key is stored completely.
 *
 * @param string $key The form's key.
 * @return bool
 */
function marsa_connect_lead_with( $key ) {
	foreach ( marsa_connect_posts_with( $key ) as $id ) {
		if ( '' !== marsa_connect_lead( $id )['form'] ) {
			return true;
		}
	}
	return false;
}

/**
 * Stores a form under its lock, in one INSERT.
 *
 * @param array<string,mixed> $lead The form.
 * @return bool Whether it is stored.
 */
function marsa_connect_store( $lead ) {
	// Version 1.0 could leave a post without its form.
	foreach ( marsa_connect_posts_with( $lead['key'] ) as $id ) {
		wp_delete_post( $id, true );
	}
	$fields = $lead['fields'];
	$title  = implode( ' ', array_filter( array( $fields['name'] ?? '', $fields['email'] ?? '', $fields['phone'] ?? '' ) ) );
	$id     = wp_insert_post(
		wp_slash(
			array(
				'post_type'    => 'marsa_lead',
				'post_status'  => 'private',
				'post_name'    => hash( 'sha256', $lead['key'] ),
				// For the search in the list alone; it is shown nowhere.
				'post_title'   => sanitize_text_field( $title ),
				'post_content' => marsa_connect_json( $lead ),
			)
		)
	);
	if ( 0 === $id ) {
		return false;
	}
	if ( marsa_connect_lead_with( $lead['key'] ) ) {
		return true;
	}
	// Another plugin has changed the content.
	wp_delete_post( $id, true );
	return false;
}

/**
 * JSON in ASCII without characters of HTML: filters of post content do not change it, and every database can store it.
 *
 * @param mixed $data Any data.
 * @return string
 */
function marsa_connect_json( $data ) {
	return (string) wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_QUOT | JSON_HEX_APOS );
}

/**
 * Reads a lead.
 *
 * @param int $id The lead's id.
 * @return array{form:string,fields:array<string,string>,text:string,language:string,createdAt:string,suspicious:bool}
 */
function marsa_connect_lead( $id ) {
	$post   = get_post( $id );
	$stored = json_decode( $post ? $post->post_content : '', true );
	if ( ! is_array( $stored ) ) {
		// Version 1.0 stored leads in this meta field.
		$stored = json_decode( (string) get_post_meta( $id, '_marsa_lead', true ), true );
	}
	$empty = array(
		'form'       => '',
		'fields'     => array(),
		'text'       => '',
		'language'   => '',
		'createdAt'  => '',
		'suspicious' => false,
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
	if ( $lead['suspicious'] ) {
		$lines[] = __( 'Possibly spam: a field is filled that people do not see.', 'marsa-connect' );
	}
	return implode( "\n", $lines ) . "\n\n" . $lead['text'];
}
