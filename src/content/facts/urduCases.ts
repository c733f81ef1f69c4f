/** Forms of a duration's noun before a postposition, of one and of several. Days and, after a number, years stay as they are. */
const OBLIQUE: Readonly<Record<string, readonly [one: string, several: string]>> = {
  مہینہ: ['مہینے', 'مہینوں'],
  مہینے: ['مہینے', 'مہینوں'],
  ہفتہ: ['ہفتے', 'ہفتوں'],
  ہفتے: ['ہفتے', 'ہفتوں'],
};

const NOUNS = Object.keys(OBLIQUE).join('|');
// "1 month and 7 days within": both stand before the postposition.
const AND_DAYS = String.raw`(?:\sاور\s\d+\sدن)?`;
const NOUN = new RegExp(`(?:${NOUNS})(?=${AND_DAYS}$)`);
const DURATION = new RegExp(String.raw`[\d–]+\s(?:${NOUNS})${AND_DAYS}(?!\p{L})`, 'gu');

// Within, for, after, during; in, until, since. Not "of": a permit "of 6 months" has the plain form.
const POSTPOSITION = /^\s(?:کے (?:اندر|لیے|بعد|دوران)|میں|تک|سے)(?!\p{L})/u;
// Of the last, of the next.
const OF = /^\sک[ایے](?!\p{L})/u;
const LAST_OR_NEXT = /(?:پچھلے|اگلے)\s$/;

/** A written duration as Urdu has it between what stands before and after: "3 مہینے", but "3 مہینوں کے اندر". */
export function declined(duration: string, before: string, after: string): string {
  if (!POSTPOSITION.test(after) && !(OF.test(after) && LAST_OR_NEXT.test(before))) return duration;
  const several = !/(?:^|\s)1\s/.test(duration);
  return duration.replace(NOUN, (noun) => OBLIQUE[noun]?.[several ? 1 : 0] ?? noun);
}

/** A sentence that was put together with durations, each in the form that its place asks for; other languages' stay. */
export const withCases = (sentence: string, language: string): string =>
  language === 'ur'
    ? sentence.replace(DURATION, (duration: string, at: number) =>
        declined(duration, sentence.slice(0, at), sentence.slice(at + duration.length)),
      )
    : sentence;
