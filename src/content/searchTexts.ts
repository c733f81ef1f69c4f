/** The searchable text of a page's body: its first sentence, then the heading or the questions of each block. */
export type SearchableText = readonly [opening: string, ...blocks: readonly (readonly string[])[]];

export type SearchableTexts = Readonly<Record<string, SearchableText>>;

/** Normalised search terms of pages in all languages: those of titles and keywords, then those of summaries. */
export type WordsOfAll = Readonly<Record<string, readonly [names: string, summaries: string]>>;
