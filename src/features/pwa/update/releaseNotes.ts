import * as v from 'valibot';
import { RELEASE } from '../../../content/releases.ts';

/** Written by the build (server/build/finish.ts). */
const FILE = '/version.json';
/** The announcement waits this long for the file, then appears without changes. */
const TIMEOUT_MS = 3000;
const MAX_CHANGES = 3;

const sentences = v.fallback(
  v.pipe(v.array(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(240))), v.maxLength(12)),
  [],
);
const Releases = v.array(
  v.object({
    id: v.string(),
    changes: v.object({ en: sentences, ar: sentences, ur: sentences, hi: sentences }),
  }),
);

/** Changes of newer versions by language, the latest first. */
export type ReleaseNotes = v.InferOutput<typeof Releases>[number]['changes'];

const NONE: ReleaseNotes = { en: [], ar: [], ur: [], hi: [] };

/** Returns the changes of all versions after `own`; only those of the latest when `own` is not listed. */
export function releaseNotesSince(own: string, file: unknown): ReleaseNotes {
  const parsed = v.safeParse(Releases, file);
  if (!parsed.success) return NONE;
  const at = parsed.output.findIndex(({ id }) => id === own);
  const newer = parsed.output.slice(0, at === -1 ? 1 : at);
  const of = (code: keyof ReleaseNotes) =>
    [...new Set(newer.flatMap(({ changes }) => changes[code]))].slice(0, MAX_CHANGES);
  return { en: of('en'), ar: of('ar'), ur: of('ur'), hi: of('hi') };
}

/** Fetches the changes of the new version. Never rejects; returns empty lists on failure. */
export async function fetchReleaseNotes(): Promise<ReleaseNotes> {
  try {
    const response = await fetch(FILE, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`${response.status}`);
    return releaseNotesSince(RELEASE, await response.json());
  } catch (error) {
    console.info(`Release notes were not loaded: ${String(error)}`);
    return NONE;
  }
}
