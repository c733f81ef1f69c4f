import { arabicFacts } from '../../../src/content/facts/arabic.ts';
import type { Fact } from '../../../src/content/facts/fact.ts';
import { factIn, type FactWords } from '../../../src/content/facts/factWords.ts';
import type { FactId } from '../../../src/content/facts/facts.ts';
import { formatFact, type FormattedFact } from '../../../src/content/facts/formatFact.ts';
import arabicContent from '../../../src/i18n/locales/ar.content.json';
import englishContent from '../../../src/i18n/locales/en.content.json';
import { textDirection } from '../../../src/shared/text/script.ts';
import { isolated, type Script } from './pieces.ts';
import { arabic } from './words/arabic.ts';
import { english } from './words/english.ts';
import type { FileWords } from './words/words.ts';

/** The languages that the files are made in. */
export type FileLanguage = 'en' | 'ar';

export const FILE_LANGUAGES: readonly FileLanguage[] = ['en', 'ar'];

interface FileLanguageSettings {
  readonly scripts: readonly Script[];
  readonly words: FileWords;
  /** The interface's words, where the files say the same. */
  readonly content: Pick<typeof englishContent, 'offers'>;
  /** What figures are and who says so; English stands in the table itself. */
  readonly factWords: FactWords | undefined;
}

export const languages: Readonly<Record<FileLanguage, FileLanguageSettings>> = {
  en: { scripts: ['latin'], words: english, content: englishContent, factWords: undefined },
  ar: {
    scripts: ['latin', 'arabic'],
    words: arabic,
    content: arabicContent,
    factWords: arabicFacts,
  },
};

/** A fact, in a language's words. */
export const factOf = (language: FileLanguage, id: FactId): Fact => factIn(id, languages[language].factWords);

/** An amount as it is written amid a language's words. */
export function amountIn(language: FileLanguage, amount: FormattedFact): string {
  const text = formatFact(amount, language);
  return textDirection(language) === 'rtl' ? isolated(text) : text;
}

/** A fact's value as it is written amid a language's words. */
export const figureIn = (language: FileLanguage, id: FactId): string =>
  amountIn(language, factOf(language, id));
