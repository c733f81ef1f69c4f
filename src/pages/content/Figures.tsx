import { styled } from '@mui/material/styles';
import { use } from 'react';
import type { FactId } from '../../content/facts/facts.ts';
import { FactContext, useFacts } from '../../content/facts/factContext.ts';
import { formatFact, longDateIn } from '../../content/facts/formatFact.ts';
import { SourceLink } from '../../content/facts/SourceLink.tsx';
import { bodyWords } from '../../content/pages/bodyWords.ts';
import { PhoneFold, WIDE } from '../../shared/ui/PhoneFold.ts';
import { figureId } from './Rich.tsx';

const Sources = styled('section')({
  padding: 'clamp(1.25rem, 3vw, 1.75rem)',
  borderRadius: 'var(--r-card)',
  backgroundColor: 'var(--tint)',
  fontSize: 'var(--fs-small)',
  lineHeight: 'var(--lh-body)',
  '& > h2': { fontSize: 'var(--fs-3)' },
  [WIDE]: {
    '& > details > summary': { marginBlockEnd: '0.25rem' },
    '& > details > summary > h2': { fontSize: 'var(--fs-3)' },
  },
  '& dl': { marginBlockStart: '0.75rem' },
  '& dl > div': {
    paddingBlock: '0.75rem',
    borderBlockStart: '1px solid var(--line)',
    scrollMarginBlockStart: '6rem',
  },
  '& dl > div:target': { backgroundColor: 'var(--primary-soft)' },
  '& dd': { marginBlockStart: '0.15rem', color: 'var(--ink-soft)' },
});

function Row({ id }: { id: FactId }) {
  const fact = useFacts()(id);
  const { lang: language } = fact;
  const words = bodyWords[language];
  const { covers } = fact;
  const date = (day: string) => longDateIn(day, language);
  const notes = [
    fact.certainty === 'about' ? words.about : undefined,
    fact.certainty === 'disputed' ? words.disputed : undefined,
    fact.validFrom && `${words.from} ${date(fact.validFrom)}`,
    fact.validTo && `${fact.ended ? words.ended : words.until} ${date(fact.validTo)}`,
    fact.publishedOn && `${words.published} ${date(fact.publishedOn)}`,
    `${words.checked} ${date(fact.checkedOn)}`,
  ].filter(Boolean);
  return (
    <div id={figureId(id)}>
      <dt>
        {covers}: <b className="num">{formatFact(fact, language)}</b>
      </dt>
      <dd>
        <SourceLink fact={fact} />. {notes.join('. ')}.
      </dd>
    </div>
  );
}

interface FiguresProps {
  readonly ids: readonly FactId[];
  /** On phones they open on demand, and where a figure of the text leads to one. */
  readonly folded: boolean;
}

/** The figures of a page, each with its source and the day on which it was read there (PG-01). */
export function Figures({ ids, folded }: FiguresProps) {
  const words = bodyWords[use(FactContext).language];
  if (ids.length === 0) return null;
  const list = (
    <>
      <p className="soft">{words.figuresIntro}</p>
      <dl>
        {ids.map((id) => (
          <Row key={id} id={id} />
        ))}
      </dl>
    </>
  );
  return (
    <Sources aria-labelledby="figures">
      {folded ? (
        <PhoneFold summary={words.figures} level="h2" headingId="figures">
          {list}
        </PhoneFold>
      ) : (
        <>
          <h2 id="figures">{words.figures}</h2>
          {list}
        </>
      )}
    </Sources>
  );
}
