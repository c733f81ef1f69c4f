import { describe, expect, it } from 'vitest';
import { parseShownPage, type ShownPage } from '../../src/content/pages/shownPage.ts';
import { endedMarkup, figureMarkup, shownPieces, shownWords } from '../../src/content/pages/shownText.ts';

const page: ShownPage = {
  title: 'Visa',
  summary: 'A summary',
  written: 'en',
  art: 'passport',
  checked: { label: 'Checked on', day: '2026-11-01', date: '1 November 2026' },
  lead: 'Text',
  keyFigures: [],
  gets: [],
  blocks: [{ kind: 'text', heading: 'Heading', paragraphs: ['Text'] }],
  related: [],
  hasOffer: true,
};

describe('the data of a content page', () => {
  it('OF-07 skips unknown blocks', () => {
    const newer = { ...page, blocks: [{ kind: 'film', heading: 'Film' }, ...page.blocks] };
    expect(parseShownPage(JSON.stringify(newer)).blocks).toEqual(page.blocks);
  });

  it.each([
    ['the page of a login wall', '<h1>Log in</h1>'],
    ['a page without a title', JSON.stringify({ ...page, title: undefined })],
    ['a known block without its text', JSON.stringify({ ...page, blocks: [{ kind: 'text', heading: '' }] })],
  ])('PG-08 is rejected when it is %s', (_, text) => {
    expect(() => parseShownPage(text)).toThrow(/./);
  });
});

describe('a text with resolved figures', () => {
  it('PG-04 has text, links, figures with their sources, and the end of a rule', () => {
    const figure = figureMarkup('AED 100', '#figure-fee');
    const text = `Pay **${figure}** at [the office](/visa)${endedMarkup('ended', '2026-12-31')}, ${figureMarkup('9%')}.`;
    expect(shownPieces(text)).toEqual([
      { kind: 'words', words: 'Pay ' },
      { kind: 'figure', words: 'AED 100', to: '#figure-fee', strong: true },
      { kind: 'words', words: ' at ' },
      { kind: 'link', words: 'the office', to: '/visa' },
      { kind: 'ended', words: 'ended', after: '2026-12-31' },
      { kind: 'words', words: ', ' },
      { kind: 'figure', words: '9%', to: undefined },
      { kind: 'words', words: '.' },
    ]);
    expect(shownWords(text)).toBe('Pay AED 100 at the office (ended), 9%.');
  });

  it('PG-04 escapes brackets in the address of a source', () => {
    const [piece] = shownPieces(figureMarkup('9%', 'https://marsa.example/a_(b)'));
    expect(piece).toMatchObject({ to: 'https://marsa.example/a_(b%29' });
  });
});
