<?php
/**
 * Leads in the administration: a list, and a page for each. All of a lead is shown as text.
 *
 * @package marsa-connect
 */

defined( 'ABSPATH' ) || exit;

add_filter(
	'manage_marsa_lead_posts_columns',
	function ( $columns ) {
		return array(
			'cb'            => $columns['cb'] ?? '',
			'marsa_name'    => __( 'Name', 'marsa-connect' ),
			'marsa_contact' => __( 'Contact', 'marsa-connect' ),
			'marsa_kind'    => __( 'Kind', 'marsa-connect' ),
			'date'          => __( 'Date', 'marsa-connect' ),
		);
	}
);

add_action(
	'manage_marsa_lead_posts_custom_column',
	function ( $column, $id ) {
		$lead   = marsa_connect_lead( $id );
		$fields = $lead['fields'];
		if ( 'marsa_name' === $column ) {
			$name = '' === ( $fields['name'] ?? '' ) ? '—' : $fields['name'];
			printf( '<strong><a href="%s">%s</a></strong>', esc_url( (string) get_edit_post_link( $id ) ), esc_html( $name ) );
		} elseif ( 'marsa_kind' === $column ) {
			echo esc_html( marsa_connect_kind( $lead['form'] ) );
			if ( $lead['suspicious'] ) {
				echo '<br>' . esc_html__( 'possibly spam', 'marsa-connect' );
			}
			if ( 'sent' !== get_post_meta( $id, '_marsa_mail', true ) ) {
				echo '<br>' . esc_html__( 'not mailed', 'marsa-connect' );
			}
		} elseif ( 'marsa_contact' === $column ) {
			echo esc_html( implode( ', ', array_filter( array( $fields['email'] ?? '', $fields['phone'] ?? '' ), 'strlen' ) ) );
		}
	},
	10,
	2
);

add_filter(
	'post_row_actions',
	function ( $actions, $post ) {
		if ( 'marsa_lead' === $post->post_type ) {
			// A lead is not edited.
			unset( $actions['inline hide-if-no-js'], $actions['edit'], $actions['view'] );
		}
		return $actions;
	},
	10,
	2
);

add_filter(
	'bulk_actions-edit-marsa_lead',
	function ( $actions ) {
		unset( $actions['edit'] );
		return $actions;
	}
);

add_action(
	'add_meta_boxes_marsa_lead',
	function () {
		remove_meta_box( 'submitdiv', 'marsa_lead', 'side' );
		remove_meta_box( 'slugdiv', 'marsa_lead', 'normal' );
		add_meta_box( 'marsa_connect_lead', __( 'Lead', 'marsa-connect' ), 'marsa_connect_lead_box', 'marsa_lead', 'normal', 'high' );
	}
);

/**
 * Shows a lead.
 *
 * @param WP_Post $post The lead.
 * @return void
 */
function marsa_connect_lead_box( $post ) {
	$lead = marsa_connect_lead( $post->ID );
	$mail = (string) get_post_meta( $post->ID, '_marsa_mail', true );
	$mail = '' === $mail ? 'not sent' : $mail;
	echo '<p><strong>' . esc_html( marsa_connect_kind( $lead['form'] ) ) . '</strong>, ' . esc_html( get_the_date( '', $post ) . ' ' . get_the_time( '', $post ) ) . '</p>';
	echo '<pre style="white-space:pre-wrap">' . esc_html( marsa_connect_text( $lead ) ) . '</pre>';
	/* translators: %s: "sent", or "not sent" with the reason */
	echo '<p>' . esc_html( sprintf( __( 'Mail: %s', 'marsa-connect' ), $mail ) ) . '</p>';
}
