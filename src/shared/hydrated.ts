import { type Field, isBox, isChanged, setValue } from './fields.ts';
import { wait } from './wait.ts';

/** Event on the document: a part of the page is hydrated. The script in the head then repeats an early click. */
export const HYDRATED = 'hydrated';

/** Parts of `<main>` that are hydrated later than the rest of it. */
export const UNHYDRATED = 'main > section.below:not([data-hydrated]), [data-unhydrated]';

const CHOSEN = 'select, input[type="checkbox"], input[type="radio"]';

/** Sets a field again as it is set now, so that React learns of it. */
function setAgain(field: Field): void {
  if (isBox(field)) {
    // A click is what React listens to.
    field.checked = !field.checked;
    field.click();
  } else setValue(field, field.value);
}

/**
 * React starts with what the page was rendered with: what was chosen before is set again. Forms read their fields when
 * they start.
 */
async function keepChoices(part: Element): Promise<void> {
  const fields = [...part.querySelectorAll<HTMLSelectElement | HTMLInputElement>(CHOSEN)];
  const changed = fields.filter((field) => !field.form && isChanged(field) && !field.closest(UNHYDRATED));
  for (const field of changed) {
    if (field.isConnected) setAgain(field);
    // As from a person, one event at a time: React renders between two of them.
    await wait(0);
  }
}

/** Reports that a part of the page is hydrated. To be called in an effect, once for each part. */
export function reportHydrated(part: Element | null): void {
  if (part) void keepChoices(part);
  document.dispatchEvent(new Event(HYDRATED));
}
