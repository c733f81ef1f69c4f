<?php
/**
 * Keeps each form once, however often and however simultaneously it comes, and not too many from one sender.
 *
 * @package marsa-connect
 */

defined( 'ABSPATH' ) || exit;

/**
 * Keeps a form unless its key was taken before. Of several that come at once one is kept, and the others wait for it: an
 * answer of success must mean that the lead is stored.
 *
 * @param array<string,mixed> $lead The form.
 * @return WP_REST_Response|WP_Error
 */
function marsa_connect_take_once( $lead ) {
	for ( $try = 0; $try < 40; $try++ ) {
		if ( marsa_connect_lead_with( $lead['key'] ) ) {
			return new WP_REST_Response( array( 'taken' => 'before' ), 200 );
		}
		if ( marsa_connect_lock( $lead['key'] ) ) {
			$answer = marsa_connect_keep( $lead );
			marsa_connect_unlock( $lead['key'] );
			if ( is_int( $answer ) ) {
				// Behind the lock: a slow mail server holds up nobody else.
				marsa_connect_mail( $answer, $lead );
				return new WP_REST_Response( array( 'taken' => 'now' ), 201 );
			}
			return $answer;
		}
		usleep( 250000 );
	}
	return marsa_connect_later( 503, 5 );
}

/**
 * Stores a form under its lock.
 *
 * @param array<string,mixed> $lead The form.
 * @return int|WP_REST_Response The lead's id, or an answer.
 */
function marsa_connect_keep( $lead ) {
	// Asked again: another request may have stored it and given the lock back since it was asked first.
	if ( marsa_connect_lead_with( $lead['key'] ) ) {
		return new WP_REST_Response( array( 'taken' => 'before' ), 200 );
	}
	$wait = marsa_connect_wait();
	if ( $wait > 0 ) {
		return marsa_connect_later( 429, $wait );
	}
	$id = marsa_connect_store( $lead );
	return is_int( $id ) ? $id : marsa_connect_later( 503, 60 );
}

/**
 * An answer that asks to come again.
 *
 * @param int $status  Status of the answer.
 * @param int $seconds After how long.
 * @return WP_REST_Response
 */
function marsa_connect_later( $status, $seconds ) {
	$answer = rest_convert_error_to_response( marsa_connect_refusal( $status, __( 'Not now: please try again later.', 'marsa-connect' ) ) );
	$answer->header( 'Retry-After', (string) $seconds );
	return $answer;
}

/**
 * Locks a key. `add_option` overwrites what is there; only the table's unique index lets exactly one request in.
 *
 * @param string $key The form's key.
 * @return bool Whether the lock was free.
 */
function marsa_connect_lock( $key ) {
	global $wpdb;
	$name = 'marsa_connect_lock_' . md5( $key );
	// phpcs:disable WordPress.DB.DirectDatabaseQuery
	// A request that was killed leaves its lock behind.
	$wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_name = %s AND option_value < %d", $name, time() - 60 ) );
	return 1 === $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO $wpdb->options (option_name, option_value, autoload) VALUES (%s, %d, 'no')", $name, time() ) );
	// phpcs:enable
}

/**
 * Gives a lock back.
 *
 * @param string $key The form's key.
 * @return void
 */
function marsa_connect_unlock( $key ) {
	global $wpdb;
	$wpdb->delete( $wpdb->options, array( 'option_name' => 'marsa_connect_lock_' . md5( $key ) ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
}

/**
 * Counts the leads of a sender: twenty in ten minutes are taken.
 *
 * @return int Seconds until the next one is taken; 0 for now.
 */
function marsa_connect_wait() {
	$remote = isset( $_SERVER['REMOTE_ADDR'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) : '';
	/** The sender's address. Behind a proxy take it from the header that the proxy sets. */
	$address = (string) apply_filters( 'marsa_connect_client_ip', $remote );
	/** How many leads one sender may send in ten minutes. */
	$most   = (int) apply_filters( 'marsa_connect_most_leads', 20 );
	$packed = filter_var( $address, FILTER_VALIDATE_IP ) ? inet_pton( $address ) : $address;
	// A household has 2^64 addresses of version 6. Only a digest is stored.
	$network = filter_var( $address, FILTER_VALIDATE_IP, FILTER_FLAG_IPV6 ) ? substr( $packed, 0, 8 ) : $packed;
	$name    = 'marsa_connect_rate_' . substr( hash_hmac( 'sha256', $network, wp_salt() ), 0, 32 );
	$before  = get_transient( $name );
	$since   = time() - 600;
	$times   = array();
	foreach ( is_array( $before ) ? $before : array() as $time ) {
		if ( $time > $since ) {
			$times[] = $time;
		}
	}
	if ( count( $times ) >= $most ) {
		return max( 1, ( $times[0] ?? time() ) - $since );
	}
	$times[] = time();
	set_transient( $name, $times, 600 );
	return 0;
}
