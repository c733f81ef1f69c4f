<?php
// A must-use plugin of the test site: catches mails, and does on request what has no address of its own.
declare(strict_types=1);

require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php';
require_once ABSPATH . WPINC . '/PHPMailer/Exception.php';

/** Puts a mail together as always and writes it to a file. Fails when the site's option says so. */
class Marsa_Test_Mailer extends PHPMailer\PHPMailer\PHPMailer
{
  public function send()
  {
    $this->preSend();
    if (get_option('marsa_test_mail_fails')) {
      throw new PHPMailer\PHPMailer\Exception('the mail server is away');
    }
    $mail = [
      'header' => $this->MIMEHeader . $this->mailHeader,
      'subject' => $this->Subject,
      'contentType' => $this->ContentType,
      'replyTo' => array_keys($this->getReplyToAddresses()),
      'to' => array_column($this->getToAddresses(), 0),
      'body' => $this->Body,
    ];
    file_put_contents(WP_CONTENT_DIR . '/mails.jsonl', json_encode($mail) . "\n", FILE_APPEND | LOCK_EX);
    return true;
  }
}

add_filter('wp_mail_from', fn() => 'wordpress@marsa.example');
$GLOBALS['phpmailer'] = new Marsa_Test_Mailer(true);

// WordPress' own events stay away: two runs of WP-Cron at once can undo each other's changes to the list of events.
add_filter('schedule_event', fn($event) => $event && $event->hook === 'marsa_connect_send' ? $event : false);

// Makes room for what happens at the same time.
add_filter('wp_insert_post_data', function (array $data): array {
  if ($data['post_type'] === 'marsa_lead' && get_option('marsa_test_slow')) {
    touch(WP_CONTENT_DIR . '/storing');
    usleep(1_500_000);
  }
  return $data;
});

/** Names of what the plugin has stored beside leads. */
function marsa_test_stored(): array
{
  global $wpdb;
  return $wpdb->get_col("SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%marsa\_connect%'");
}

/** What can be asked for, by name. */
function marsa_test_ask(string $what, array $with)
{
  switch ($what) {
    case 'option':
      return update_option($with['name'], $with['value']);
    case 'nextTry':
      $next = wp_next_scheduled('marsa_connect_send');
      return $next === false ? null : $next - time();
    case 'tryNow':
      update_option('marsa_connect_queue', ['ids' => $with['ids'] ?? [], 'attempt' => $with['attempt'] ?? 0]);
      wp_clear_scheduled_hook('marsa_connect_send');
      do_action('marsa_connect_send');
      $next = wp_next_scheduled('marsa_connect_send');
      return $next === false ? null : $next - time();
    case 'forgetSenders':
      $names = array_filter(marsa_test_stored(), fn($name) => str_starts_with($name, '_transient_marsa_connect_rate_'));
      return array_map(fn($name) => delete_transient(substr($name, strlen('_transient_'))), array_values($names));
    case 'stored':
      return marsa_test_stored();
    case 'personalData':
      return marsa_connect_personal_data($with['email']);
    case 'erase':
      return marsa_connect_erase($with['email']);
    case 'previewSignature':
      return marsa_connect_preview_signature($with['id'], $with['expires']);
    case 'leads':
      return array_map(
        fn($post) => ['id' => $post->ID, 'status' => $post->post_status, 'mail' => get_post_meta($post->ID, '_marsa_mail', true)]
          + marsa_connect_lead($post->ID),
        get_posts(['post_type' => 'marsa_lead', 'post_status' => ['private', 'trash'], 'numberposts' => -1]),
      );
    case 'uninstall':
      require_once ABSPATH . 'wp-admin/includes/plugin.php';
      deactivate_plugins('marsa-connect/marsa-connect.php');
      uninstall_plugin('marsa-connect/marsa-connect.php');
      return null;
    case 'leadsLeft':
      global $wpdb;
      return (int) $wpdb->get_var("SELECT COUNT(*) FROM $wpdb->posts WHERE post_type = 'marsa_lead'");
  }
  throw new RuntimeException("Nothing is called $what");
}

add_action('rest_api_init', function (): void {
  register_rest_route('marsa-test/v1', '/(?P<what>\w+)', [
    'methods' => 'POST',
    'permission_callback' => '__return_true',
    'callback' => fn($request) => ['answer' => marsa_test_ask($request['what'], $request->get_json_params() ?? [])],
  ]);
});
