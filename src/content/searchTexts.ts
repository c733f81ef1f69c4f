/**
 * What the site's search knows of a page's body: its first sentence, then of each block, in order, what stands out in
 * it: its heading, or its questions.
 */
export type SearchableText = readonly [opening: string, ...blocks: readonly (readonly string[])[]];

/** The same of every page with a body, by address. */
export type SearchableTexts = Readonly<Record<string, SearchableText>>;
