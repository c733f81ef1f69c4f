/**
 * What the site's search knows of a page's body: its first sentence, then of each block, in order, what stands out in
 * it: its heading, or its questions.
 */
export type SearchableText = readonly [opening: string, ...blocks: readonly (readonly string[])[]];

/** The same of every page with a body, by address. */
export type SearchableTexts = Readonly<Record<string, SearchableText>>;

/**
 * What a page is found by whatever its reader's language is: words of its titles and its keywords, then those of its
 * summaries, in all languages of the site, as the index compares them.
 */
export type WordsOfAll = Readonly<Record<string, readonly [names: string, summaries: string]>>;
