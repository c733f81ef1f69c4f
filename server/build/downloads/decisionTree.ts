import type { Decision } from '../../../src/content/pages/page.ts';
import { inside, stack, styles } from './boxes.ts';
import { colours } from './colours.ts';
import type { Box, Sheet } from './sheet.ts';

const INDENT = 14;
const PILL = {
  style: { ...styles.strong, size: 8.5, leading: 15, colour: colours.primary },
  room: 8,
} as const;

/** An answer in a pill; what follows stands beside it where there is room, else below. */
function answer(sheet: Sheet, label: string, end: string | undefined, width: number): Box {
  const words = sheet.text(label, PILL.style, width - 2 * PILL.room);
  const wide = Math.min(width, sheet.measure(label, PILL.style.font, PILL.style.size) + 2 * PILL.room + 1);
  const isBeside = wide < width * 0.4;
  const after =
    end === undefined ? undefined : sheet.text(end, styles.body, isBeside ? width - wide - 8 : width);
  return {
    height:
      after === undefined
        ? words.height
        : isBeside
          ? Math.max(words.height, after.height + 1)
          : words.height + 3 + after.height,
    draw: (x, y) => {
      sheet.artifact(() => sheet.doc.roundedRect(x, y, wide, words.height, 7).fill(colours.primarySoft));
      words.draw(x + PILL.room, y);
      after?.draw(isBeside ? x + wide + 8 : x, isBeside ? y + 1 : y + words.height + 3);
    },
  };
}

/** A box with a line along its start: a branch. */
const branch = (sheet: Sheet, box: Box): Box => ({
  height: box.height,
  draw: (x, y) => {
    sheet.artifact(() => sheet.doc.rect(x, y, 1.6, box.height).fill(colours.branch));
    box.draw(x + INDENT, y);
  },
});

/** A decision tree of a page (PG-05): questions, each answer a branch that ends or goes on. */
export function decisionTree(sheet: Sheet, { question, answers }: Decision, width: number): Box {
  const inner = width - INDENT;
  const branches = answers.map(({ label, leadsTo }) =>
    branch(
      sheet,
      inside(
        sheet,
        'LI',
        typeof leadsTo === 'string'
          ? answer(sheet, label, leadsTo, inner)
          : stack([answer(sheet, label, undefined, inner), decisionTree(sheet, leadsTo, inner)], 5),
      ),
    ),
  );
  return stack([sheet.text(question, styles.strong, width), inside(sheet, 'L', stack(branches, 8))], 6);
}
