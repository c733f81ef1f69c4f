import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Highlight, WantedWords } from '../../../src/shared/ui/Highlight.tsx';

const marked = (text: string, search: string) =>
  renderToStaticMarkup(
    <WantedWords value={{ search, terms: [] }}>
      <Highlight text={text} />
    </WantedWords>,
  );

describe('search terms in a text', () => {
  it.each([
    ['a beginning', 'Golden visas', 'vis', 'Golden <mark>visas</mark>'],
    ['Arabic with its article', 'فتح البنك', 'بنك', 'فتح <mark>البنك</mark>'],
    ['a final alef by a final he', 'دفتر کا پتا', 'پتہ', 'دفتر کا <mark>پتا</mark>'],
    ['a final he by a final alef', 'دفتر کا پتہ', 'پتا', 'دفتر کا <mark>پتہ</mark>'],
    ['Urdu without its hamza', 'یہ اجرا ہے', 'اجراء', 'یہ <mark>اجرا</mark> ہے'],
    ['a word between punctuation', '“VAT”, कंपनी: ضريبة!', 'vat', '“<mark>VAT</mark>”, कंपनी: ضريبة!'],
    ['half an Urdu word', 'باہر بہتر', 'بہ', 'باہر <mark>بہتر</mark>'],
  ])('OF-06 are marked: %s', (_, text, search, markup) => {
    expect(marked(text, search)).toBe(markup);
  });
});
