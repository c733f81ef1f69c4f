import { type Field, isBox, isChanged, setValue } from './fields.ts';
import { wait } from './wait.ts';

/** Event on the document: a part of the page is hydrated. The head script then repeats an early click. */
export const HYDRATED = 'hydrated';

/** Parts of `<main>` that are hydrated later. */
export const UNHYDRATED = 'main > section.below:not([data-hydrated]), [data-unhydrated]';

const CHOSEN = 'select, input[type="checkbox"], input[type="radio"]';

/** Dispatches the events of a field's current value to React. */
function setAgain(field: Field): void {
  if (isBox(field)) {
    // React listens to clicks.
    field.checked = !field.checked;
    field.click();
  } else setValue(field, field.value);
}

/** Restores choices made before hydration: React starts with the rendered values. Forms read their own fields. */
async function keepChoices(part: Element): Promise<void> {
  const fields = [...part.querySelectorAll<HTMLSelectElement | HTMLInputElement>(CHOSEN)];
  const changed = fields.filter((field) => !field.form && isChanged(field) && !field.closest(UNHYDRATED));
  for (const field of changed) {
    if (field.isConnected) setAgain(field);
    // One event per task: React renders between two of them.
    await wait(0);
  }
}

/** Reports that a part of the page is hydrated; call it in an effect, once for each part. */
export function reportHydrated(part: Element | null): void {
  if (part) void keepChoices(part);
  document.dispatchEvent(new Event(HYDRATED));
}
