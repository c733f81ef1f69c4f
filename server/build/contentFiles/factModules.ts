import { basename } from 'node:path';
import { englishFact, textsIn } from '../../../src/content/facts/entryTexts.ts';
import type { FactFile } from '../../../src/content/facts/factFile.ts';
import { readFacts } from '../../../src/content/facts/readFacts.ts';
import type { LanguageCode } from '../../../src/i18n/languages.ts';

const pricesModule = "import { startingPrices } from '../offers/prices.ts';\n";

/**
 * Returns the code of a module with facts in English. Prices are imported, because the menu needs them as well. Repeated
 * texts are written out: Brotli makes fewer bytes of them than of variables.
 */
export function factModule(file: FactFile): string {
  const facts = Object.entries(file).map(([id, entry]) => {
    const { value, ...rest } = englishFact(entry, undefined);
    const price = entry.price === undefined ? JSON.stringify(value) : `startingPrices.${entry.price}`;
    return `${JSON.stringify(id)}:{"value":${price},${JSON.stringify(rest).slice(1)}`;
  });
  const hasPrices = Object.values(file).some(({ price }) => price !== undefined);
  return `${hasPrices ? pricesModule : ''}export default {${facts.join(',\n')}};`;
}

/** Returns the code of a module with the texts of facts in a language. */
export function factTextsModule(file: FactFile, language: LanguageCode): string {
  const texts = Object.entries(file).map(([id, entry]) => [id, textsIn(entry, language)]);
  return `export default ${JSON.stringify(Object.fromEntries(texts))};`;
}

/** Returns the code of a module with all files of facts: in English, or the texts in a language. */
export function factTableModule(root: string, language?: LanguageCode): string {
  const query = language === undefined ? '' : `?words=${language}`;
  const files = readFacts(root).map(({ file }) => file);
  return [
    ...files.map((file, index) => `import facts${index} from '/${file}${query}';`),
    `export const facts = {${files.map((_, index) => `...facts${index}`).join(',')}};`,
  ].join('\n');
}

/** Returns the text of `facts/factIds.ts`: the ids of all facts, by file. */
export function factIdsFile(root: string): string {
  const files = readFacts(root).map(({ file, data = {} }) => {
    const ids = Object.keys(data).map((id) => `\n    | '${id}'`);
    return `  readonly '${basename(file, '.yaml')}':${ids.join('')};`;
  });
  return `/** The ids of facts by file. \`npm run content -- --write\` writes this list. */
export interface FactIds {
${files.join('\n')}
}

/** The id of a fact, in kebab-case. */
export type FactId = FactIds[keyof FactIds];
`;
}
