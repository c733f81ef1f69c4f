import * as v from 'valibot';
import { slots } from '../../../content/home/slots.ts';
import { fieldsOf } from '../../../features/leads/drafts/formFields.ts';
import type { Fields } from '../../../features/leads/drafts/draftLifetime.ts';
import { type BookingDraft, businessTypes } from './booking.ts';

const times = slots.flatMap(({ time, available }) => (available ? [time] : []));

/** A field that went bad does not take the others with it. */
const Draft = v.object({
  date: v.fallback(v.pipe(v.string(), v.isoDate()), ''),
  slot: v.fallback(v.picklist(['', ...times]), ''),
  name: v.fallback(v.string(), ''),
  phone: v.fallback(v.string(), ''),
  type: v.fallback(v.picklist(['', ...businessTypes]), ''),
});

/** Under this name the form's draft is kept (FO-03). */
export const BOOKING = 'booking';

/** A kept draft, as far as the form can still hold it. */
export const cleanDraft = (fields: Fields): Fields => v.parse(Draft, fields);

/** What the form holds now; a time that has become closed on its day is held all the same. */
export function readForm(form: HTMLFormElement): BookingDraft {
  const { date = '', slot = '', name = '', phone = '', type = '' } = fieldsOf(form);
  return { date, slot, name, phone, type };
}
