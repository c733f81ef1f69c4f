/** Settings of the policy. */
export interface PolicySources {
  /** `sha256-…` of each inline script in the built pages, without quotes. */
  readonly scriptHashes: readonly string[];
  /** Origin of a foreign content service; undefined when it answers on the site's own origin. */
  readonly contentOrigin?: string | undefined;
  /** Further origins of pictures and films in the content, for example a CDN. */
  readonly imageOrigins?: readonly string[];
  /** Foreign origin that forms are posted to (FO-02). */
  readonly leadsOrigin?: string | undefined;
  /** Foreign origin that measured loading times are sent to (QU-08). */
  readonly vitalsOrigin?: string | undefined;
  /** True where the site is served over https: a plain http server on localhost must not request it. */
  readonly upgradeInsecure?: boolean;
}

const PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/**
 * The Content-Security-Policy of every page (QU-02). Scripts are those of the site, or inline with a known
 * hash. Inline styles are allowed: critical CSS is inlined and content carries style attributes. Pictures are from
 * the content service and the origins of the settings only, so that no third party learns about readers.
 * https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy(sources: PolicySources): string {
  const { scriptHashes, contentOrigin, imageOrigins = [], upgradeInsecure = false } = sources;
  const media = [...(contentOrigin ? [contentOrigin] : []), ...imageOrigins];
  const endpoints = [sources.leadsOrigin, sources.vitalsOrigin].filter((origin) => origin !== undefined);
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'blob:', ...media],
    ['font-src', "'self'"],
    // A worker requests pictures by fetch(), which img-src does not cover.
    ['connect-src', "'self'", ...media, ...endpoints],
    ['frame-src', ...PLAYERS],
    ['media-src', "'self'", ...media],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'marsa', 'marsa-start', 'dompurify'],
  ];
  if (upgradeInsecure) directives.push(['upgrade-insecure-requests']);
  return directives.map(([name, ...values]) => [name, ...new Set(values)].join(' ')).join('; ');
}
