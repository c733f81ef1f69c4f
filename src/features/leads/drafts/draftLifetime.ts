/** Typed values of a form's fields, by name. */
export type Fields = Readonly<Record<string, string>>;

/** Draft lifetime, in milliseconds: others may use the device too. */
const LIFE = 30 * 24 * 60 * 60_000;

/** True when nothing is typed; spaces are nothing. */
export const isBlank = (fields: Fields): boolean =>
  Object.values(fields).every((value) => value.trim() === '');

/** How long a draft must be seen as too old before it is deleted: the device's clock may be wrong for a while. */
const EXPIRY_DELAY_MS = 24 * 60 * 60_000;

/** No draft is older than the site: an earlier time is of a clock that was reset. */
const FIRST_TIME = Date.UTC(2026, 0);

/** When a draft was saved, and first seen as too old, in milliseconds since 1970. */
interface Lifetime {
  readonly savedAt: number;
  readonly expiredAt?: number | undefined;
}

/** True for a draft that is not too old. A wrong clock that was set right makes none old. */
export const isFresh = ({ savedAt }: Lifetime, now: number): boolean =>
  savedAt < FIRST_TIME || now - savedAt < LIFE;

/**
 * The state of a draft: `undated` when it is to get a date; `expired` when it has just been found too old, and is to be
 * marked with `expiredAt`; `over` when it is to be deleted.
 */
export function lifeOf(draft: Lifetime, now: number): 'fresh' | 'undated' | 'expired' | 'marked' | 'over' {
  if (draft.savedAt < FIRST_TIME) return 'undated';
  if (isFresh(draft, now)) return 'fresh';
  const { expiredAt } = draft;
  if (expiredAt === undefined || expiredAt > now) return 'expired';
  return now - expiredAt < EXPIRY_DELAY_MS ? 'marked' : 'over';
}
