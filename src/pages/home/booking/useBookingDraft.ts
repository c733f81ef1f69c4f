import { type RefObject, useCallback, useEffect } from 'react';
import type { BookingDraft } from './booking.ts';
import { storedDraft, storeDraft } from './draft.ts';

/** What the form holds now. */
export function readForm(form: HTMLFormElement): BookingDraft {
  const fields = new FormData(form);
  const text = (name: keyof BookingDraft) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    date: text('date'),
    slot: text('slot'),
    name: text('name'),
    phone: text('phone'),
    type: text('type'),
  };
}

/** Writes a draft into the fields that are still empty: what was typed before the app answered is newer. */
function fillForm(form: HTMLFormElement, draft: BookingDraft): void {
  for (const [name, value] of Object.entries<string>({ ...draft })) {
    const field = form.elements.namedItem(name);
    const known =
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof RadioNodeList;
    if (known && field.value === '') field.value = value;
  }
}

/**
 * Brings back what was typed into a form before a reload, and gives the function that keeps what it holds now (FO-03).
 * The fields belong to the browser, not to React's state: a keystroke renders nothing, and one that comes before the
 * section answers is kept.
 */
export function useBookingDraft(form: RefObject<HTMLFormElement | null>): () => void {
  const keep = useCallback(() => {
    if (form.current) storeDraft(readForm(form.current));
  }, [form]);

  useEffect(() => {
    if (form.current) fillForm(form.current, storedDraft());
    keep();
  }, [form, keep]);

  return keep;
}
