import { brand } from './brand.ts';
import { contact, type Office, type OpeningHours, openingHours } from './firm.ts';

/** A detail by which the firm can be reached, and that it can confirm (PG-04). */
export type ContactDetail = keyof typeof contact | 'hours';

/** Everything that names the firm: one place to change the brand and its addresses (FR-10). */
export interface SiteConfig {
  readonly brand: string;
  /** Public address without a trailing slash, for canonical links and feeds. */
  readonly url: string;
  /** International form with a leading plus. */
  readonly phone: string;
  /** Digits only, as `wa.me` wants them. */
  readonly whatsapp: string;
  readonly email: string;
  /** Address of the firm's video channel (FR-01). */
  readonly videoChannel: string;
  /** Address of the clients' own area; undefined where there is none (`/login`). */
  readonly portal: string | undefined;
  /** Year of the copyright line: that of the build. */
  readonly year: number;
  readonly offices: readonly Office[];
  /** Days that are not named are closed (FR-08). */
  readonly hours: readonly OpeningHours[];
  /** True while any contact detail is still a sample. */
  readonly sample: boolean;
  /** Contact details that the firm has confirmed, in `firm.ts` or by a setting: all that structured data may name. */
  readonly confirmed: ReadonlySet<ContactDetail>;
  /** Shown in place of an author name that is an e-mail address (BL-07). */
  readonly defaultAuthor: string;
}

const SETTINGS: Readonly<Record<keyof typeof contact, string | undefined>> = {
  phone: import.meta.env.VITE_PHONE,
  whatsapp: import.meta.env.VITE_WHATSAPP,
  email: import.meta.env.VITE_EMAIL,
  videoChannel: import.meta.env.VITE_VIDEO_CHANNEL,
  addressDubai: import.meta.env.VITE_ADDRESS_DUBAI,
  addressLondon: import.meta.env.VITE_ADDRESS_LONDON,
  portal: import.meta.env.VITE_PORTAL,
};
const setOrStated = (detail: keyof typeof contact): string => SETTINGS[detail] || contact[detail].value;
const isConfirmed = (detail: keyof typeof contact): boolean =>
  Boolean(SETTINGS[detail]) || contact[detail].status === 'confirmed';
const DETAILS = [
  'phone',
  'whatsapp',
  'email',
  'videoChannel',
  'addressDubai',
  'addressLondon',
  'portal',
] as const;

/** What a visitor would dial, write to or visit: samples of these are said to be samples in the footer. */
const REACHED_BY = ['phone', 'whatsapp', 'email', 'addressDubai', 'addressLondon'] as const;

export const site: SiteConfig = {
  brand: brand.en,
  url: (import.meta.env.VITE_SITE_URL || 'https://marsa.example').replace(/\/$/, ''),
  phone: setOrStated('phone'),
  whatsapp: setOrStated('whatsapp').replace(/\D/g, ''),
  email: setOrStated('email'),
  videoChannel: setOrStated('videoChannel'),
  portal: setOrStated('portal') || undefined,
  year: Number(import.meta.env.BUILD_YEAR),
  offices: [
    { city: 'dubai', address: setOrStated('addressDubai') },
    { city: 'london', address: setOrStated('addressLondon') },
  ],
  hours: openingHours.value,
  sample: !REACHED_BY.every(isConfirmed),
  confirmed: new Set<ContactDetail>([
    ...DETAILS.filter(isConfirmed),
    ...(openingHours.status === 'confirmed' ? (['hours'] as const) : []),
  ]),
  defaultAuthor: `${brand.en} team`,
};

/** `tel:` address of the support phone. */
export const phoneHref = `tel:${site.phone.replace(/[^+\d]/g, '')}`;

/** Chat address, with a first message when one is given (FR-01). */
export function whatsappHref(message?: string): string {
  const query = message ? `?text=${encodeURIComponent(message)}` : '';
  return `https://wa.me/${site.whatsapp}${query}`;
}
