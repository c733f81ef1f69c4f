import { describe, expect, it } from 'vitest';
import {
  fromLeft,
  isolated,
  levelsOf,
  piecesFromRight,
  scriptsOf,
} from '../../../server/build/downloads/pieces.ts';
import { linesOf, type Run, textOf, withWholeWords } from '../../../server/build/downloads/runs.ts';

const run = (text: string, more: Partial<Run> = {}): Run => ({ text, font: 'regular', ...more });

/** The pieces of each line, from the left. */
function seen(written: readonly Run[], width = 1000) {
  const runs = withWholeWords(written);
  const text = textOf(runs);
  const levels = levelsOf(text);
  const lines = linesOf(runs, 10, width, (part) => part.length);
  return lines.map((line) => piecesFromRight(text, levels, line).map((piece) => piece.text));
}

describe('a line from the right', () => {
  it('LA-03 stays one piece while it is Arabic, in the order of reading', () => {
    expect(seen([run('شركة في منطقة حرة')])).toEqual([['شركة في منطقة حرة']]);
  });

  it('LA-03 has its full stop at the left, and Latin words from the left', () => {
    expect(seen([run('شركة في IFZA هنا.')])).toEqual([['.', ' هنا', 'IFZA', 'شركة في ']]);
  });

  it('LA-03 mirrors brackets and quotation marks', () => {
    const [line] = seen([run('قال (نعم) «لا»')]);
    expect(line?.join('|')).toBe('«|لا|»| |(|نعم|)|قال ');
  });

  it('LA-03 keeps a figure in its own direction: a range of shares runs as on the pages', () => {
    const figure = isolated('\u200F22–24%');
    const [line] = seen([run('من '), run(figure, { font: 'medium' }), run(' فقط')]);
    expect(line).toEqual(['فقط', ' ', '24%', '–', '22', ' ', 'من']);
  });

  it('LA-03 writes arithmetic from the left', () => {
    expect(seen([run(fromLeft('9% × (500 − 375)'))])).toEqual([['9% × (500 − 375)']]);
  });

  it('LA-03 goes by the whole paragraph: a range that begins a line runs as it would within it', () => {
    const [first, second] = seen([run('المدة من 5-7 أيام أو من 8-9 أيام')], 15);
    expect(first?.join('|')).toContain('7|-|5');
    expect(second?.join('|')).toContain('9|-|8');
  });

  it('LA-03 does not tear a word where what looks different begins within it', () => {
    const [line] = seen([run('تكلف بـ'), run('نحو', { font: 'medium' })]);
    expect(line).toEqual(['بـنحو', ' ', 'تكلف']);
  });
});

describe('the scripts of a text', () => {
  it('LA-03 leave digits and signs to the Latin font, and Arabic words their spaces and points', () => {
    expect(scriptsOf('رسوم الرخصة، 5.75%')).toEqual([
      ['arabic', 'رسوم الرخصة، '],
      ['latin', '5.75%'],
    ]);
  });
});
