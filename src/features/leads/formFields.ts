import type { Fields } from './model.ts';

/** Name of the honeypot field (docs/forms.md). Browsers and password managers have nothing to fill in under this name. */
export const TRAP = 'reference';

/** Returns the honeypot's value as a field; nothing when it is empty. */
export function trapped(form: HTMLFormElement): Fields {
  const value = new FormData(form).get(TRAP);
  return typeof value === 'string' && value !== '' ? { [TRAP]: value } : {};
}

/**
 * Returns the values of a form's fields, without the honeypot. A selected option that has become disabled is included:
 * the user has to select another one.
 */
export function fieldsOf(form: HTMLFormElement): Fields {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => {
    return typeof entry[1] === 'string' && entry[0] !== TRAP;
  });
  const selected = form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input:checked:disabled,select[name]',
  );
  return Object.fromEntries([...entries, ...[...selected].map(({ name, value }) => [name, value])]);
}

/** True for the same texts; a missing field is empty. */
export const isSame = (fields: Fields, others: Fields): boolean =>
  [...Object.keys(fields), ...Object.keys(others)].every(
    (name) => (fields[name] ?? '') === (others[name] ?? ''),
  );

/**
 * Writes a draft into the fields that are empty or contain the value of `older`: values typed before hydration are newer.
 */
export function fillForm(form: HTMLFormElement, draft: Fields, older: Fields = {}): void {
  for (const [name, value] of Object.entries(draft)) {
    const field = form.elements.namedItem(name);
    const known =
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof RadioNodeList;
    // The value of a date that is being typed is empty.
    const isPartial = field instanceof HTMLInputElement && field.validity.badInput;
    if (known && !isPartial && (field.value === '' || field.value === older[name])) field.value = value;
  }
}
