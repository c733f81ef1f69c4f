import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FactSource, FactSources } from '../../content/facts/FactSources.tsx';
import type { FactId } from '../../content/facts/facts.ts';
import { Changed } from '../../shared/ui/Changed.tsx';
import { down } from '../../shared/ui/breakpoints.ts';

/** Frame of a tool: its answer, the fields beside it, and details below. */
export const ToolFrame = styled(Paper)<{ component?: 'section' }>({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(16rem, 22rem)',
  gridTemplateRows: 'auto 1fr',
  gap: '1.25rem var(--fluid-l)',
  alignItems: 'start',
  padding: 'var(--fluid-s)',
  '& > *': { minInlineSize: 0 },
  [down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none' },
  '@media print': { display: 'block', padding: 0, background: 'none' },
});

export const ToolHead = styled('div')({ '& h2': { fontSize: 'var(--fs-4)', lineHeight: 'var(--lh-snug)' } });

const ToolResult = styled('p')({
  marginBlock: '0.5rem',
  fontWeight: 'var(--w-head)',
  fontSize: 'var(--fs-2)',
  lineHeight: 'var(--lh-snug)',
});

export const ToolQuestions = styled('fieldset')({
  display: 'grid',
  gap: '1rem',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBlockEnd: '0.75rem', fontWeight: 600 },
});

export const ToolChoices = styled(ToolQuestions)({
  gridColumn: 2,
  gridRow: '1 / span 2',
  [down('lg')]: { gridColumn: 'auto', gridRow: 'auto' },
});

interface LeadFigureProps {
  readonly id: string;
  readonly title: string;
  readonly result: string;
  readonly children?: ReactNode;
}

/** The title of a tool and its result, announced when it changes. */
export const LeadFigure = ({ id, title, result, children }: LeadFigureProps) => (
  <>
    <h2 id={id}>{title}</h2>
    <ToolResult role="status">
      <Changed>{result}</Changed>
    </ToolResult>
    {children}
  </>
);

/** Sources of the figures of a tool. */
export const ToolSources = ({ ids }: { ids: readonly FactId[] }) => (
  <FactSources>
    {ids.map((id) => (
      <FactSource key={id} id={id} />
    ))}
  </FactSources>
);
