import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import * as v from 'valibot';

export interface SiteSettings {
  /** Origin of a separate content service; undefined for the embedded one (CS-01). */
  readonly contentOrigin: string | undefined;
  readonly imageOrigins: readonly string[];
  readonly leadsEndpoint: string | undefined;
  readonly leadsOrigin: string | undefined;
  readonly vitalsEndpoint: string | undefined;
  readonly vitalsOrigin: string | undefined;
  /** Origin of the site's public address (`VITE_SITE_URL`), used by the embedded content service. */
  readonly siteOrigin?: string | undefined;
  /** Changes with any setting that is built into the site's scripts. */
  readonly digest: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

// Later files override earlier ones, and the environment overrides all: https://vite.dev/guide/env-and-mode.
const ENV_FILES = ['.env', '.env.local', '.env.production', '.env.production.local'];

const environmentSchema = v.object({
  VITE_CONTENT_API: v.optional(v.string(), ''),
  VITE_IMAGE_ORIGINS: v.optional(v.string(), ''),
  VITE_LEADS_ENDPOINT: v.optional(v.string(), ''),
  VITE_VITALS_ENDPOINT: v.optional(v.string(), ''),
  VITE_SITE_URL: v.optional(v.string(), ''),
});

// A placeholder for the site's origin, which is unknown here.
const OWN = 'https://own.invalid';

function foreignOrigin(name: string, address: string): string | undefined {
  if (address === '') return undefined;
  if (!URL.canParse(address, OWN)) throw new Error(`${name}: “${address}” is no address.`);
  const url = new URL(address, OWN);
  if (!/^https?:$/.test(url.protocol)) throw new Error(`${name}: “${address}” is no http address.`);
  return url.origin === OWN ? undefined : url.origin;
}

function imageOrigins(list: string): string[] {
  const addresses = list.split(/[\s,]+/).filter((address) => address !== '');
  const origins = addresses.map((address) => {
    if (!/^https?:\/\//i.test(address)) throw new Error(`VITE_IMAGE_ORIGINS: “${address}” has no scheme.`);
    return foreignOrigin('VITE_IMAGE_ORIGINS', address);
  });
  return origins.filter((origin) => origin !== undefined);
}

const WANTED =
  'an https address, a path of this site such as /api/leads, or http://localhost for trying it out';

/** Hosts of this machine, where http is safe. */
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Returns the address that the site posts to (forms, FO-02; metrics, QU-08), absolute or a path of the site; undefined
 * if the setting is empty. Throws Error with the name of a setting that is invalid or unsafe.
 */
function parseEndpoint(setting: string, value: string): string | undefined {
  const address = value.trim();
  if (address === '') return undefined;
  const refuse = (why: string) => new Error(`${setting}: “${address}” ${why}. It must be ${WANTED}.`);
  if (/^\/(?![/\\])/.test(address)) return address;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) throw refuse('is no such address');
  const url = new URL(address);
  if (url.protocol !== 'https:' && !LOCAL.has(url.hostname)) throw refuse('would send in the clear');
  // `fetch` refuses such addresses, and built-in settings are public.
  if (url.username || url.password) throw refuse('carries a password');
  return url.href;
}

/** Returns the environment with the settings of the project's `.env` files. */
export function readEnvironment(root: string, environment: Environment): Environment {
  const all: Record<string, string | undefined> = {};
  for (const name of ENV_FILES) {
    const file = join(root, name);
    if (existsSync(file)) Object.assign(all, parseEnv(readFileSync(file, 'utf8')));
  }
  return { ...all, ...environment };
}

/** Reads the settings as the build does. Throws Error with the name of a setting that is no address. */
export function readSettings(root: string, environment: Environment = process.env): SiteSettings {
  const all = readEnvironment(root, environment);
  const known = v.parse(environmentSchema, all);
  const builtIn = Object.entries(all)
    .filter(([name, value]) => name.startsWith('VITE_') && value)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const leadsEndpoint = parseEndpoint('VITE_LEADS_ENDPOINT', known.VITE_LEADS_ENDPOINT);
  const vitalsEndpoint = parseEndpoint('VITE_VITALS_ENDPOINT', known.VITE_VITALS_ENDPOINT);
  return {
    contentOrigin: foreignOrigin('VITE_CONTENT_API', known.VITE_CONTENT_API.trim()),
    imageOrigins: imageOrigins(known.VITE_IMAGE_ORIGINS),
    leadsEndpoint,
    leadsOrigin: foreignOrigin('VITE_LEADS_ENDPOINT', leadsEndpoint ?? ''),
    vitalsEndpoint,
    vitalsOrigin: foreignOrigin('VITE_VITALS_ENDPOINT', vitalsEndpoint ?? ''),
    siteOrigin: foreignOrigin('VITE_SITE_URL', known.VITE_SITE_URL),
    digest: createHash('sha256').update(JSON.stringify(builtIn)).digest('hex').slice(0, 16),
  };
}
