import { TRAP } from '../trap.ts';
import type { Fields } from './draftLifetime.ts';

/**
 * What a form's fields hold now; a choice that is not made is missing. One that can no longer be made is held all the
 * same: it is for the person to make another. Without the field that no person sees.
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
 * Writes a draft into the fields that are still empty, or hold what `older` has put there: what was typed before the app
 * answered is newer.
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
