import { use } from 'react';
import { FactContext, useFacts } from '../../content/facts/factContext.ts';
import { SourceLink } from '../../content/facts/SourceLink.tsx';
import { bodyWords } from '../../content/pages/bodyWords.ts';
import type { RichText } from '../../content/pages/page.ts';
import { factsIn } from '../../content/pages/texts.ts';
import { factNotes } from './factNotes.ts';
import { Rich } from './Rich.tsx';

/** An answer with its sources: each figure links to its source, and the day of the check is below (PG-04). */
export function Answer({ text }: { text: RichText }) {
  const { language } = use(FactContext);
  const facts = factsIn([text]).map(useFacts());
  const notes = new Set(facts.flatMap((fact) => factNotes(fact, bodyWords[language])));
  return (
    <>
      <p>
        <Rich text={text} toSource />
      </p>
      {facts.length === 0 ? null : (
        <p className="soft">
          <small>
            {/* A source without an address has no link in the text. */}
            {facts
              .filter(({ url }) => url === undefined)
              .map((fact) => (
                <span key={fact.covers}>
                  <SourceLink fact={fact} />.{' '}
                </span>
              ))}
            {[...notes].join('. ')}.
          </small>
        </p>
      )}
    </>
  );
}
