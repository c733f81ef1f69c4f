/**
 * Name of the field that people do not see (docs/forms.md). Neither browsers nor password managers have anything to fill
 * in under it.
 */
export const TRAP = 'reference';

/** The value of that field, to be sent with the others; nothing when it is empty. */
export function trapped(form: HTMLFormElement): Readonly<Record<string, string>> {
  const value = new FormData(form).get(TRAP);
  return typeof value === 'string' && value !== '' ? { [TRAP]: value } : {};
}
