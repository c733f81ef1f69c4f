<?php
/**
 * Leads as a CSV file.
 *
 * @package marsa-connect
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'manage_posts_extra_tablenav',
	function ( $which ) {
		$screen = get_current_screen();
		if ( 'top' === $which && $screen && 'edit-marsa_lead' === $screen->id && current_user_can( 'manage_options' ) ) {
			$address = wp_nonce_url( admin_url( 'admin-post.php?action=marsa_connect_export' ), 'marsa_connect_export' );
			printf( '<a class="button" href="%s">%s</a>', esc_url( $address ), esc_html__( 'Export as CSV', 'marsa-connect' ) );
		}
	}
);

/**
 * A cell that spreadsheets do not read as a formula. Some split cells at other separators than the comma, so each part
 * is made safe.
 *
 * @param string $text Text of the cell.
 * @return string
 */
function marsa_connect_cell( $text ) {
	return (string) preg_replace( '/(?:^|[;,|\t\r\n])\K(?=[\p{Z}\p{Cf}]*[=+\-@＝＋－＠])/u', "'", $text );
}

/**
 * A lead as a row of the file.
 *
 * @param WP_Post $post The lead.
 * @return string[]
 */
function marsa_connect_row( $post ) {
	$lead    = marsa_connect_lead( $post->ID );
	$fields  = $lead['fields'];
	$own     = array( 'name', 'email', 'phone' );
	$details = array();
	foreach ( array_filter( array_diff_key( $fields, array_flip( $own ) ), 'strlen' ) as $name => $value ) {
		$details[] = "$name: $value";
	}
	$row = array( $post->post_date, $lead['form'], $fields['name'] ?? '', $fields['email'] ?? '', $fields['phone'] ?? '', $lead['language'], implode( "\n", $details ), $lead['text'], $lead['suspicious'] ? 'yes' : '' );
	return array_map( 'marsa_connect_cell', $row );
}

add_action(
	'admin_post_marsa_connect_export',
	function () {
		check_admin_referer( 'marsa_connect_export' );
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_die( esc_html__( 'You may not export leads.', 'marsa-connect' ), '', array( 'response' => 403 ) );
		}
		nocache_headers();
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( 'Content-Disposition: attachment; filename="leads-' . wp_date( 'Y-m-d' ) . '.csv"' );
		// phpcs:disable WordPress.WP.AlternativeFunctions -- to the answer, not to a file.
		$file = fopen( 'php://output', 'w' );
		// Without this mark Excel takes the file for another encoding.
		fwrite( $file, "\xEF\xBB\xBF" );
		fputcsv( $file, array( 'received', 'form', 'name', 'email', 'phone', 'language', 'fields', 'text', 'suspicious' ), ',', '"', '' );
		$page = 1;
		do {
			$posts = get_posts(
				array(
					'post_type'   => 'marsa_lead',
					'post_status' => 'private',
					'numberposts' => 200,
					'paged'       => $page++,
					'orderby'     => 'ID',
					'order'       => 'ASC',
				)
			);
			foreach ( $posts as $post ) {
				fputcsv( $file, marsa_connect_row( $post ), ',', '"', '' );
			}
		} while ( count( $posts ) === 200 );
		fclose( $file );
		// phpcs:enable
		exit;
	}
);
