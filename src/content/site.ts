/** An office of the firm, as shown in footer and contact page (FR-08). */
export interface Office {
  readonly city: 'dubai' | 'london';
  readonly address: string;
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
  /** Year of the copyright line. */
  readonly year: number;
  readonly offices: readonly Office[];
  /** Shown in place of an author name that is an e-mail address (BL-07). */
  readonly defaultAuthor: string;
}

// Sample values: reserved for fiction (Ofcom numbers, RFC 2606 names), so that no stranger is called.
export const site: SiteConfig = {
  brand: 'Marsa',
  url: (import.meta.env.VITE_SITE_URL || 'https://marsa.example').replace(/\/$/, ''),
  phone: import.meta.env.VITE_PHONE || '+44 20 7946 0123',
  whatsapp: (import.meta.env.VITE_WHATSAPP || '447700900123').replace(/\D/g, ''),
  email: import.meta.env.VITE_EMAIL || 'hello@marsa.example',
  videoChannel: import.meta.env.VITE_VIDEO_CHANNEL || 'https://video.example/marsa',
  year: 2026,
  offices: [
    { city: 'dubai', address: import.meta.env.VITE_ADDRESS_DUBAI || 'Sample Tower, Business Bay, Dubai' },
    { city: 'london', address: import.meta.env.VITE_ADDRESS_LONDON || 'Sample House, City Road, London' },
  ],
  defaultAuthor: 'Marsa team',
};

/** `tel:` address of the support phone. */
export const phoneHref = `tel:${site.phone.replace(/[^+\d]/g, '')}`;

/** Chat address, with a first message when one is given (FR-01). */
export function whatsappHref(message?: string): string {
  const query = message ? `?text=${encodeURIComponent(message)}` : '';
  return `https://wa.me/${site.whatsapp}${query}`;
}
