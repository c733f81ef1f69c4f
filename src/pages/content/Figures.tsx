import { use } from 'react';
import type { FactId } from '../../content/facts/facts.ts';
import { FactContext, useFacts } from '../../content/facts/factContext.ts';
import { formatFact } from '../../content/facts/formatFact.ts';
import { bodyWords } from '../../content/pages/bodyWords.ts';
import type { BodyLanguage } from '../../content/pages/bodies.ts';
import styles from './Figures.module.css';
import { figureId } from './Rich.tsx';

const dayIn = (language: BodyLanguage) =>
  new Intl.DateTimeFormat(new Intl.Locale(language, { numberingSystem: 'latn', calendar: 'gregory' }), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });

function Row({ id }: { id: FactId }) {
  const fact = useFacts()(id);
  const { lang: language } = fact;
  const words = bodyWords[language];
  const { covers, source } = fact;
  const date = (day: string) => dayIn(language).format(new Date(`${day}T00:00:00Z`));
  const notes = [
    fact.certainty === 'about' ? words.about : undefined,
    fact.certainty === 'disputed' ? words.disputed : undefined,
    fact.validFrom && `${words.from} ${date(fact.validFrom)}`,
    fact.validTo && `${fact.ended ? words.ended : words.until} ${date(fact.validTo)}`,
    `${words.checked} ${date(fact.checkedOn)}`,
  ].filter(Boolean);
  return (
    <div id={figureId(id)} className={styles.row}>
      <dt>
        {covers}: <b className="num">{formatFact(fact, language)}</b>
      </dt>
      <dd>
        {source}. {notes.join('. ')}.
      </dd>
    </div>
  );
}

/** The figures of a page, each with its source and the day on which it was read there (PG-01). */
export function Figures({ ids }: { ids: readonly FactId[] }) {
  const words = bodyWords[use(FactContext).language];
  if (ids.length === 0) return null;
  return (
    <section className={styles.figures} aria-labelledby="figures">
      <h2 id="figures">{words.figures}</h2>
      <p className="soft">{words.figuresIntro}</p>
      <dl>
        {ids.map((id) => (
          <Row key={id} id={id} />
        ))}
      </dl>
    </section>
  );
}
