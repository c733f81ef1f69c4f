import { styled } from '@mui/material/styles';
import { use } from 'react';
import { FactContext } from '../../../content/facts/factContext.ts';
import { facts } from '../../../content/facts/facts.ts';
import { formatFact } from '../../../content/facts/formatFact.ts';
import { figureRows } from '../../../content/pages/figureRows.ts';
import type { FigureBlock } from '../../../content/pages/page.ts';
import { textDirection } from '../../../shared/text/script.ts';
import { Bars } from '../../../shared/ui/charts/Bars.tsx';
import { Rich } from '../Rich.tsx';

const Framed = styled('figure')({
  margin: 0,
  '& > figcaption': {
    marginBlockStart: '0.75rem',
    color: 'var(--ink-soft)',
    fontSize: 'var(--fs-small)',
    lineHeight: 'var(--lh-body)',
  },
});

/** A chart of facts, each of which leads to its source (PG-05). */
export function Figure({ heading, chart, rows, note }: FigureBlock) {
  const { language } = use(FactContext);
  const unit = rows[0] ? facts[rows[0].fact].unit : 'count';
  const formatTick = (value: number) => formatFact({ value, unit, certainty: 'stated' }, language);
  return (
    <Framed>
      <Bars
        label={heading}
        mirrored={textDirection(language) === 'rtl'}
        formatTick={formatTick}
        rows={figureRows({ chart, rows }).map(({ label, fact, parts }) => ({
          key: label,
          label,
          value: <Rich text={`{{${fact}}}`} />,
          parts,
        }))}
      />
      {note === undefined ? null : (
        <figcaption>
          <Rich text={note} />
        </figcaption>
      )}
    </Framed>
  );
}
