<?php
/**
 * Removes what the plugin has stored. Leads stay, unless the settings say that they go too.
 *
 * @package marsa-connect
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/**
 * Removes everything from the current site.
 *
 * @return void
 */
function marsa_connect_uninstall() {
	global $wpdb;
	$settings = get_option( 'marsa_connect' );
	if ( is_array( $settings ) && ! empty( $settings['delete_leads'] ) ) {
		// By SQL, since the type of post is not registered any more, and queries know only those that are.
		$ids = $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE post_type = 'marsa_lead'" ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		foreach ( $ids as $id ) {
			wp_delete_post( (int) $id, true );
		}
	}
	foreach ( array( 'marsa_connect_send', 'marsa_connect_mail', 'marsa_connect_mail_hourly' ) as $hook ) {
		wp_unschedule_hook( $hook );
	}
	foreach ( array( 'marsa_connect', 'marsa_connect_queue', 'marsa_connect_failure' ) as $name ) {
		delete_option( $name );
	}
	// Short-lived: counts of requests, locks.
	foreach ( array( '_transient_marsa_connect_', '_transient_timeout_marsa_connect_', 'marsa_connect_lock_', 'marsa_connect_count_' ) as $prefix ) {
		$like = $wpdb->esc_like( $prefix ) . '%';
		$wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_name LIKE %s", $like ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
	}
}

if ( is_multisite() ) {
	$marsa_connect_sites = get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	);
	foreach ( $marsa_connect_sites as $marsa_connect_site ) {
		switch_to_blog( $marsa_connect_site );
		marsa_connect_uninstall();
		restore_current_blog();
	}
} else {
	marsa_connect_uninstall();
}
