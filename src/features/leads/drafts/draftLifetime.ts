/** What stands in a form's fields, by their names, as it was typed. */
export type Fields = Readonly<Record<string, string>>;

/** Draft lifetime, in milliseconds: others may use the device too. */
const LIFE = 30 * 24 * 60 * 60_000;

/** True when nothing is typed; spaces are nothing. */
export const isBlank = (fields: Fields): boolean =>
  Object.values(fields).every((value) => value.trim() === '');

/** True for a draft that is not too old. A clock that was set back makes none old. */
export const isFresh = ({ savedAt }: { readonly savedAt: number }, now: number): boolean =>
  now - savedAt < LIFE;
