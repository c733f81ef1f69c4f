import { TRAP } from '../trap.ts';
import type { Fields } from './draftLifetime.ts';

/**
 * The values of a form's fields, without those of the trap and without choices that are not made. A choice that has
 * become unavailable is included: the user has to make another one.
 */
export function fieldsOf(form: HTMLFormElement): Fields {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => {
    return typeof entry[1] === 'string' && entry[0] !== TRAP;
  });
  const chosen = form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input:checked:disabled,select[name]',
  );
  return Object.fromEntries([...entries, ...[...chosen].map(({ name, value }) => [name, value])]);
}

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
