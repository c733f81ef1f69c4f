import type { ShownFact } from '../../content/facts/factContext.ts';
import { longDateIn } from '../../content/facts/formatFact.ts';
import type { BodyWords } from '../../content/pages/bodyWords.ts';

/** Returns how certain a fact is, from when and until when it applies, and when it was checked: a phrase each. */
export function factNotes(fact: ShownFact, words: BodyWords): readonly string[] {
  const date = (day: string) => longDateIn(day, fact.lang);
  const notes = [
    fact.certainty === 'about' ? words.about : undefined,
    fact.certainty === 'disputed' ? words.disputed : undefined,
    fact.validFrom && `${words.from} ${date(fact.validFrom)}`,
    fact.validTo && `${fact.ended ? words.ended : words.until} ${date(fact.validTo)}`,
    fact.publishedOn && `${words.published} ${date(fact.publishedOn)}`,
    `${words.checked} ${date(fact.checkedOn)}`,
  ];
  return notes.filter((note) => note !== undefined);
}
