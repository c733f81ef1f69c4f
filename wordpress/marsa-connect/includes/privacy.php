<?php
/**
 * Leads in WordPress' tools for personal data: they are found by the e-mail address that they were sent with.
 *
 * @package marsa-connect
 */

defined( 'ABSPATH' ) || exit;

add_filter(
	'wp_privacy_personal_data_exporters',
	function ( $exporters ) {
		$exporters['marsa-connect'] = array(
			'exporter_friendly_name' => __( 'Leads', 'marsa-connect' ),
			'callback'               => 'marsa_connect_personal_data',
		);
		return $exporters;
	}
);

add_filter(
	'wp_privacy_personal_data_erasers',
	function ( $erasers ) {
		$erasers['marsa-connect'] = array(
			'eraser_friendly_name' => __( 'Leads', 'marsa-connect' ),
			'callback'             => 'marsa_connect_erase',
		);
		return $erasers;
	}
);

add_action(
	'admin_init',
	function () {
		wp_add_privacy_policy_content(
			'Marsa Connect',
			'<p>' . esc_html__( 'What you send with the forms of our website is stored here and mailed to us. Your IP address is not stored. A digest of it is counted for ten minutes to limit abuse, and deleted when the next form arrives.', 'marsa-connect' ) . '</p>'
		);
	}
);

/**
 * A hundred leads of a person, in the bin or not.
 *
 * @param string $email The person's e-mail address.
 * @param int    $page  Which hundred, from 1.
 * @return int[] Their ids.
 */
function marsa_connect_leads_of( $email, $page ) {
	global $wpdb;
	$email = trim( $email );
	// Quotes within values are escaped, so this finds the field only. Version 1.0 stored it in a meta field.
	$json = '%' . $wpdb->esc_like( '"email":' . marsa_connect_json( $email ) ) . '%';
	// phpcs:disable WordPress.DB.DirectDatabaseQuery
	$ids = $wpdb->get_col(
		$wpdb->prepare(
			"SELECT p.ID FROM $wpdb->posts p
			WHERE p.post_type = 'marsa_lead' AND p.post_status IN ('private', 'trash') AND (p.post_content LIKE %s
			OR EXISTS (SELECT 1 FROM $wpdb->postmeta m WHERE m.post_id = p.ID AND m.meta_key = '_marsa_email' AND m.meta_value = %s))
			ORDER BY p.ID LIMIT %d, 100",
			$json,
			strtolower( $email ),
			( $page - 1 ) * 100
		)
	);
	// phpcs:enable
	return array_map( 'intval', $ids );
}

/**
 * Gives out a person's leads.
 *
 * @param string $email The person's e-mail address.
 * @param int    $page  Which hundred, from 1.
 * @return array{data:array<int,array<string,mixed>>,done:bool}
 */
function marsa_connect_personal_data( $email, $page = 1 ) {
	$ids  = marsa_connect_leads_of( $email, $page );
	$data = array();
	foreach ( $ids as $id ) {
		$lead = marsa_connect_lead( $id );
		$rows = array_merge(
			array(
				'received' => (string) get_post_field( 'post_date', $id ),
				'form'     => marsa_connect_kind( $lead['form'] ),
			),
			array_filter( $lead['fields'], 'strlen' ),
			array(
				'text'      => $lead['text'],
				'language'  => $lead['language'],
				'createdAt' => $lead['createdAt'],
			)
		);
		$item = array();
		foreach ( $rows as $name => $value ) {
			// The report shows HTML.
			$item[] = array(
				'name'  => esc_html( $name ),
				'value' => nl2br( esc_html( $value ) ),
			);
		}
		$data[] = array(
			'group_id'    => 'marsa-leads',
			'group_label' => __( 'Leads', 'marsa-connect' ),
			'item_id'     => "marsa-lead-$id",
			'data'        => $item,
		);
	}
	return array(
		'data' => $data,
		'done' => count( $ids ) < 100,
	);
}

/**
 * Removes a person's leads.
 *
 * @param string $email The person's e-mail address.
 * @return array{items_removed:int,items_retained:int,messages:string[],done:bool}
 */
function marsa_connect_erase( $email ) {
	// Always the first hundred: those before have been removed.
	$ids     = marsa_connect_leads_of( $email, 1 );
	$removed = 0;
	foreach ( $ids as $id ) {
		$removed += wp_delete_post( $id, true ) ? 1 : 0;
	}
	$retained = count( $ids ) - $removed;
	return array(
		'items_removed'  => $removed,
		'items_retained' => $retained,
		'messages'       => $retained > 0 ? array( __( 'Some leads could not be removed.', 'marsa-connect' ) ) : array(),
		'done'           => count( $ids ) < 100 || 0 === $removed,
	);
}
