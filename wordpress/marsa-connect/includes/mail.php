<?php
/**
 * Mails leads by WP-Cron, and repeats a mail that fails.
 *
 * A lead that is mailed has the meta field `_marsa_mail` with the value `sent`. Every other stored lead is still to be
 * mailed, also when the request that stored it was killed.
 *
 * @package marsa-connect
 */

defined( 'ABSPATH' ) || exit;

/** Leads in one digest. */
const MARSA_CONNECT_DIGEST = 500;

add_action(
	'init',
	function () {
		// Finds leads whose request was killed before it scheduled their mail.
		if ( ! wp_next_scheduled( 'marsa_connect_mail_hourly' ) ) {
			wp_schedule_event( time() + HOUR_IN_SECONDS, 'hourly', 'marsa_connect_mail_hourly' );
		}
	}
);
add_action( 'marsa_connect_mail', 'marsa_connect_mail_all' );
add_action( 'marsa_connect_mail_hourly', 'marsa_connect_mail_all' );

/**
 * SQL of the leads that are not mailed, from the keyword FROM on.
 *
 * @return string
 */
function marsa_connect_unmailed_sql() {
	global $wpdb;
	// A row without content and without the field of version 1.0 is a lead that was never stored completely.
	return "FROM $wpdb->posts p LEFT JOIN $wpdb->postmeta tries ON tries.post_id = p.ID AND tries.meta_key = '_marsa_mail_tries'
		WHERE p.post_type = 'marsa_lead' AND p.post_status = 'private'
		AND NOT EXISTS (SELECT 1 FROM $wpdb->postmeta m WHERE m.post_id = p.ID AND m.meta_key = '_marsa_mail' AND m.meta_value = 'sent')
		AND (p.post_content <> '' OR EXISTS (SELECT 1 FROM $wpdb->postmeta m WHERE m.post_id = p.ID AND m.meta_key = '_marsa_lead'))";
}

/**
 * Mails all leads that are not mailed yet. Up to `marsa_connect_most_mails` an hour are mailed one by one, further ones
 * in one digest an hour.
 *
 * @return void
 */
function marsa_connect_mail_all() {
	global $wpdb;
	/** How many leads are mailed one by one in an hour. */
	$most = (int) apply_filters( 'marsa_connect_most_mails', 30 );
	$done = array();
	do {
		// PHPMailer waits up to 300 s for a mail server.
		if ( ! marsa_connect_lock( 'mail', 600 ) ) {
			marsa_connect_schedule( 'marsa_connect_mail', 60 );
			return;
		}
		// Leads with fewer tries first: one that always fails does not delay the others.
		$query = 'SELECT p.ID ' . marsa_connect_unmailed_sql() . ' ORDER BY COALESCE(tries.meta_value, 0) + 0, p.ID LIMIT ' . MARSA_CONNECT_DIGEST;
		$ids   = array_map( 'intval', $wpdb->get_col( $query ) ); // phpcs:ignore WordPress.DB
		// Should the database not store the result, a lead is mailed once in each run.
		$ids   = array_values( array_diff( $ids, $done ) );
		$count = marsa_connect_count( 'mail', HOUR_IN_SECONDS, 0 ) < $most ? 'mail' : 'digest';
		if ( 'mail' === $count ) {
			$ids = array_slice( $ids, 0, 1 );
		} elseif ( marsa_connect_count( 'digest', HOUR_IN_SECONDS, 0 ) > 0 ) {
			// The hourly event sends the next one.
			$ids = array();
		}
		$pause = $ids ? marsa_connect_mail( $ids ) : 0;
		$done  = array_merge( $done, $ids );
		if ( $ids && 0 === $pause ) {
			marsa_connect_count( $count, HOUR_IN_SECONDS );
		}
		marsa_connect_unlock( 'mail' );
	} while ( $ids && 0 === $pause );
	if ( $pause > 0 ) {
		marsa_connect_schedule( 'marsa_connect_mail', $pause );
	}
}

/**
 * Mails one lead, or several in a digest, and stores the result on them.
 *
 * @param int[] $ids Their ids.
 * @return int 0 when they are mailed, otherwise the seconds to wait before the next try.
 */
function marsa_connect_mail( $ids ) {
	$mail   = 1 === count( $ids ) ? marsa_connect_mail_of( marsa_connect_lead( $ids[0] ) ) : marsa_connect_digest_of( $ids );
	$reason = marsa_connect_send_mail( $mail );
	$pause  = 0;
	foreach ( $ids as $id ) {
		$tries = (int) get_post_meta( $id, '_marsa_mail_tries', true );
		update_post_meta( $id, '_marsa_mail_tries', $tries + 1 );
		update_post_meta( $id, '_marsa_mail', wp_slash( null === $reason ? 'sent' : trim( "not sent: $reason", ': ' ) ) );
		if ( null !== $reason ) {
			$pause = MARSA_CONNECT_PAUSES[ min( $tries, count( MARSA_CONNECT_PAUSES ) - 1 ) ];
		}
	}
	return $pause;
}

