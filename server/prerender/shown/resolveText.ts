import type { Fact } from '../../../src/content/facts/fact.ts';
import type { FactId } from '../../../src/content/facts/facts.ts';
import { factIn, type FactWords } from '../../../src/content/facts/factWords.ts';
import { factBetween, formatFact, hasEnded, longDateIn } from '../../../src/content/facts/formatFact.ts';
import { bodyWords } from '../../../src/content/pages/bodyWords.ts';
import type { RichText } from '../../../src/content/pages/page.ts';
import { piecesOf, wordsOf } from '../../../src/content/pages/richText.ts';
import type { Note } from '../../../src/content/pages/shownBlocks.ts';
import { endedMarkup, figureId, figureMarkup } from '../../../src/content/pages/shownText.ts';
import type { LanguageCode } from '../../../src/i18n/languages.ts';

export interface TextContext {
  readonly language: LanguageCode;
  readonly factWords: FactWords | undefined;
  /** Printed pages do not change when a rule ends. */
  readonly isPaper?: true;
}

/** Returns a fact in the language of a text. */
export const factOf = (id: FactId, { factWords }: TextContext): Fact => factIn(id, factWords);

const addressOf = (id: FactId, fact: Fact, toSource: boolean) => (toSource ? fact.url : `#${figureId(id)}`);

function endOf(fact: Fact, { language, isPaper }: TextContext): string {
  const word = bodyWords[language].ended;
  if (hasEnded(fact, fact.checkedOn)) return endedMarkup(word);
  return fact.validTo === undefined || isPaper ? '' : endedMarkup(word, fact.validTo);
}

const linkMarkup = (words: string, to: string) => `[${words}](${to})`;

/** Replaces facts in a text by values with links: to the list on the page, or to their sources. */
export function resolveText(text: RichText, context: TextContext, toSource = false): string {
  const pieces = piecesOf(text).map((piece, index, all) => {
    const written = () => {
      if (piece.kind === 'words') return piece.words;
      if (piece.kind === 'link') return linkMarkup(piece.words, piece.to);
      const fact = factOf(piece.id, context);
      const value = factBetween(wordsOf(all[index - 1]), fact, wordsOf(all[index + 1]), context.language);
      return figureMarkup(value, addressOf(piece.id, fact, toSource)) + endOf(fact, context);
    };
    return piece.strong ? `**${written()}**` : written();
  });
  // Merges adjacent bold runs.
  return pieces.join('').replaceAll('****', '');
}

/** Returns a single fact as a text. */
export const figureText = (id: FactId, context: TextContext): string => resolveText(`{{${id}}}`, context);

/** Returns a fact's formatted value. */
export const valueOf = (id: FactId, context: TextContext): string =>
  formatFact(factOf(id, context), context.language);

/** Returns notes on certainty, validity and day of check of a fact. */
export function factNotes(fact: Fact, { language, isPaper }: TextContext): Note[] {
  const words = bodyWords[language];
  const date = (day: string) => longDateIn(day, language);
  const { certainty, validFrom, validTo, publishedOn, checkedOn } = fact;
  const ended = validTo && `${words.ended} ${date(validTo)}`;
  return [
    ...(certainty === 'about' ? [{ text: words.about }] : []),
    ...(certainty === 'disputed' ? [{ text: words.disputed }] : []),
    ...(validFrom ? [{ text: `${words.from} ${date(validFrom)}` }] : []),
    ...(validTo && ended
      ? hasEnded(fact, checkedOn)
        ? [{ text: ended }]
        : [
            { text: `${words.until} ${date(validTo)}`, until: validTo },
            ...(isPaper ? [] : [{ text: ended, after: validTo }]),
          ]
      : []),
    ...(publishedOn ? [{ text: `${words.published} ${date(publishedOn)}` }] : []),
    { text: `${words.checked} ${date(checkedOn)}` },
  ];
}
