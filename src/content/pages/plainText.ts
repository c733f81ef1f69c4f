import { type Fact } from '../facts/fact.ts';
import { facts } from '../facts/facts.ts';
import { formatFact } from '../facts/formatFact.ts';
import type { LanguageCode } from '../../i18n/languages.ts';
import type { RichText } from './page.ts';
import { piecesOf } from './richText.ts';

/** A text as it reads, without its markup. */
export function plainText(text: RichText, language: LanguageCode): string {
  const words = piecesOf(text).map((piece) => {
    if (piece.kind !== 'fact') return piece.words;
    const fact: Fact = facts[piece.id];
    return formatFact(fact, language);
  });
  return words.join('');
}
