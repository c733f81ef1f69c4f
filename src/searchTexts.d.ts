// Made by server/build/searchTexts/ from the pages' bodies and words.
declare module 'virtual:search-texts/en' {
  const texts: import('./content/searchTexts.ts').SearchableTexts;
  const words: import('./content/packedWords.ts').PackedWords;
  export { texts, words };
}

declare module 'virtual:search-texts/ar' {
  const texts: import('./content/searchTexts.ts').SearchableTexts;
  const words: import('./content/packedWords.ts').PackedWords;
  export { texts, words };
}

declare module 'virtual:search-texts/ur' {
  const texts: import('./content/searchTexts.ts').SearchableTexts;
  const words: import('./content/packedWords.ts').PackedWords;
  export { texts, words };
}

declare module 'virtual:search-texts/hi' {
  const texts: import('./content/searchTexts.ts').SearchableTexts;
  const words: import('./content/packedWords.ts').PackedWords;
  export { texts, words };
}

declare module 'virtual:search-texts/every-language' {
  const words: import('./content/searchTexts.ts').WordsOfAll;
  export { words };
}
