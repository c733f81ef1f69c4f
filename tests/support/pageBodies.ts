import type { PageBody } from '../../src/content/pages/page.ts';
import { piecesOf } from '../../src/content/pages/richText.ts';
import { textsOf } from '../../src/content/pages/texts.ts';
import { wordsIn } from './prose.ts';

/** The words of a page without its figures. */
export const plainWords = (page: PageBody) =>
  textsOf(page)
    .map((text) =>
      piecesOf(text)
        .map((piece) => (piece.kind === 'fact' ? ' ' : piece.words))
        .join(''),
    )
    .join('\n');

/** Kinds and sizes of a page’s blocks. */
export const shapeOf = ({ blocks }: PageBody) =>
  blocks.map((block) => {
    const sizes = Object.values(block).flatMap((part: unknown) => (Array.isArray(part) ? [part.length] : []));
    return `${block.kind} ${sizes.join(' ')}`;
  });

/** Where a page’s texts link to. */
export const linksOf = (page: PageBody) =>
  textsOf(page)
    .flatMap(piecesOf)
    .flatMap((piece) => (piece.kind === 'link' ? [piece.to] : []))
    .toSorted();

/** Its sentences of seven words and more. */
export const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?؟۔।])\s+|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsIn(sentence) >= 7);
