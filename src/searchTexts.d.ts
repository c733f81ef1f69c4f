/** What of the English bodies is searched (server/build/searchTexts/plugin.ts). */
declare module 'virtual:search-texts/en' {
  export const texts: import('./content/searchTexts.ts').SearchableTexts;
}

/** The same of the Arabic ones. */
declare module 'virtual:search-texts/ar' {
  export const texts: import('./content/searchTexts.ts').SearchableTexts;
}
