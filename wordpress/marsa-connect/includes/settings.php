<?php
/**
 * Settings → Marsa Connect.
 *
 * @package marsa-connect
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'admin_menu',
	function () {
		add_options_page( 'Marsa Connect', 'Marsa Connect', 'manage_options', 'marsa-connect', 'marsa_connect_page' );
	}
);

add_action(
	'admin_init',
	function () {
		register_setting(
			'marsa_connect',
			'marsa_connect',
			array(
				'type'              => 'array',
				'sanitize_callback' => 'marsa_connect_sanitize',
			)
		);
	}
);

/**
 * Reads what the form has sent. What is wrong leaves the setting as it was.
 *
 * @param mixed $input What was sent.
 * @return array<string,mixed>
 */
function marsa_connect_sanitize( $input ) {
	$before = marsa_connect_settings();
	$input  = is_array( $input ) ? $input : array();
	$text   = function ( $name ) use ( $input ) {
		return is_string( $input[ $name ] ?? null ) ? trim( sanitize_text_field( $input[ $name ] ) ) : '';
	};
	$site   = marsa_connect_origin( $text( 'site' ) );
	$email  = sanitize_email( $text( 'email' ) );
	if ( '' === $site && '' !== $text( 'site' ) ) {
		add_settings_error( 'marsa_connect', 'site', __( 'The site’s address has to begin with https:// or http://.', 'marsa-connect' ) );
		$site = $before['site'];
	}
	if ( '' !== $text( 'email' ) && ! is_email( $email ) ) {
		add_settings_error( 'marsa_connect', 'email', __( 'This is no e-mail address.', 'marsa-connect' ) );
		$email = $before['email'];
	}
	return array(
		'site'         => $site,
		// The page does not hold the secret: an empty field leaves it as it is.
		'secret'       => '' === $text( 'secret' ) ? $before['secret'] : $text( 'secret' ),
		'redirect'     => ! empty( $input['redirect'] ),
		'email'        => $email,
		'delete_leads' => ! empty( $input['delete_leads'] ),
	);
}

/**
 * The page with the settings.
 *
 * @return void
 */
