// Made by server/build/searchTexts/ from the pages' bodies and words; one for each language.
declare module 'virtual:search-texts/*' {
  const texts: import('./content/searchTexts.ts').SearchableTexts;
  const words: import('./content/packedWords.ts').PackedWords;
  export { texts, words };
}

declare module 'virtual:search-texts/every-language' {
  const words: import('./content/searchTexts.ts').WordsOfAll;
  export { words };
}
