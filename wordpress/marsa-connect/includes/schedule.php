<?php
/**
 * Events of WP-Cron: their pauses after failures, and locks that all requests share.
 *
 * @package marsa-connect
 */

defined( 'ABSPATH' ) || exit;

/** Seconds to wait before each further try. */
const MARSA_CONNECT_PAUSES = array( 10, 60, 300, 1800, 7200 );

/**
 * Schedules an event; replaces the one that is scheduled.
 *
 * @param string $hook    Name of the event.
 * @param int    $seconds In how many seconds it is due.
 * @return void
 */
function marsa_connect_schedule( $hook, $seconds ) {
	wp_clear_scheduled_hook( $hook );
	wp_schedule_single_event( time() + $seconds, $hook );
}

/**
 * Takes a lock. `add_option` overwrites an existing row; the table's unique index lets exactly one request in.
 *
 * @param string $name    Name of the lock.
 * @param int    $seconds After how many seconds it is free again when its request was killed.
 * @return bool Whether the lock was free.
 */
function marsa_connect_lock( $name, $seconds = 60 ) {
	global $wpdb;
	$option = 'marsa_connect_lock_' . md5( $name );
	// phpcs:disable WordPress.DB.DirectDatabaseQuery
	$wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_name = %s AND option_value < %d", $option, time() ) );
	return 1 === $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO $wpdb->options (option_name, option_value, autoload) VALUES (%s, %d, 'no')", $option, time() + $seconds ) );
	// phpcs:enable
}

/**
 * Releases a lock.
 *
 * @param string $name Name of the lock.
 * @return void
 */
function marsa_connect_unlock( $name ) {
	global $wpdb;
	$wpdb->delete( $wpdb->options, array( 'option_name' => 'marsa_connect_lock_' . md5( $name ) ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
}
