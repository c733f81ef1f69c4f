import { type FactId, facts } from '../../../src/content/facts/facts.ts';
import type { Fact } from '../../../src/content/facts/fact.ts';
import { formatFact } from '../../../src/content/facts/formatFact.ts';
import { ruled, stack, beside, inside, styles } from './boxes.ts';
import { shortDay } from './days.ts';
import { figurePlace } from './runs.ts';
import { type Sheet, WIDTH } from './sheet.ts';

const SURE: Readonly<Record<Fact['certainty'], string>> = {
  stated: '',
  about: ' To be confirmed with the authority.',
  disputed: ' Sources disagree.',
};

function datesOf({ checkedOn, validFrom, validTo }: Fact): string {
  return [
    `Checked on ${shortDay(checkedOn)}`,
    ...(validFrom ? [`holds from ${shortDay(validFrom)}`] : []),
    ...(validTo ? [`holds until ${shortDay(validTo)}`] : []),
  ].join('; ');
}

/** Each figure that the file has shown: what it is, who says so, when it was checked and how sure it is. */
export function figures(sheet: Sheet, ids: Iterable<FactId>): void {
  const first = WIDTH * 0.21;
  const rest = WIDTH - first;
  for (const id of ids) {
    const fact: Fact = facts[id];
    const words = stack(
      [
        sheet.text(fact.covers, styles.body, rest),
        sheet.text(`${fact.source}. ${datesOf(fact)}.${SURE[fact.certainty]}`, styles.small, rest),
      ],
      1,
    );
    const value = sheet.text(formatFact(fact, 'en'), styles.strong, first - 6);
    const row = ruled(
      sheet,
      inside(
        sheet,
        'Div',
        beside([
          [0, value],
          [first, words],
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
