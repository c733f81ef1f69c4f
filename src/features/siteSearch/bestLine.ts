import { searchableWords } from '../../shared/text/normalise.ts';
import type { HitLine, PageEntry } from './model.ts';
import { wordForms } from './wordForms.ts';

/** All that can be shown below a page's title. Of equally good ones the first is. */
function linesOf({ summary, english, language, text, textLanguage }: PageEntry): HitLine[] {
  const [opening, ...blocks] = text ?? [''];
  return [
    { text: summary, language },
    { text: english, language: 'en' },
    // The content page's ids (ContentPage.tsx).
    ...blocks.flatMap((block, index) =>
      block.map((text) => ({ text, language: textLanguage, part: `part-${index + 1}` })),
    ),
    { text: opening, language: textLanguage },
  ];
}

/** The line that says most of why a page was found, beyond its title: its summary where nothing says more. */
export function bestLine(entry: PageEntry, terms: readonly string[]): HitLine {
  const hit = new Set(terms);
  const hitsIn = (text: string) => [
    ...new Set(
      searchableWords(text)
        .flatMap(wordForms)
        .filter((form) => hit.has(form)),
    ),
  ];
  const inTitle = hitsIn(entry.title);
  const worth = ({ text }: HitLine) => {
    const found = hitsIn(text);
    const more = found.filter((form) => !inTitle.includes(form)).length;
    return more === 0 ? 0 : more * 100 + found.length;
  };
  const lines = linesOf(entry).map((line) => ({ line, worth: worth(line) }));
  const best = Math.max(...lines.map(({ worth }) => worth));
  return lines.find(({ worth }) => worth === best)?.line ?? { text: entry.summary, language: entry.language };
}
