import { brand } from './brand.ts';
import { contact, openingHours } from './firm.ts';
import type { Office, OpeningHours } from './firmFile.ts';

export type ContactDetail = keyof typeof contact | 'hours';

export interface SiteConfig {
  readonly brand: string;
  /** Public address without a trailing slash, for canonical links and feeds. */
  readonly url: string;
  readonly phone: string;
  /** Digits only, for `wa.me`. */
  readonly whatsapp: string;
  readonly email: string;
  readonly videoChannel: string;
  readonly portal: string | undefined;
  readonly year: number;
  readonly offices: readonly Office[];
  readonly hours: readonly OpeningHours[];
  readonly sample: boolean;
  /** Confirmed contact details, by `firm.yaml` or a setting, for structured data. */
  readonly confirmed: ReadonlySet<ContactDetail>;
  /** Replaces author names that are e-mail addresses (BL-07). */
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

/** The `tel:` address of the phone. */
export const phoneHref = `tel:${site.phone.replace(/[^+\d]/g, '')}`;

/** Returns the chat's address, with an optional first message (FR-01). */
export function whatsappHref(message?: string): string {
  const query = message ? `?text=${encodeURIComponent(message)}` : '';
  return `https://wa.me/${site.whatsapp}${query}`;
}
