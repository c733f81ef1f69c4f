// The home page needs these facts only.
declare module '*/setup-times.yaml' {
  const facts: Readonly<Record<import('./factIds.ts').FactIds['setup-times'], import('./fact.ts').Fact>>;
  export default facts;
}

// Made by server/build/contentFiles/ from all files of facts; one for each language but English.
declare module 'virtual:fact-texts/*' {
  const facts: import('./factWords.ts').FactWords;
  export { facts };
}
