import * as v from 'valibot';
import { RELEASE } from '../../content/releases.ts';

/** Written by the build (server/build/finish.ts). */
const FILE = '/version.json';
/** The announcement waits so many milliseconds for it, body included; then it comes without. */
const PATIENCE = 3000;
/** Most sentences that are told. */
const MOST = 3;

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

/** What the versions after this one bring, by language, the latest first. */
export type ReleaseNotes = v.InferOutput<typeof Releases>[number]['changes'];

const NONE: ReleaseNotes = { en: [], ar: [], ur: [], hi: [] };

/** The sentences of all versions after `own`; of the latest alone where `own` is not in the list. */
export function releaseNotesSince(own: string, file: unknown): ReleaseNotes {
  const parsed = v.safeParse(Releases, file);
  if (!parsed.success) return NONE;
  const at = parsed.output.findIndex(({ id }) => id === own);
  const newer = parsed.output.slice(0, at === -1 ? 1 : at);
  const of = (code: keyof ReleaseNotes) =>
    [...new Set(newer.flatMap(({ changes }) => changes[code]))].slice(0, MOST);
  return { en: of('en'), ar: of('ar'), ur: of('ur'), hi: of('hi') };
}

/** Asks the server what the new version brings. Never rejects: what cannot be had is not told. */
export async function fetchReleaseNotes(): Promise<ReleaseNotes> {
  try {
    const response = await fetch(FILE, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
    if (!response.ok) throw new Error(`${response.status}`);
    return releaseNotesSince(RELEASE, await response.json());
  } catch (error) {
    console.info(`What the new version brings is not known: ${String(error)}`);
    return NONE;
  }
}
