<?php
/**
 * Plugin Name:       Marsa Connect
 * Description:       Connects WordPress with a Marsa site: tells it at once what has changed, takes its forms, and can show it drafts.
 * Version:           1.1.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Author:            Marsa
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       marsa-connect
 *
 * @package marsa-connect
 */

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/includes/schedule.php';
require_once __DIR__ . '/includes/limits.php';
require_once __DIR__ . '/includes/publishing.php';
require_once __DIR__ . '/includes/readers.php';
require_once __DIR__ . '/includes/origin.php';
require_once __DIR__ . '/includes/preview.php';
require_once __DIR__ . '/includes/endpoint.php';
require_once __DIR__ . '/includes/once.php';
require_once __DIR__ . '/includes/leads.php';
require_once __DIR__ . '/includes/mail.php';
require_once __DIR__ . '/includes/privacy.php';

if ( is_admin() ) {
	require_once __DIR__ . '/includes/settings.php';
	require_once __DIR__ . '/includes/leads-screen.php';
	require_once __DIR__ . '/includes/export.php';
}

/**
 * The settings, all of them present.
 *
 * @return array{site:string,secret:string,redirect:bool,email:string,delete_leads:bool}
 */
function marsa_connect_settings() {
	$stored = get_option( 'marsa_connect' );
	return array_merge(
		array(
			'site'         => '',
			'secret'       => '',
			'redirect'     => false,
			'email'        => '',
			'delete_leads' => false,
		),
		is_array( $stored ) ? $stored : array()
	);
}

/**
 * The origin of an address as browsers write it; an empty string when it has none.
 *
 * @param string $address An http or https address.
 * @return string
 */
function marsa_connect_origin( $address ) {
	$parts  = wp_parse_url( trim( $address ) );
	$scheme = strtolower( $parts['scheme'] ?? '' );
	if ( empty( $parts['host'] ) || ! in_array( $scheme, array( 'http', 'https' ), true ) ) {
		return '';
	}
	$usual = 'https' === $scheme ? 443 : 80;
	$port  = $parts['port'] ?? $usual;
	return $scheme . '://' . strtolower( $parts['host'] ) . ( $port === $usual ? '' : ':' . $port );
}

/**
 * Address of a post on the site, written as the site itself writes it.
 *
 * @param WP_Post $post A post.
 * @return string
 */
function marsa_connect_address( $post ) {
	// WordPress stores lower-case percent escapes, cut at 200 characters: perhaps in the middle of a letter.
	$slug = rawurldecode( $post->post_name );
	return marsa_connect_settings()['site'] . '/blog/' . rawurlencode( preg_match( '//u', $slug ) ? $slug : $post->post_name );
}

add_action(
	'init',
	function () {
		load_plugin_textdomain( 'marsa-connect', false, dirname( plugin_basename( __FILE__ ) ) . '/languages' );
	},
	// Before anything asks for a translation.
	0
);

register_deactivation_hook(
	__FILE__,
	function () {
		foreach ( array( 'marsa_connect_send', 'marsa_connect_mail', 'marsa_connect_mail_hourly' ) as $hook ) {
			wp_unschedule_hook( $hook );
		}
	}
);
