import { contentSecurityPolicy, type PolicySources } from './contentSecurityPolicy.ts';

/**
 * How browsers use a file: a `page` is shown as a document, an `active` file can run script (a worker, or an SVG
 * file opened by itself), a `passive` one cannot.
 */
export type FileKind = 'page' | 'active' | 'passive';

/** Returns the kind of a file by its extension. */
export function kindOf(file: string): FileKind {
  if (/\.html?$/i.test(file)) return 'page';
  return /\.(?:m?js|svg|xml|pdf)$/i.test(file) ? 'active' : 'passive';
}

/** One security header: its value, the kinds of file it makes sense on, and where it is sent. */
interface SecurityHeader {
  readonly name: string;
  readonly value: (sources: PolicySources) => string;
  readonly kinds: readonly FileKind[];
  /** `https`: only where the site is served over https. `server`: not by hosts, which send one set with every file. */
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
 * The site's security headers as data (QU-02), read by the server and by the generator of host files.
 * Sharing and copying stay allowed (`web-share`, `clipboard-write`): articles offer both.
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
  // Pictures stay free: feed readers and link previews show them on other sites.
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

/** Settings that decide which headers the server sends. */
export interface HeaderSources extends PolicySources {
  /** Origin of the site's public address. A proxy speaks TLS for the server where this is https. */
  readonly siteOrigin?: string | undefined;
}

/** Returns the headers that the server sends with a file of the given kind. */
export function securityHeaders(kind: FileKind, sources: HeaderSources): Record<string, string> {
  const isHttps = sources.siteOrigin?.startsWith('https:');
  const sent = SECURITY_HEADERS.filter(
    ({ kinds, only }) => kinds.includes(kind) && (only !== 'https' || isHttps),
  );
  return Object.fromEntries(
    sent.map(({ name, value }) => [name, value({ ...sources, upgradeInsecure: false })]),
  );
}

/** Returns the headers of a host that speaks https, which sends all of them with every file. */
export function hostHeaders(sources: PolicySources): [name: string, value: string][] {
  return SECURITY_HEADERS.filter(({ only }) => only !== 'server').map((header) => [
    header.name,
    header.value({ ...sources, upgradeInsecure: true }),
  ]);
}