/**
 * The mail of a lead.
 *
 * @param array<string,mixed> $lead The lead.
 * @return array{subject:string,text:string,headers:string[]}
 */
function marsa_connect_mail_of( $lead ) {
	$email = $lead['fields']['email'] ?? '';
	$name  = preg_replace( '/\s+/u', ' ', $lead['fields']['name'] ?? '' );
	$kind  = $lead['suspicious'] ? __( 'Lead, possibly spam', 'marsa-connect' ) : __( 'Lead', 'marsa-connect' );
	return array(
		'subject' => trim( sprintf( '[%s] %s %s', $kind, marsa_connect_kind( $lead['form'] ), $name ) ),
		'text'    => marsa_connect_text( $lead ),
		'headers' => is_email( $email ) ? array( 'Reply-To: ' . $email ) : array(),
	);
}

/**
 * A mail about many leads, with a line for each.
 *
 * @param int[] $ids Their ids.
 * @return array{subject:string,text:string,headers:string[]}
 */
function marsa_connect_digest_of( $ids ) {
	/* translators: %d: number of leads */
	$title = sprintf( __( '%d leads in one mail: more were sent than are mailed one by one.', 'marsa-connect' ), count( $ids ) );
	$lines = array( $title, admin_url( 'edit.php?post_type=marsa_lead' ), '' );
	foreach ( $ids as $id ) {
		$lead    = marsa_connect_lead( $id );
		$fields  = $lead['fields'];
		$parts   = array( marsa_connect_kind( $lead['form'] ), $fields['name'] ?? '', $fields['email'] ?? '', $fields['phone'] ?? '', $lead['suspicious'] ? __( 'possibly spam', 'marsa-connect' ) : '' );
		$lines[] = preg_replace( '/\s+/u', ' ', implode( ', ', array_filter( $parts, 'strlen' ) ) );
	}
	return array(
		/* translators: %d: number of leads */
		'subject' => sprintf( __( '[Leads] %d leads', 'marsa-connect' ), count( $ids ) ),
		'text'    => implode( "\n", $lines ),
		'headers' => array(),
	);
}

/**
 * Sends a mail as plain text.
 *
 * @param array{subject:string,text:string,headers:string[]} $mail The mail.
 * @return string|null The reason of a failure; null when it was sent.
 */
function marsa_connect_send_mail( $mail ) {
	$to      = marsa_connect_settings()['email'];
	$headers = array_merge( array( 'Content-Type: text/plain; charset=UTF-8' ), $mail['headers'] );
	$plain   = function () {
		return 'text/plain';
	};
	$reason  = '';
	$note    = function ( $error ) use ( &$reason ) {
		$reason = $error->get_error_message();
	};
	// Other plugins make all mails HTML with this filter.
	add_filter( 'wp_mail_content_type', $plain, PHP_INT_MAX );
	add_action( 'wp_mail_failed', $note );
	try {
		$is_sent = wp_mail( '' === $to ? get_option( 'admin_email' ) : $to, mb_substr( $mail['subject'], 0, 150 ), $mail['text'], $headers );
	} catch ( Throwable $error ) {
		$is_sent = false;
		$reason  = $error->getMessage();
	}
	remove_filter( 'wp_mail_content_type', $plain, PHP_INT_MAX );
	remove_action( 'wp_mail_failed', $note );
	return $is_sent ? null : $reason;
}

add_action(
	'admin_notices',
	function () {
		global $wpdb;
		if ( ! current_user_can( 'manage_options' ) ) {
			return;
		}
		// A lead that has just been stored is about to be mailed.
		$query = 'SELECT COUNT(*) ' . marsa_connect_unmailed_sql() . ' AND (tries.meta_value IS NOT NULL OR p.post_date_gmt < %s)';
		$count = (int) $wpdb->get_var( $wpdb->prepare( $query, gmdate( 'Y-m-d H:i:s', time() - 600 ) ) ); // phpcs:ignore WordPress.DB
		if ( 0 === $count ) {
			return;
		}
		/* translators: %d: number of leads */
		$text = sprintf( _n( 'Marsa Connect: %d lead is stored but not mailed. Its mail is sent again automatically; please check the mail server.', 'Marsa Connect: %d leads are stored but not mailed. Their mails are sent again automatically; please check the mail server.', $count, 'marsa-connect' ), $count );
		printf( '<div class="notice notice-error"><p>%s <a href="%s">%s</a></p></div>', esc_html( $text ), esc_url( admin_url( 'edit.php?post_type=marsa_lead' ) ), esc_html__( 'Leads', 'marsa-connect' ) );
	}
);
