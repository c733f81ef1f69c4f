import type { SiteConfig } from '../../../src/content/site.ts';
import { beside, ruled, stack, styles } from './boxes.ts';
import type { Run } from './runs.ts';
import { type Sheet, WIDTH } from './sheet.ts';

const CITIES = { dubai: 'Dubai', london: 'London' } as const;

/** Every way to the firm, from the site's configuration, each a link where there is something to open. */
export function reach(sheet: Sheet, site: SiteConfig): void {
  const host = site.url.replace(/^https?:\/\//, '');
  const ways: readonly (readonly [string, string, string?])[] = [
    ['Telephone', site.phone, `tel:${site.phone.replace(/[^+\d]/g, '')}`],
    ['WhatsApp', `+${site.whatsapp}`, `https://wa.me/${site.whatsapp}`],
    ['E-mail', site.email, `mailto:${site.email}`],
    ['Website', host, site.url],
    ['A quote', `${host}/quote`, `${site.url}/quote`],
    ['A meeting', `${host}/schedule`, `${site.url}/schedule`],
    ...site.offices.map(({ city, address }) => [`Office in ${CITIES[city]}`, address] as const),
  ];
  const half = WIDTH / 2;
  const boxes = ways.map(([name, words, link]) => {
    const run: Run = { text: words, font: 'medium', ...(link ? { link } : {}) };
    return stack([sheet.text(name, styles.small, half - 20), sheet.text([run], styles.body, half - 20)], 1);
  });
  const rows = boxes.flatMap((box, index) =>
    index % 2 === 0
      ? [
          ruled(
            sheet,
            beside([[0, box], ...boxes.slice(index + 1, index + 2).map((next) => [half, next] as const)]),
            WIDTH,
          ),
        ]
      : [],
  );
  // Together: an address book that is torn in two is none.
  sheet.put(stack(rows, 0), 16);
}
