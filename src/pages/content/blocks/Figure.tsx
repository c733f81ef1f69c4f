import { styled } from '@mui/material/styles';
import { use } from 'react';
import { FactContext } from '../../../content/facts/factContext.ts';
import { rangeIn } from '../../../content/facts/amount.ts';
import { type FactId, facts } from '../../../content/facts/facts.ts';
import { formatFact } from '../../../content/facts/formatFact.ts';
import { figureRows } from '../../../content/pages/figureRows.ts';
import type { FigureBlock, SlopeBlock } from '../../../content/pages/page.ts';
import { textDirection } from '../../../shared/text/script.ts';
import { Bars } from '../../../shared/ui/charts/Bars.tsx';
import { Slopes } from '../../../shared/ui/charts/Slopes.tsx';
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

function BarFigure({ heading, chart, rows }: FigureBlock) {
  const { language } = use(FactContext);
  const unit = rows[0] ? facts[rows[0].fact].unit : 'count';
  const formatTick = (value: number) => formatFact({ value, unit, certainty: 'stated' }, language);
  return (
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
  );
}

function SlopeFigure({ heading, ends, rows }: SlopeBlock) {
  const { language } = use(FactContext);
  const end = (fact: FactId) => ({
    value: rangeIn(fact)[1],
    short: formatFact({ ...facts[fact], certainty: 'stated' }, language),
    told: <Rich text={`{{${fact}}}`} />,
  });
  return (
    <Slopes
      label={heading}
      mirrored={textDirection(language) === 'rtl'}
      ends={ends}
      rows={rows.map(({ label, facts: [first, last] }) => ({ label, first: end(first), last: end(last) }))}
    />
  );
}

/** A chart of facts, each of which leads to its source (PG-05). */
export const Figure = (block: FigureBlock | SlopeBlock) => (
  <Framed>
    {block.kind === 'slope' ? <SlopeFigure {...block} /> : <BarFigure {...block} />}
    {block.note === undefined ? null : (
      <figcaption>
        <Rich text={block.note} />
      </figcaption>
    )}
  </Framed>
);
