<?php
/**
 * Stores each form once, however often and however simultaneously it is sent.
 *
 * @package marsa-connect
 */

defined( 'ABSPATH' ) || exit;

/**
 * Stores a form unless a lead with its key is stored. Simultaneous requests with one key wait for each other: an answer
 * of success means that the lead is stored.
 *
 * @param array<string,mixed> $lead The form.
 * @return WP_REST_Response
 */
function marsa_connect_take_once( $lead ) {
	for ( $try = 0; $try < 40; $try++ ) {
		if ( marsa_connect_lead_with( $lead['key'] ) ) {
			return new WP_REST_Response( array( 'taken' => 'before' ), 200 );
		}
		if ( marsa_connect_lock( $lead['key'] ) ) {
			$answer = marsa_connect_take_locked( $lead );
			marsa_connect_unlock( $lead['key'] );
			if ( 201 === $answer->get_status() ) {
				// WP-Cron mails it: the sender does not wait for the mail server.
				marsa_connect_schedule( 'marsa_connect_mail', 0 );
				spawn_cron();
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
 * @return WP_REST_Response
 */
function marsa_connect_take_locked( $lead ) {
	// Another request may have stored it and released the lock since the first look.
	if ( marsa_connect_lead_with( $lead['key'] ) ) {
		return new WP_REST_Response( array( 'taken' => 'before' ), 200 );
	}
	$wait = marsa_connect_wait();
	if ( $wait > 0 ) {
		return marsa_connect_later( 429, $wait );
	}
	if ( ! marsa_connect_store( $lead ) ) {
		return marsa_connect_later( 503, 60 );
	}
	return new WP_REST_Response( array( 'taken' => 'now' ), 201 );
}

/**
 * An answer that asks the sender to try again.
 *
 * @param int $status  Status of the answer.
 * @param int $seconds After how many seconds.
 * @return WP_REST_Response
 */
function marsa_connect_later( $status, $seconds ) {
	$answer = rest_convert_error_to_response( marsa_connect_refusal( $status, __( 'Not now: please try again later.', 'marsa-connect' ) ) );
	$answer->header( 'Retry-After', (string) $seconds );
	return $answer;
}
