/** Modules with the texts of facts, by language; the table of facts has the English ones. */
const FACT_WORDS: Readonly<Record<string, string>> = { arabic: 'ar', urdu: 'ur', hindi: 'hi' };

/** Returns the folder of a chunk by its first module; texts of facts and search have a folder per language. */
export function folderOf(module: string | null): string {
  const [, facts = '', search] =
    /(?:\/content\/facts\/(arabic|urdu|hindi)\.ts|search-texts\/(..)(?![\w-]))$/.exec(module ?? '') ?? [];
  const language = search ?? FACT_WORDS[facts];
  return language ? `assets/texts-${language}` : 'assets';
}
