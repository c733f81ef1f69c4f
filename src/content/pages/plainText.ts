import { type Fact } from '../facts/fact.ts';
import { facts } from '../facts/facts.ts';
import { factBetween } from '../facts/formatFact.ts';
import type { LanguageCode } from '../../i18n/languages.ts';
import type { RichText } from './page.ts';
import { piecesOf, wordsOf } from './richText.ts';

/** Removes the markup of a text. */
export function plainText(text: RichText, language: LanguageCode): string {
  const words = piecesOf(text).map((piece, index, pieces) => {
    if (piece.kind !== 'fact') return piece.words;
    const fact: Fact = facts[piece.id];
    return factBetween(wordsOf(pieces[index - 1]), fact, wordsOf(pieces[index + 1]), language);
  });
  return words.join('');
}
