import { readFileSync, statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import * as v from 'valibot';
import { STAMP } from '../build/freshness.ts';
import { plainAnswer } from './plainAnswer.ts';

/** Where is asked whether the site can be served. */
export const HEALTH_PATH = '/healthz';

/** What the server knows of the content service, without asking it. Times in ISO 8601. */
export interface ContentHealth {
  /** Whether it answered when it was last looked at; null when it was never looked at. */
  readonly reachable: boolean | null;
  readonly checkedAt: string | null;
  /** When the newest post that is published here appeared. */
  readonly newest: string | null;
  /** Seconds since the pages were last compared with it. */
  readonly ageSeconds: number | null;
}

/** Of a site whose pages are not published from anywhere. */
export const UNKNOWN_CONTENT: ContentHealth = {
  reachable: null,
  checkedAt: null,
  newest: null,
  ageSeconds: null,
};

/** Whether the site can be served, and what it consists of. */
export interface Health {
  readonly status: 'ready' | 'no build';
  /** The newest version that the build names (`src/content/releases.ts`). */
  readonly version: string | null;
  /** When it was built, in ISO 8601. */
  readonly build: string | null;
  readonly content: ContentHealth;
}

const versionSchema = v.pipe(v.array(v.object({ id: v.string() })), v.minLength(1));

function versionIn(distDir: string): string | null {
  try {
    const versions = v.parse(versionSchema, JSON.parse(readFileSync(join(distDir, 'version.json'), 'utf8')));
    return versions[0]?.id ?? null;
  } catch {
    return null;
  }
}

/** How the site in a folder does. Asks nobody; a missing or broken file is no error. */
export function healthOf(distDir: string, content: ContentHealth): Health {
  const built = statSync(join(distDir, STAMP), { throwIfNoEntry: false })?.mtime;
  return {
    status: built ? 'ready' : 'no build',
    version: versionIn(distDir),
    build: built?.toISOString() ?? null,
    content,
  };
}

/** Answers `GET /healthz`: 200 while the site can be served, whatever the content service does; else 503 (QU-08). */
export function healthListener(distDir: string, content: () => ContentHealth): RequestListener {
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      plainAnswer(response, 405, { Allow: 'GET, HEAD' });
      return;
    }
    const health = healthOf(distDir, content());
    const body = `${JSON.stringify(health)}\n`;
    response.writeHead(health.status === 'ready' ? 200 : 503, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    response.end(body);
  };
}
