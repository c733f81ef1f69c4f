import { contentSecurityPolicy, type PolicySources } from './contentSecurityPolicy.ts';
import type { FileKind } from './fileKinds.ts';

/** One security header: its value, the kinds of file it makes sense on, and where it is sent. */
interface SecurityHeader {
  readonly name: string;
  readonly value: (sources: PolicySources) => string;
  readonly kinds: readonly FileKind[];
  /** Only for hosts that speak https; the server on localhost leaves it out. */
  readonly httpsOnly?: true;
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
  { name: 'X-Frame-Options', value: () => 'DENY', kinds: ['page'] },
  {
    name: 'Strict-Transport-Security',
    value: () => 'max-age=31536000',
    kinds: EVERYTHING,
    httpsOnly: true,
  },
];

/** Names and values for a file of the given kind, as the server on localhost sends them. */
export function securityHeaders(kind: FileKind, sources: PolicySources): [name: string, value: string][] {
  return SECURITY_HEADERS.filter((header) => !header.httpsOnly && header.kinds.includes(kind)).map(
    (header) => [header.name, header.value({ ...sources, upgradeInsecure: false })],
  );
}

/** Names and values for a host that speaks https. A host sends all of them on every file. */
export function hostHeaders(sources: PolicySources): [name: string, value: string][] {
  return SECURITY_HEADERS.map((header) => [header.name, header.value({ ...sources, upgradeInsecure: true })]);
}
