const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

export const wordsIn = (text: string): number =>
  [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;
