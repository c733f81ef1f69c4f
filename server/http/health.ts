import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Handler } from 'hono';
import * as v from 'valibot';
import { STAMP } from '../build/freshness.ts';

export const HEALTH_PATH = '/healthz';

/** State of the content service by the last look at it. Times in ISO 8601. */
export interface ContentHealth {
  /** Null before the first look. */
  readonly reachable: boolean | null;
  readonly checkedAt: string | null;
  /** Date of the newest published post. */
  readonly newest: string | null;
  /** Seconds since the pages were last compared with it. */
  readonly ageSeconds: number | null;
}

/** State for a site that publishes nothing. */
export const UNKNOWN_CONTENT: ContentHealth = {
  reachable: null,
  checkedAt: null,
  newest: null,
  ageSeconds: null,
};

const versionSchema = v.pipe(v.array(v.object({ id: v.string() })), v.minLength(1));

/** Returns the newest version that the build names (`src/content/releases.ts`). */
function versionIn(distDir: string): string | null {
  try {
    const versions = v.parse(versionSchema, JSON.parse(readFileSync(join(distDir, 'version.json'), 'utf8')));
    return versions[0]?.id ?? null;
  } catch {
    return null;
  }
}

/**
 * Answers `GET /healthz`: 200 while there is a finished build, in any state of the content service; otherwise 503 (QU-08).
 * Sends no request; a missing or broken file is no error.
 */
export function healthHandler(distDir: string, content: () => ContentHealth): Handler {
  return (c) => {
    const built = statSync(join(distDir, STAMP), { throwIfNoEntry: false })?.mtime.toISOString();
    const status = built ? 'ready' : 'no build';
    const health = { status, version: versionIn(distDir), build: built ?? null, content: content() };
    const body = `${JSON.stringify(health)}\n`;
    return c.body(body, built ? 200 : 503, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': `${Buffer.byteLength(body)}`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
  };
}
