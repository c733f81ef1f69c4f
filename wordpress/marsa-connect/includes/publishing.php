<?php
/**
 * Tells the site what has changed, so that it brings its pages up to date at once.
 *
 * A save only notes ids. They are stored at the end of the request and sent by WP-Cron: saving never waits for the site.
 *
 * @package marsa-connect
 */

defined( 'ABSPATH' ) || exit;

/** A message may have 64 kB. Beyond so many ids none are sent: the site compares everything then. */
const MARSA_CONNECT_MOST_IDS = 500;

/**
 * Notes that something has changed.
 *
 * @param int|null $id The post; null for what concerns several.
 * @return void
 */
function marsa_connect_note( $id = null ) {
	static $ids = null;
	if ( null === $ids ) {
		$ids = array();
		add_action(
			'shutdown',
			function () use ( &$ids ) {
				marsa_connect_queue( array_keys( $ids ) );
			}
		);
	}
	if ( null !== $id ) {
		$ids[ (int) $id ] = true;
	}
}

add_action(
	'transition_post_status',
	function ( $new_status, $old_status, $post ) {
		// Covers what is published, edited, renamed, given a password, unpublished and put into the bin.
		if ( 'post' === $post->post_type && in_array( 'publish', array( $new_status, $old_status ), true ) ) {
			marsa_connect_note( $post->ID );
		}
	},
	10,
	3
);

add_action(
	'deleted_post',
	function ( $id, $post ) {
		if ( 'post' === $post->post_type && 'publish' === $post->post_status ) {
			marsa_connect_note( $id );
		}
	},
	10,
	2
);

foreach ( array( 'created_category', 'edited_category', 'delete_category' ) as $marsa_connect_hook ) {
	add_action(
		$marsa_connect_hook,
		function () {
			marsa_connect_note();
		}
	);
}

/**
 * Puts ids into the queue and has it sent in the background. Several requests in a row make one message.
 *
 * @param int[] $ids Posts that have changed.
 * @return void
 */
function marsa_connect_queue( $ids ) {
	$settings = marsa_connect_settings();
	if ( '' === $settings['site'] || '' === $settings['secret'] ) {
		return;
	}
	marsa_connect_store_queue( array_merge( marsa_connect_waiting()['ids'], $ids ), 0 );
	// In place of a try that waits for its time: what has just been saved is sent now.
	marsa_connect_schedule( 'marsa_connect_send', 0 );
	if ( wp_doing_cron() ) {
		// A post that was due has been published by WP-Cron, which does not look again for what was added meanwhile.
		wp_clear_scheduled_hook( 'marsa_connect_send' );
		marsa_connect_send();
	} else {
		spawn_cron();
	}
}

/**
 * What waits to be sent.
 *
 * @return array{ids:int[],attempt:int}
 */
function marsa_connect_waiting() {
	$queue = get_option( 'marsa_connect_queue' );
	return is_array( $queue ) ? $queue : array(
		'ids'     => array(),
		'attempt' => 0,
	);
}

/**
 * Stores the queue.
 *
 * @param int[] $ids     Posts that have changed.
 * @param int   $attempt How often sending has failed.
 * @return void
 */
function marsa_connect_store_queue( $ids, $attempt ) {
	$queue = array(
		'ids'     => array_values( array_unique( $ids ) ),
		'attempt' => $attempt,
	);
	update_option( 'marsa_connect_queue', $queue, false );
}

/**
 * Sends what is in the queue. A message without ids is good as well: the site compares its pages with WordPress.
 *
 * @return void
 */
function marsa_connect_send() {
	do {
		// Taken before it is sent: what another request adds meanwhile has an event of its own.
		$queue = marsa_connect_waiting();
		delete_option( 'marsa_connect_queue' );
		$answer = marsa_connect_tell( $queue['ids'] );
		// The line may have taken seconds, and another request may have written these options since they were read.
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( 'notoptions', 'options' );
		$is_newer = is_array( get_option( 'marsa_connect_queue' ) );
		if ( $is_newer && '202' === $answer ) {
			// WP-Cron runs once at a time: the event that was added would wait for the next visitor.
			wp_clear_scheduled_hook( 'marsa_connect_send' );
		}
	} while ( $is_newer && '202' === $answer );

	if ( '202' === $answer ) {
		delete_option( 'marsa_connect_failure' );
	} elseif ( $is_newer ) {
		$newer = marsa_connect_waiting();
		marsa_connect_store_queue( array_merge( $queue['ids'], $newer['ids'] ), $newer['attempt'] );
	} elseif ( isset( MARSA_CONNECT_PAUSES[ $queue['attempt'] ] ) ) {
		marsa_connect_store_queue( $queue['ids'], $queue['attempt'] + 1 );
		marsa_connect_schedule( 'marsa_connect_send', MARSA_CONNECT_PAUSES[ $queue['attempt'] ] );
	} else {
		$failure = array(
			'time'   => time(),
			'answer' => $answer,
		);
		update_option( 'marsa_connect_failure', $failure, false );
	}
}
add_action( 'marsa_connect_send', 'marsa_connect_send' );

/**
 * Sends one signed message.
 *
 * @param int[] $ids Posts that have changed.
 * @return string The status of the answer, or why there is none.
 */
function marsa_connect_tell( $ids ) {
	$settings  = marsa_connect_settings();
	$message   = count( $ids ) > MARSA_CONNECT_MOST_IDS ? new stdClass() : array( 'ids' => $ids );
	$body      = wp_json_encode( $message );
	$timestamp = (string) time();
	$answer    = wp_remote_post(
		$settings['site'] . '/hooks/content',
		array(
			'timeout'     => 10,
			'redirection' => 0,
			'headers'     => array(
				'Content-Type'      => 'application/json',
				'X-Marsa-Timestamp' => $timestamp,
				'X-Marsa-Signature' => hash_hmac( 'sha256', $timestamp . '.' . $body, $settings['secret'] ),
			),
			'body'        => $body,
		)
	);
	return is_wp_error( $answer ) ? $answer->get_error_message() : (string) wp_remote_retrieve_response_code( $answer );
}

add_action(
	'admin_notices',
	function () {
		$failure = get_option( 'marsa_connect_failure' );
		if ( ! is_array( $failure ) || ! current_user_can( 'manage_options' ) ) {
			return;
		}
		$text = sprintf(
			/* translators: 1: date and time, 2: a status code or an error message */
			__( 'Marsa Connect: the site could not be told of the last changes. The last try was on %1$s; the answer: %2$s.', 'marsa-connect' ),
			wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $failure['time'] ),
			$failure['answer']
		);
		printf( '<div class="notice notice-error"><p>%s</p></div>', esc_html( $text ) );
	}
);
