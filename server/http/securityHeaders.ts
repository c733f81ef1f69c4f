import { contentSecurityPolicy, type PolicySources } from './contentSecurityPolicy.ts';

/**
 * The kind of a file: `page` is a document; `active` has a separate policy (a worker, or an SVG file opened directly);
 * `passive` has none.
 */
export type FileKind = 'page' | 'active' | 'passive';

/** Returns the kind of a file by its extension. */
export function kindOf(file: string): FileKind {
  if (/\.html?$/i.test(file)) return 'page';
  return /\.(?:svg|xml|pdf)$|(?:sw|Worker-[\w-]+)\.js$/i.test(file) ? 'active' : 'passive';
}

interface SecurityHeader {
  readonly name: string;
  readonly value: (sources: PolicySources) => string;
  readonly kinds: readonly FileKind[];
  /** `https`: only on https. `server`: not for hosts, which send one set with every file. */
  readonly only?: 'https' | 'server';
}

const EVERYTHING: readonly FileKind[] = ['page', 'active', 'passive'];

const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * The site's security headers (QU-02), for the server and for host files. `web-share` and `clipboard-write` remain
 * allowed, because articles offer both.
 */
const SECURITY_HEADERS: readonly SecurityHeader[] = [
  { name: 'Content-Security-Policy', value: contentSecurityPolicy, kinds: ['page', 'active'] },
  { name: 'X-Content-Type-Options', value: () => 'nosniff', kinds: EVERYTHING },
  { name: 'Referrer-Policy', value: () => 'strict-origin-when-cross-origin', kinds: EVERYTHING },
  {
    name: 'Permissions-Policy',
    value: () => UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    kinds: ['page'],
  },
  { name: 'Cross-Origin-Opener-Policy', value: () => 'same-origin', kinds: ['page'] },
  // Feed readers and link previews show pictures on other sites.
  {
    name: 'Cross-Origin-Resource-Policy',
    value: () => 'same-origin',
    kinds: ['page', 'active'],
    only: 'server',
  },
  { name: 'X-Frame-Options', value: () => 'DENY', kinds: ['page'] },
  {
    name: 'Strict-Transport-Security',
    value: () => 'max-age=31536000',
    kinds: EVERYTHING,
    only: 'https',
  },
];

export interface HeaderSources extends PolicySources {
  /** Origin of the site's public address; on https a proxy terminates TLS. */
  readonly siteOrigin?: string | undefined;
}

/** Returns the headers of a file on our server. */
export function securityHeaders(kind: FileKind, sources: HeaderSources): Record<string, string> {
  const isHttps = sources.siteOrigin?.startsWith('https:');
  const sent = SECURITY_HEADERS.filter(
    ({ kinds, only }) => kinds.includes(kind) && (only !== 'https' || isHttps),
  );
  return Object.fromEntries(
    sent.map(({ name, value }) => [name, value({ ...sources, upgradeInsecure: false })]),
  );
}

/** Returns the headers of a host on https, which are the same for every file. */
export function hostHeaders(sources: PolicySources): [name: string, value: string][] {
  return SECURITY_HEADERS.filter(({ only }) => only !== 'server').map((header) => [
    header.name,
    header.value({ ...sources, upgradeInsecure: true }),
  ]);
}
