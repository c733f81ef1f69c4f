const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** How many words a text has, in any script. */
export const wordsIn = (text: string): number =>
  [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;
