/** Oblique forms of duration nouns, singular and plural. Days and, after a number, years do not change. */
const OBLIQUE: Readonly<Record<string, readonly [one: string, several: string]>> = {
  مہینہ: ['مہینے', 'مہینوں'],
  مہینے: ['مہینے', 'مہینوں'],
  ہفتہ: ['ہفتے', 'ہفتوں'],
  ہفتے: ['ہفتے', 'ہفتوں'],
};

const NOUNS = Object.keys(OBLIQUE).join('|');
// In "1 month and 7 days within" both nouns precede the postposition.
const AND_DAYS = String.raw`(?:\sاور\s\d+\sدن)?`;
const NOUN = new RegExp(`(?:${NOUNS})(?=${AND_DAYS}$)`);
const DURATION = new RegExp(String.raw`[\d–]+\s(?:${NOUNS})${AND_DAYS}(?!\p{L})`, 'gu');

// Within, for, after, during; in, until, since. Not "of", which takes the direct form.
const POSTPOSITION = /^\s(?:کے (?:اندر|لیے|بعد|دوران)|میں|تک|سے)(?!\p{L})/u;
// Of the last, of the next.
const OF = /^\sک[ایے](?!\p{L})/u;
const LAST_OR_NEXT = /(?:پچھلے|اگلے)\s$/;

/** Inflects a duration for its context: "3 مہینے", but "3 مہینوں کے اندر". */
export function declined(duration: string, before: string, after: string): string {
  if (!POSTPOSITION.test(after) && !(OF.test(after) && LAST_OR_NEXT.test(before))) return duration;
  const several = !/(?:^|\s)1\s/.test(duration);
  return duration.replace(NOUN, (noun) => OBLIQUE[noun]?.[several ? 1 : 0] ?? noun);
}

/** Inflects the durations in an Urdu sentence; other languages are unchanged. */
export const withCases = (sentence: string, language: string): string =>
  language === 'ur'
    ? sentence.replace(DURATION, (duration: string, at: number) =>
        declined(duration, sentence.slice(0, at), sentence.slice(at + duration.length)),
      )
    : sentence;
