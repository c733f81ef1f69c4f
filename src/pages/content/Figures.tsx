import { styled } from '@mui/material/styles';
import { use } from 'react';
import type { FactId } from '../../content/facts/facts.ts';
import { FactContext, useFacts } from '../../content/facts/factContext.ts';
import { formatFact } from '../../content/facts/formatFact.ts';
import { SourceLink } from '../../content/facts/SourceLink.tsx';
import { bodyWords } from '../../content/pages/bodyWords.ts';
import { Fold } from '../../shared/ui/Fold.tsx';
import { factNotes } from './factNotes.ts';
import { figureId } from './Rich.tsx';

const Sources = styled('section')({
  fontSize: 'var(--fs-small)',
  lineHeight: 'var(--lh-body)',
  '& > details > summary > h2': { fontSize: 'var(--fs-4)' },
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
  return (
    <div id={figureId(id)}>
      <dt>
        {covers}: <b className="num">{formatFact(fact, language)}</b>
      </dt>
      <dd>
        <SourceLink fact={fact} />. {factNotes(fact, words).join('. ')}.
      </dd>
    </div>
  );
}

/** The figures of a page, each with its source and the day on which it was read there (PG-01); folded, open on paper. */
export function Figures({ ids }: { ids: readonly FactId[] }) {
  const words = bodyWords[use(FactContext).language];
  if (ids.length === 0) return null;
  return (
    <Sources aria-labelledby="figures">
      <Fold summary={`${words.figures} (${ids.length})`} level="h2" headingId="figures">
        <p className="soft">{words.figuresIntro}</p>
        <dl>
          {ids.map((id) => (
            <Row key={id} id={id} />
          ))}
        </dl>
      </Fold>
    </Sources>
  );
}
