import type { FactId } from '../../../src/content/facts/facts.ts';
import type { Fact } from '../../../src/content/facts/fact.ts';
import { ruled, stack, beside, inside, styles } from './boxes.ts';
import { factOf, figureIn, languages } from './languages.ts';
import { figurePlace } from './runs.ts';
import { type Sheet, WIDTH } from './sheet.ts';
import type { FileWords } from './words/words.ts';

const datesOf = ({ checkedOn, validFrom, validTo }: Fact, words: FileWords): string =>
  [
    words.checked(words.shortDay(checkedOn)),
    ...(validFrom ? [words.from(words.shortDay(validFrom))] : []),
    ...(validTo ? [words.until(words.shortDay(validTo))] : []),
  ].join(words.separator);

/** Each figure that the file has shown: what it is, who says so, when it was checked and how sure it is. */
export function figures(sheet: Sheet, ids: Iterable<FactId>): void {
  const { language } = sheet.about;
  const { words } = languages[language];
  const first = WIDTH * 0.21;
  const rest = WIDTH - first;
  for (const id of ids) {
    const fact = factOf(language, id);
    const source = `${fact.source}. ${datesOf(fact, words)}.${words.certainty[fact.certainty]}`;
    const told = stack(
      [sheet.text(fact.covers, styles.body, rest), sheet.text(source, styles.small, rest)],
      1,
    );
    const value = sheet.text(figureIn(language, id), styles.strong, first - 6);
    const row = ruled(
      sheet,
      inside(
        sheet,
        'Div',
        beside([
          [0, value],
          [first, told],
        ]),
      ),
      WIDTH,
      4,
    );
    if (!sheet.fits(row.height)) sheet.newPage();
    sheet.doc.addNamedDestination(figurePlace(id), 'XYZ', 0, sheet.y, null);
    sheet.put(row);
  }
}
