import { brand } from './brand.ts';

/** An office of the firm, as shown in footer and contact page (FR-08). */
export interface Office {
  readonly city: 'dubai' | 'london';
  readonly address: string;
}

/** When calls are answered: days of the week from first to last, 1 for Monday to 6 for Saturday, and hours of the clock. */
export interface OpeningHours {
  readonly days: readonly [first: number, last: number];
  readonly opens: number;
  readonly closes: number;
}

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
  /** Shown in place of an author name that is an e-mail address (BL-07). */
  readonly defaultAuthor: string;
}

const { VITE_PHONE, VITE_WHATSAPP, VITE_EMAIL, VITE_ADDRESS_DUBAI, VITE_ADDRESS_LONDON } = import.meta.env;

// Sample values: reserved for fiction (Ofcom numbers, RFC 2606 names), so that no stranger is called.
export const site: SiteConfig = {
  brand: brand.en,
  url: (import.meta.env.VITE_SITE_URL || 'https://marsa.example').replace(/\/$/, ''),
  phone: VITE_PHONE || '+44 20 7946 0123',
  whatsapp: (VITE_WHATSAPP || '447700900123').replace(/\D/g, ''),
  email: VITE_EMAIL || 'hello@marsa.example',
  videoChannel: import.meta.env.VITE_VIDEO_CHANNEL || 'https://video.example/marsa',
  portal: import.meta.env.VITE_PORTAL || undefined,
  year: Number(import.meta.env.BUILD_YEAR),
  offices: [
    { city: 'dubai', address: VITE_ADDRESS_DUBAI || 'Sample Tower, Business Bay, Dubai' },
    { city: 'london', address: VITE_ADDRESS_LONDON || 'Sample House, City Road, London' },
  ],
  hours: [
    { days: [1, 5], opens: 9, closes: 18 },
    { days: [6, 6], opens: 10, closes: 14 },
  ],
  sample: !(VITE_PHONE && VITE_WHATSAPP && VITE_EMAIL && VITE_ADDRESS_DUBAI && VITE_ADDRESS_LONDON),
  defaultAuthor: `${brand.en} team`,
};

/** `tel:` address of the support phone. */
export const phoneHref = `tel:${site.phone.replace(/[^+\d]/g, '')}`;

/** Chat address, with a first message when one is given (FR-01). */
export function whatsappHref(message?: string): string {
  const query = message ? `?text=${encodeURIComponent(message)}` : '';
  return `https://wa.me/${site.whatsapp}${query}`;
}
