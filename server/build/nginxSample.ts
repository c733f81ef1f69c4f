import { CACHE_RULES } from '../http/cacheRules.ts';

/** nginx reads the server's regular expressions unchanged. */
const cacheLines = CACHE_RULES.map(
  ({ pattern, cacheControl }) => `  "~${pattern.source.replaceAll('\\/', '/')}" "${cacheControl}";`,
);

/** Returns an nginx configuration that serves `dist` as our server does. */
export function nginxSample(
  headers: readonly (readonly [name: string, value: string])[],
  renamed: ReadonlyMap<string, string>,
): string {
  const headerLines = headers.map(([name, value]) => `  add_header ${name} "${value}" always;`);
  const renamedLines = [...renamed].map(
    ([former, current]) => `  location = ${former} { return 301 ${current}$is_args$args; }\n`,
  );
  return `# Written by the build. Set names, certificates and root, and include it in nginx' http block.
map $uri $marsa_cache {
  "~/$" "no-cache"; # a redirect to the address without it
${cacheLines.join('\n')}
}

server {
  listen 443 ssl;
  server_name marsa.example;
  ssl_certificate /etc/ssl/marsa.pem;
  ssl_certificate_key /etc/ssl/marsa.key;
  root /srv/marsa/dist;
  charset utf-8;

  # Headers stand here only: a location with an add_header of its own would lose all of these.
${headerLines.join('\n')}
  add_header Cache-Control $marsa_cache always;

  gzip_static on;
  gzip_vary on;
  # brotli_static on; # with the brotli module

  error_page 404 /404.html;

  # A content service on this host: location ^~ /wp-json/ { proxy_pass … }, the same for /wp-content/uploads/.

  location = / { try_files /index.html =404; }
  location = /index.html { return 308 /$is_args$args; }
${renamedLines.join('')}  location / {
    # The raw address, not $uri: a decoded line break must not reach the Location header.
    if ($request_uri ~ "^(/[^/?\\\\\\\\][^?]*)/(?:index\\.html)?(\\?.*)?$") { return 308 $1$2; }
    try_files $uri $uri/index.html =404;
  }
  location ~ "/\\.(?!well-known/)|^/(_headers|_redirects|nginx\\.conf\\.sample)$|\\.(br|gz)$" { return 404; }
  location ~ "\\.webmanifest$" { default_type application/manifest+json; }
}
`;
}
