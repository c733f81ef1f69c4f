import type { SiteConfig } from '../../../src/content/site.ts';
import { beside, ruled, stack, styles } from './boxes.ts';
import { languages } from './languages.ts';
import { isolated } from './pieces.ts';
import type { Run } from './runs.ts';
import { type Sheet, WIDTH } from './sheet.ts';

/** Every way to the firm, from the site's configuration, each a link where there is something to open. */
export function reach(sheet: Sheet, site: SiteConfig): void {
  const { language } = sheet.about;
  const { words } = languages[language];
  const host = sheet.about.url.replace(/^https?:\/\//, '');
  const ways: readonly (readonly [string, string, string?])[] = [
    [words.reach.phone, site.phone, `tel:${site.phone.replace(/[^+\d]/g, '')}`],
    ['WhatsApp', `+${site.whatsapp}`, `https://wa.me/${site.whatsapp}`],
    [words.reach.email, site.email, `mailto:${site.email}`],
    [words.reach.website, host, sheet.about.url],
    [words.reach.quote, `${host}/quote`, `${sheet.about.url}/quote`],
    [words.reach.meeting, `${host}/schedule`, `${sheet.about.url}/schedule`],
    ...site.offices.map(({ city, address }) => [words.offices[city], address] as const),
  ];
  const half = WIDTH / 2;
  const boxes = ways.map(([name, way, link]) => {
    const text = sheet.isFromRight ? isolated(way) : way;
    const run: Run = { text, font: 'medium', ...(link ? { link } : {}) };
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
