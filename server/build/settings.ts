import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import * as v from 'valibot';
import { parseEndpoint } from './endpoint.ts';

/** The settings of a build that the server side has to know as well. */
export interface SiteSettings {
  /** Origin of a foreign content service; undefined when the site answers for it itself (CS-01). */
  readonly contentOrigin: string | undefined;
  /** Origins of pictures in the content besides that one. */
  readonly imageOrigins: readonly string[];
  /** Where forms are posted to: a whole address or a path of the site; undefined when nothing is sent (FO-02). */
  readonly leadsEndpoint: string | undefined;
  /** Origin that forms are posted to, when it is another one (FO-02). */
  readonly leadsOrigin: string | undefined;
  /** Where measured loading times are sent to: a whole address or a path of the site; undefined for nowhere (QU-08). */
  readonly vitalsEndpoint: string | undefined;
  /** Its origin, when it is another one. */
  readonly vitalsOrigin: string | undefined;
  /** Origin of the site's public address (`VITE_SITE_URL`), with which the embedded content service answers. */
  readonly siteOrigin?: string | undefined;
  /** Changes when any setting that is built into the site's scripts changes. */
  readonly digest: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

// In the order of https://vite.dev/guide/env-and-mode: later files win, the real environment wins over all.
const ENV_FILES = ['.env', '.env.local', '.env.production', '.env.production.local'];

const environmentSchema = v.object({
  VITE_CONTENT_API: v.optional(v.string(), ''),
  VITE_IMAGE_ORIGINS: v.optional(v.string(), ''),
  VITE_LEADS_ENDPOINT: v.optional(v.string(), ''),
  VITE_VITALS_ENDPOINT: v.optional(v.string(), ''),
  VITE_SITE_URL: v.optional(v.string(), ''),
});

// Stands for the site's own address, which is not known here: what resolves to it needs no permission.
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

/** The environment, with what the `.env` files of the project set where it says nothing. */
export function readEnvironment(root: string, environment: Environment): Environment {
  const all: Record<string, string | undefined> = {};
  for (const name of ENV_FILES) {
    const file = join(root, name);
    if (existsSync(file)) Object.assign(all, parseEnv(readFileSync(file, 'utf8')));
  }
  return { ...all, ...environment };
}

/**
 * Reads the settings as the build reads them, from the environment and the `.env` files of the project.
 * @throws Error naming the setting when one of them is no address.
 */
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
