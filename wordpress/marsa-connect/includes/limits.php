<?php
/**
 * Counts in fixed windows of time: leads of one sender, mails of an hour.
 *
 * @package marsa-connect
 */

defined( 'ABSPATH' ) || exit;

/** Seconds in which a sender's leads are counted. */
const MARSA_CONNECT_WINDOW = 600;

/**
 * Adds to a count and returns it. One statement adds, so that simultaneous requests are all counted.
 *
 * @param string $name    Name of the count.
 * @param int    $seconds Length of a window.
 * @param int    $add     How much to add; 0 only reads.
 * @return int The count in the current window.
 */
function marsa_connect_count( $name, $seconds, $add = 1 ) {
	global $wpdb;
	$option = 'marsa_connect_count_' . $name;
	$end    = (string) marsa_connect_window_end( $seconds );
	// phpcs:disable WordPress.DB.DirectDatabaseQuery
	$wpdb->query(
		$wpdb->prepare(
			"INSERT INTO $wpdb->options (option_name, option_value, autoload) VALUES (%s, %s, 'no')
			ON DUPLICATE KEY UPDATE option_value = IF(SUBSTRING_INDEX(option_value, ':', 1) = %s, CONCAT(%s, ':', CAST(SUBSTRING_INDEX(option_value, ':', -1) AS UNSIGNED) + %d), %s)",
			$option,
			"$end:$add",
			$end,
			$end,
			$add,
			"$end:$add"
		)
	);
	$value = (string) $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", $option ) );
	// phpcs:enable
	return (int) substr( $value, (int) strpos( $value, ':' ) + 1 );
}

/**
 * The end of the current window.
 *
 * @param int $seconds Length of a window.
 * @return int Seconds since 1970.
 */
function marsa_connect_window_end( $seconds ) {
	return ( intdiv( time(), $seconds ) + 1 ) * $seconds;
}

/**
 * Deletes counts of past windows.
 *
 * @return void
 */
function marsa_connect_forget_counts() {
	global $wpdb;
	// Values begin with the end of their window.
	$wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_name LIKE %s AND option_value < %s", $wpdb->esc_like( 'marsa_connect_count_' ) . '%', (string) time() ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
}

/**
 * The networks that a sender's leads are counted for.
 *
 * @param string $address The sender's IP address.
 * @return array<string,int> Digests, each with the factor of its limit.
 */
function marsa_connect_networks( $address ) {
	// Some servers write IPv4 addresses as IPv6.
	$address  = preg_replace( '/^::ffff:(?=\d+\.)/i', '', $address );
	$packed   = filter_var( $address, FILTER_VALIDATE_IP ) ? inet_pton( $address ) : $address;
	$is_v6    = (bool) filter_var( $address, FILTER_VALIDATE_IP, FILTER_FLAG_IPV6 );
	$networks = array();
	// A household has a /64 or a /56, a company a /48. Only digests are stored.
	foreach ( $is_v6 ? array( 8 => 1, 7 => 2, 6 => 4 ) : array( strlen( $packed ) => 1 ) as $bytes => $factor ) {
		$networks[ substr( hash_hmac( 'sha256', substr( $packed, 0, $bytes ), wp_salt() ), 0, 32 ) ] = $factor;
	}
	return $networks;
}

/**
 * Counts a lead of the current sender.
 *
 * @return int Seconds until the sender's next lead is taken; 0 for now.
 */
function marsa_connect_wait() {
	$remote = isset( $_SERVER['REMOTE_ADDR'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) : '';
	/** The sender's address. Behind a proxy take it from the header that the proxy sets. */
	$address = (string) apply_filters( 'marsa_connect_client_ip', $remote );
	/** How many leads one sender may send in ten minutes. */
	$most = (int) apply_filters( 'marsa_connect_most_leads', 20 );
	$wait = 0;
	marsa_connect_forget_counts();
	foreach ( marsa_connect_networks( $address ) as $digest => $factor ) {
		if ( marsa_connect_count( "from_$digest", MARSA_CONNECT_WINDOW ) > $most * $factor ) {
			$wait = max( 1, marsa_connect_window_end( MARSA_CONNECT_WINDOW ) - time() );
		}
	}
	return $wait;
}
