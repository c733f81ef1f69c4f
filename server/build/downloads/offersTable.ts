import { packagePrices } from '../../../src/content/firm.ts';
import { factsOfOffer, type Offer, offers, PARTS } from '../../../src/content/offers/offers.ts';
import { offerWords } from '../../../src/content/offers/offerWords.ts';
import type { OffersBlock } from '../../../src/content/pages/page.ts';
import { stack, styles } from './boxes.ts';
import { type FileLanguage, languages } from './languages.ts';
import { figurePlace, type Run } from './runs.ts';
import { type Box, type Sheet, WIDTH } from './sheet.ts';
import { table } from './table.ts';

/** The names of the rows are short, the columns are many. */
const CELL = { ...styles.body, size: 8.25, leading: 11.75 };
const SUM = { ...CELL, font: 'semibold', size: 9, leading: 13 } as const;
const NAMES = 0.2;

/** The interface's words for offers, amounts put in. */
function wordsIn(language: FileLanguage) {
  const { offers: words } = languages[language].content;
  return offerWords(language, (key, amount) => words[key].replace('{{amount}}', amount ?? ''));
}

/** What a year costs: each amount leads to its source. */
function yearCell(sheet: Sheet, offer: Offer, index: 0 | 1, width: number): Box {
  const { sums, unknown, note } = wordsIn(sheet.about.language).year(offer.years[index]);
  const amounts = sums.flatMap(({ id, text }, place): Run[] => {
    const run: Run = { text, font: SUM.font, goTo: figurePlace(id) };
    return place === 0 ? [run] : [{ text: ' + ', font: SUM.font }, run];
  });
  const sum: Run[] = unknown === undefined ? amounts : [{ text: unknown, font: CELL.font }];
  const words = [sheet.text(sum, SUM, width), ...(note ? [sheet.text(note, styles.small, width)] : [])];
  return stack(words, 1);
}

/** The prices and parts of offers, side by side, for both years: the same table as the site's (PG-04). */
export function offersTable(sheet: Sheet, { offers: shown }: OffersBlock): void {
  const { content, words } = languages[sheet.about.language];
  const written = wordsIn(sheet.about.language);
  const all = shown.map((id) => offers[id]);
  const column = (WIDTH * (1 - NAMES)) / all.length;
  const inner = column - 6;
  const cells = (textOf: (offer: Offer) => string) => all.map((offer) => [textOf(offer), CELL] as const);
  const row = (name: string, of: readonly (Box | readonly [string, typeof CELL])[]) =>
    [[name, { ...styles.strong, size: 8.25, leading: 11.75 }], ...of] as const;
  const missing = all.map((offer) =>
    offer.missing.map((id) => content.offers.missing[id]).join(words.separator),
  );
  const [first = ''] = missing;
  const isAlike = missing.every((each) => each === first);
  for (const id of shown.flatMap(factsOfOffer)) sheet.used.add(id);
  const years = [0, 1] as const;
  table(
    sheet,
    [WIDTH * NAMES, ...all.map(() => column)],
    ['', ...shown.map((id) => content.offers.names[id])],
    [
      ...years.map((index) =>
        row(
          content.offers.year.replace('{{number}}', `${index + 1}`),
          all.map((offer) => yearCell(sheet, offer, index, inner)),
        ),
      ),
      row(
        content.offers.price,
        cells(({ price }) => content.offers.prices[price]),
      ),
      ...PARTS.map((id) =>
        row(
          content.offers.parts[id],
          cells(({ parts }) => written.part(parts[id])),
        ),
      ),
      ...(isAlike
        ? []
        : [
            row(
              content.offers.notIncluded,
              missing.map((each) => [each, CELL] as const),
            ),
          ]),
    ],
  );
  sheet.y += 6;
  if (isAlike) sheet.put(sheet.text(`${content.offers.notIncluded}: ${first}.`, styles.small, WIDTH), 3);
  if (all.some(({ price }) => price === 'ours') && packagePrices.status === 'sample')
    sheet.put(sheet.text(words.samplePrices, styles.small, WIDTH));
}
