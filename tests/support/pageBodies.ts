import type { PageBody } from '../../src/content/pages/page.ts';
import { piecesOf } from '../../src/content/pages/richText.ts';
import { textsOf } from '../../src/content/pages/texts.ts';
import { wordsIn } from './prose.ts';

/** Returns the text of a page without figures. */
export const plainWords = (page: PageBody) =>
  textsOf(page)
    .map((text) =>
      piecesOf(text)
        .map((piece) => (piece.kind === 'fact' ? ' ' : piece.words))
        .join(''),
    )
    .join('\n');

export const shapeOf = ({ gets, test, blocks }: PageBody) => [
  `${gets?.length ?? 0} results`,
  `questions: ${(test?.questions ?? []).map(({ details }) => details.length).join(' ')}`,
  ...blocks.map((block) => {
    const sizes = Object.values(block).flatMap((part: unknown) => (Array.isArray(part) ? [part.length] : []));
    return `${block.kind} ${sizes.join(' ')}`;
  }),
];

export const linksOf = (page: PageBody) =>
  textsOf(page)
    .flatMap(piecesOf)
    .flatMap((piece) => (piece.kind === 'link' ? [piece.to] : []))
    .toSorted();

/** Returns the sentences of at least seven words. */
export const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?؟۔।])\s+|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsIn(sentence) >= 7);
