import { styled } from '@mui/material/styles';
import type { ShownBlockOf } from '../../../content/pages/shownBlocks.ts';
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

const BarFigure = ({ heading, rows, ticks, mirrored }: ShownBlockOf<'figure'>) => (
  <Bars
    label={heading}
    mirrored={mirrored}
    formatTick={(value) => ticks[`${value}`] ?? ''}
    rows={rows.map(({ label, value, parts }) => ({ key: label, label, value: <Rich text={value} />, parts }))}
  />
);

function SlopeFigure({ heading, ends, rows, mirrored }: ShownBlockOf<'slope'>) {
  const end = ({ told, ...values }: (typeof rows)[number]['first']) => ({
    ...values,
    told: <Rich text={told} />,
  });
  return (
    <Slopes
      label={heading}
      mirrored={mirrored}
      ends={ends}
      rows={rows.map(({ label, first, last }) => ({ label, first: end(first), last: end(last) }))}
    />
  );
}

/** A chart of facts with links to their sources (PG-05). */
export const Figure = (block: ShownBlockOf<'figure' | 'slope'>) => (
  <Framed>
    {block.kind === 'slope' ? <SlopeFigure {...block} /> : <BarFigure {...block} />}
    {block.note === undefined ? null : (
      <figcaption>
        <Rich text={block.note} />
      </figcaption>
    )}
  </Framed>
);
