/** Maximum characters per utterance: Chromium stops remote voices after about 15 seconds. */
const MAX_CHARACTERS = 180;

/** Where a sentence may be split, the best places first: clauses in all four scripts, then spaces. */
const CUTS = [/[;:؛।]\s/gu, /[,،–—]\s/gu, /\s/gu];

/** Never occurs in HTML text. */
const END = '\u0000';

const cutAfter = (text: string, place: RegExp) => text.replace(place, `$&${END}`).split(END).filter(Boolean);

function packed(pieces: readonly string[], cuts: readonly RegExp[]): string[] {
  const [cut, ...others] = cuts;
  const out: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if ((line + piece).length <= MAX_CHARACTERS) {
      line += piece;
      continue;
    }
    if (line) out.push(line);
    line = '';
    if (piece.length <= MAX_CHARACTERS || !cut) line = piece;
    else out.push(...packed(cutAfter(piece, cut), others));
  }
  return line ? [...out, line] : out;
}

/** Splits a text into sentences; without `Intl.Segmenter` (Firefox before 125) at the final punctuation. */
function wholeSentences(text: string, lang: string): readonly string[] {
  if (typeof Intl.Segmenter !== 'function') return cutAfter(text, /[.!?؟۔।]["'”’»)]?\s/gu);
  const segmenter = new Intl.Segmenter(lang, { granularity: 'sentence' });
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

/** Splits a text into utterances: its sentences, with long ones split further. */
export function sentencesOf(text: string, lang: string): readonly string[] {
  return wholeSentences(text.replace(/\s+/g, ' '), lang)
    .flatMap((sentence) => packed([sentence], CUTS))
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}
