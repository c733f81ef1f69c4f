import { type Field, isBox, isChanged, setValue } from '../../shared/fields.ts';

const RENDER_TIMEOUT_MS = 10_000;

/** React's ids change with a new rendering: fields are matched by name. */
const kindOf = (field: Field): string =>
  [
    field.tagName,
    field.type,
    field.name || field.getAttribute('aria-label'),
    isBox(field) && field.value,
  ].join(' ');

function copy(from: Field, to: Field): void {
  if (!isBox(from)) setValue(to, from.value);
  else if (isBox(to) && to.checked !== from.checked) to.click();
}

/** Copies typed and chosen values from removed fields to their replacements (FO-03). */
export function restoreFields(fields: readonly Field[]): void {
  const nth = (all: readonly Field[], field: Field) =>
    all.filter((other) => kindOf(other) === kindOf(field)).indexOf(field);
  const waiting = new Set(fields.filter((field) => !field.isConnected && isChanged(field)));
  const fill = () => {
    const present = [...document.querySelectorAll<Field>('input, select, textarea')];
    for (const field of waiting) {
      const place = nth(fields, field);
      const next = present.find((other) => kindOf(other) === kindOf(field) && nth(present, other) === place);
      if (!next) continue;
      waiting.delete(field);
      // A value that was typed later is newer.
      if (!isChanged(next)) copy(field, next);
    }
    if (waiting.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(fill);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), RENDER_TIMEOUT_MS);
  fill();
}
