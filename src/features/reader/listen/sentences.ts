/**
 * Most signs that are spoken in one go: Chromium ends a longer piece of a voice from the network in the middle, after
 * about 15 seconds, and tells nobody. At half speed these take 25 seconds at most with a voice of the device.
 */
const MOST = 180;

/** Where a sentence can be cut, the better places first: clauses in all four scripts, then words. */
const CUTS = [/[;:؛।]\s/gu, /[,،–—]\s/gu, /\s/gu];

/** Stands in no text: HTML has no such character. */
const END = '\u0000';

/** Cuts a text after each match. */
const cutAfter = (text: string, place: RegExp) => text.replace(place, `$&${END}`).split(END).filter(Boolean);

/** Packs pieces together as long as they stay short; one that is too long itself is cut at the next best places. */
function packed(pieces: readonly string[], cuts: readonly RegExp[]): string[] {
  const [cut, ...others] = cuts;
  const out: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if ((line + piece).length <= MOST) {
      line += piece;
      continue;
    }
    if (line) out.push(line);
    line = '';
    if (piece.length <= MOST || !cut) line = piece;
    else out.push(...packed(cutAfter(piece, cut), others));
  }
  return line ? [...out, line] : out;
}

/** The sentences of a text; where the browser does not know them (Firefox before 125), by their last sign. */
function wholeSentences(text: string, lang: string): readonly string[] {
  if (typeof Intl.Segmenter !== 'function') return cutAfter(text, /[.!?؟۔।]["'”’»)]?\s/gu);
  const segmenter = new Intl.Segmenter(lang, { granularity: 'sentence' });
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

/** A text of a language in pieces that are spoken one after the other: its sentences, long ones cut. */
export function sentencesOf(text: string, lang: string): readonly string[] {
  return wholeSentences(text.replace(/\s+/g, ' '), lang)
    .flatMap((sentence) => packed([sentence], CUTS))
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}