function marsa_connect_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$settings = marsa_connect_settings();
	$secret   = '' === $settings['secret']
		? __( 'None is set yet.', 'marsa-connect' )
		/* translators: %s: the last four characters of the secret */
		: sprintf( __( 'One is set; it ends in %s. Leave the field empty to keep it.', 'marsa-connect' ), substr( $settings['secret'], -4 ) );
	?>
	<div class="wrap">
		<h1>Marsa Connect</h1>
		<?php marsa_connect_show_test(); ?>
		<form method="post" action="options.php">
			<?php settings_fields( 'marsa_connect' ); ?>
			<table class="form-table" role="presentation">
				<tr>
					<th scope="row"><label for="marsa-site"><?php esc_html_e( 'Address of the site', 'marsa-connect' ); ?></label></th>
					<td>
						<input id="marsa-site" name="marsa_connect[site]" type="url" class="regular-text" placeholder="https://marsa.example" value="<?php echo esc_attr( $settings['site'] ); ?>">
						<p class="description">
							<?php esc_html_e( 'Only this origin may send forms.', 'marsa-connect' ); ?>
							<?php esc_html_e( 'Its setting VITE_LEADS_ENDPOINT:', 'marsa-connect' ); ?>
							<code><?php echo esc_html( rest_url( 'marsa/v1/leads' ) ); ?></code>
						</p>
					</td>
				</tr>
				<tr>
					<th scope="row"><label for="marsa-secret"><?php esc_html_e( 'Secret', 'marsa-connect' ); ?></label></th>
					<td>
						<input id="marsa-secret" name="marsa_connect[secret]" type="text" class="regular-text" autocomplete="off" spellcheck="false" value="">
						<button id="marsa-generate" type="button" class="button"><?php esc_html_e( 'Generate', 'marsa-connect' ); ?></button>
						<p class="description">
							<?php echo esc_html( $secret ); ?>
							<?php esc_html_e( 'The site has the same one in CONTENT_HOOK_SECRET: copy it before you save.', 'marsa-connect' ); ?>
						</p>
					</td>
				</tr>
				<tr>
					<th scope="row"><label for="marsa-email"><?php esc_html_e( 'E-mail address for leads', 'marsa-connect' ); ?></label></th>
					<td><input id="marsa-email" name="marsa_connect[email]" type="email" class="regular-text" placeholder="<?php echo esc_attr( get_option( 'admin_email' ) ); ?>" value="<?php echo esc_attr( $settings['email'] ); ?>"></td>
				</tr>
				<tr>
					<th scope="row"><?php esc_html_e( 'Readers', 'marsa-connect' ); ?></th>
					<td><label><input name="marsa_connect[redirect]" type="checkbox" value="1" <?php checked( $settings['redirect'] ); ?>> <?php esc_html_e( 'Send readers of this theme’s post pages to the site', 'marsa-connect' ); ?></label></td>
				</tr>
				<tr>
					<th scope="row"><?php esc_html_e( 'Uninstalling', 'marsa-connect' ); ?></th>
					<td><label><input name="marsa_connect[delete_leads]" type="checkbox" value="1" <?php checked( $settings['delete_leads'] ); ?>> <?php esc_html_e( 'Delete all leads when the plugin is deleted', 'marsa-connect' ); ?></label></td>
				</tr>
			</table>
			<?php submit_button(); ?>
		</form>
		<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
			<input type="hidden" name="action" value="marsa_connect_test">
			<?php wp_nonce_field( 'marsa_connect_test' ); ?>
			<?php submit_button( __( 'Test the saved settings', 'marsa-connect' ), 'secondary', 'test', false ); ?>
		</form>
		<script>
			document.getElementById( 'marsa-generate' ).addEventListener( 'click', () => {
				const bytes = crypto.getRandomValues( new Uint8Array( 32 ) );
				document.getElementById( 'marsa-secret' ).value = Array.from( bytes, ( byte ) => byte.toString( 16 ).padStart( 2, '0' ) ).join( '' );
			} );
		</script>
	</div>
	<?php
}

add_action(
	'admin_post_marsa_connect_test',
	function () {
		check_admin_referer( 'marsa_connect_test' );
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_die( esc_html__( 'You may not do this.', 'marsa-connect' ), '', array( 'response' => 403 ) );
		}
		$settings = marsa_connect_settings();
		$is_set   = '' !== $settings['site'] && '' !== $settings['secret'];
		$answer   = $is_set ? marsa_connect_tell( array() ) : __( 'Address and secret have to be set first.', 'marsa-connect' );
		set_transient( 'marsa_connect_test_' . get_current_user_id(), $answer, 60 );
		wp_safe_redirect( admin_url( 'options-general.php?page=marsa-connect' ) );
		exit;
	}
);

/**
 * Shows what the site has answered to the test.
 *
 * @return void
 */
function marsa_connect_show_test() {
	$name   = 'marsa_connect_test_' . get_current_user_id();
	$answer = get_transient( $name );
	if ( ! is_string( $answer ) ) {
		return;
	}
	delete_transient( $name );
	$meanings = array(
		'202' => __( 'The site has taken the message (202).', 'marsa-connect' ),
		'401' => __( 'The site does not believe the message (401): its secret is another one, or a clock is wrong.', 'marsa-connect' ),
		'404' => __( 'The site does not listen (404): CONTENT_HOOK_SECRET is not set there, or it is served by another host than npm start.', 'marsa-connect' ),
	);
	/* translators: %s: a status code or an error message */
	$text = $meanings[ $answer ] ?? sprintf( __( 'The site’s answer: %s', 'marsa-connect' ), $answer );
	printf( '<div class="notice notice-%s"><p>%s</p></div>', '202' === $answer ? 'success' : 'error', esc_html( $text ) );
}
