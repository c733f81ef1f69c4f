/** Name of the field that nobody sees: who fills it in is a program (docs/forms.md). */
export const TRAP = 'website';

/** What is sent of that field: nothing where it is empty, as it is with every person. */
export function trapped(form: HTMLFormElement): Readonly<Record<string, string>> {
  const value = new FormData(form).get(TRAP);
  return typeof value === 'string' && value !== '' ? { [TRAP]: value } : {};
}
