/** What the reader may choose as the kind of company (HO-05); in words, `booking.<code>`. */
export const businessTypes = ['mainland', 'freeZone', 'offshore', 'branch', 'notSure'] as const;

/** What the booking form holds, as it was typed; what is not given is '' (HO-05). */
export interface BookingDraft {
  /** A calendar day, `YYYY-MM-DD`. */
  readonly date: string;
  /** The 24-hour time of a slot, `HH:MM` in Dubai. */
  readonly slot: string;
  readonly name: string;
  readonly phone: string;
  /** The code of a business type. */
  readonly type: string;
}

/** A form in which nothing is typed. */
export const emptyBooking: BookingDraft = { date: '', slot: '', name: '', phone: '', type: '' };

/** True when nothing is given; spaces are nothing. */
export const isEmpty = (draft: BookingDraft): boolean =>
  Object.values(draft).every((value: string) => value.trim() === '');

/** True when a request can be answered: the firm calls back. */
export const canBeAnswered = ({ phone }: BookingDraft): boolean => phone.trim() !== '';
