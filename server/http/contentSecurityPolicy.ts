export interface PolicySources {
  /** `sha256-…` of each inline script in the built pages, without quotes. */
  readonly scriptHashes: readonly string[];
  readonly contentOrigin?: string | undefined;
  readonly imageOrigins?: readonly string[];
  readonly leadsOrigin?: string | undefined;
  readonly vitalsOrigin?: string | undefined;
  /** True on https; a server on http must not set it. */
  readonly upgradeInsecure?: boolean;
}

const PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/**
 * Returns the Content-Security-Policy of every page (QU-02). Scripts are the site's, or inline with a known hash.
 * Inline styles are allowed for critical CSS and style attributes in content. Pictures are restricted to configured
 * origins, so that no third party tracks visitors. https://www.w3.org/TR/CSP3/
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
    // The service worker fetches pictures, which img-src does not cover.
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
    ['trusted-types', 'marsa', 'default', 'dompurify'],
  ];
  if (upgradeInsecure) directives.push(['upgrade-insecure-requests']);
  return directives.map(([name, ...values]) => [name, ...new Set(values)].join(' ')).join('; ');
}
