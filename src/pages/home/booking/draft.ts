import * as v from 'valibot';
import { slots } from '../../../content/home/slots.ts';
import { type BookingDraft, businessTypes, emptyBooking, isEmpty } from './booking.ts';

const KEY = 'booking-draft';

const times = slots.flatMap(({ time, available }) => (available ? [time] : []));
const codes = businessTypes.map(({ code }) => code);

/** A field that went bad does not take the others with it. */
const Draft = v.object({
  date: v.fallback(v.pipe(v.string(), v.isoDate()), ''),
  slot: v.fallback(v.picklist(['', ...times]), ''),
  name: v.fallback(v.string(), ''),
  phone: v.fallback(v.string(), ''),
  type: v.fallback(v.picklist(['', ...codes]), ''),
});

/** The draft of this visit; an empty one when there is none, or none that can be read (FO-03). */
export function storedDraft(): BookingDraft {
  try {
    const parsed: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    const draft = v.safeParse(Draft, parsed);
    return draft.success ? draft.output : emptyBooking;
  } catch {
    return emptyBooking;
  }
}

/** Keeps a draft until the visit ends; a form that was emptied leaves nothing behind (FO-03). */
export function storeDraft(draft: BookingDraft): void {
  try {
    if (isEmpty(draft)) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Without storage a reload loses what was typed; the form works all the same.
  }
}
