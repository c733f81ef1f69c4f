<?php
// A must-use plugin of the test site: catches mails, and runs commands that have no address in WordPress.
declare(strict_types=1);

require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php';
require_once ABSPATH . WPINC . '/PHPMailer/Exception.php';

/** Writes each mail to a file, or fails when the site's option says so. */
class Marsa_Test_Mailer extends PHPMailer\PHPMailer\PHPMailer
{
  public function send()
  {
    $this->preSend();
    sleep((int) get_option('marsa_test_mail_slow'));
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

// Disables WordPress' own events: parallel runs of WP-Cron can overwrite each other's changes to the list of events.
add_filter('schedule_event', fn($event) => $event && str_starts_with($event->hook, 'marsa_connect_') ? $event : false);

// Delays a write, so that other requests run in parallel.
add_filter('wp_insert_post_data', function (array $data): array {
  if ($data['post_type'] === 'marsa_lead' && get_option('marsa_test_slow')) {
    touch(WP_CONTENT_DIR . '/storing');
    usleep(1_500_000);
  }
  return $data;
});

// Kills a request that stores a lead before one of its writes: the first, the second … (`write`), or the one after a
// certain write (`after`), as a file specifies.
$marsaTestKills = str_contains($_SERVER['REQUEST_URI'] ?? '', '/marsa/v1/leads') && is_file(WP_CONTENT_DIR . '/kill.json');
if ($marsaTestKills && !str_starts_with(file_get_contents('/proc/' . posix_getppid() . '/comm'), 'php')) {
  // The end of the server's first process ends all others: the test tries again.
  http_response_code(503);
  exit;
}
add_filter('query', function (string $query) use ($marsaTestKills): string {
  static $writes = 0, $before = '';
  $file = WP_CONTENT_DIR . '/kill.json';
  if (!$marsaTestKills || !is_file($file) || !preg_match('/^\s*(INSERT|UPDATE|DELETE)\b/i', $query)) {
    return $query;
  }
  $kill = json_decode(file_get_contents($file), true);
  $writes++;
  if ($writes === ($kill['write'] ?? 0) || (isset($kill['after']) && str_contains($before, $kill['after']))) {
    unlink($file);
    file_put_contents(WP_CONTENT_DIR . '/killed', $query);
    usleep(1000 * ($kill['delayMs'] ?? 0));
    posix_kill(getmypid(), SIGKILL);
  }
  $before = $query;
  return $query;
});

add_filter('query', fn(string $query): string => is_file(WP_CONTENT_DIR . '/full') && str_starts_with($query, 'INSERT INTO `wp_posts`') ? 'INSERT INTO nowhere VALUES (1)' : $query);

/** Returns the names of the plugin's stored options and events. */
function marsa_test_stored(): array
{
  global $wpdb;
  return $wpdb->get_col("SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%marsa\_connect%'");
}

function marsa_test_forget(string $prefix): int
{
  global $wpdb;
  return (int) $wpdb->query($wpdb->prepare("DELETE FROM $wpdb->options WHERE option_name LIKE %s", $wpdb->esc_like($prefix) . '%'));
}

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
      return marsa_test_forget('marsa_connect_count_');
    case 'forgetLocks':
      return marsa_test_forget('marsa_connect_lock_');
    case 'mailHourly':
      return do_action('marsa_connect_mail_hourly');
    case 'nextMail':
      $next = wp_next_scheduled('marsa_connect_mail');
      return $next === false ? null : $next - time();
    case 'count':
      return marsa_connect_count($with['name'], $with['seconds']);
    case 'networks':
      return marsa_connect_networks($with['address']);
    case 'cells':
      require_once WP_PLUGIN_DIR . '/marsa-connect/includes/export.php';
      return array_map('marsa_connect_cell', $with['texts']);
    case 'oldLead':
      return wp_insert_post(wp_slash([
        'post_type' => 'marsa_lead',
        'post_status' => 'private',
        'post_name' => hash('sha256', $with['key']),
        'post_title' => 'Of version 1.0',
        'meta_input' => isset($with['fields']) ? [
          '_marsa_lead' => wp_json_encode($with),
          '_marsa_email' => strtolower($with['fields']['email'] ?? ''),
          '_marsa_mail' => 'sent',
        ] : [],
      ]));
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
