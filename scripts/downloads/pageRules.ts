import mark from '../../src/content/art/mark.svg?inline';
import { textDirection } from '../../src/shared/text/script.ts';
import { partId } from './GuidePage.tsx';
import type { Guide } from './guides.ts';

/** Returns the CSS of a guide's pages: header and footer with page numbers, and the part's title in a book. */
export function pageRules({ isBook, language, title, parts }: Guide): string {
  const [start, end] = textDirection(language) === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  const box = (place: string, content: string) =>
    `@${place} { content: ${content}; padding-inline: 22mm; text-align: ${place.endsWith(start) ? start : end}; }`;
  const head = (words: string) => box(`top-${start}`, JSON.stringify(words));
  const empty = ['top-left', 'top-right', 'bottom-left', 'bottom-right'].map((place) => box(place, 'none'));
  const rules = [
    `@page {
      ${head(title)}
      @top-${end} {
        content: '';
        inline-size: 30mm;
        background: url("${mark}") no-repeat ${end} 22mm center / 7mm;
      }
      ${box(`bottom-${start}`, JSON.stringify(title))}
      ${box(`bottom-${end}`, 'counter(page) " / " counter(pages)')}
    }`,
    `@page :first { margin-top: 0; ${isBook ? 'margin-bottom: 0;' : ''} ${(isBook ? empty : empty.slice(0, 2)).join(' ')} }`,
  ];
  const partRules = parts.map(
    (part, index) =>
      `@page ${partId(index)} { ${head(part.title)} } #${partId(index)} { page: ${partId(index)}; }`,
  );
  return [...rules, ...(isBook ? partRules : [])].join('\n');
}
