import { styled } from '@mui/material/styles';
import { ToolQuestions } from '../../../shared/ui/tool.ts';

const beside = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)',
  gap: '1.25rem clamp(1.5rem, 5vw, 4rem)',
  alignItems: 'start',
  '@media (max-width: 56rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
};

/** A phase's sign is as wide as MUI's, with a line down to the next one. */
const SIGN = '1.75rem';

/** The whole tool: its answer beside what is chosen, the phases below. */
export const PlanFrame = styled(ToolQuestions)({
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.25rem',
  padding: 'clamp(1.25rem, 3vw, 2rem)',
  borderRadius: 'var(--r-card)',
  backgroundColor: 'var(--tint)',
  '& > .head': beside,
  '& .choices': { display: 'grid', gap: '0.9rem' },
  '& .phase': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${SIGN} minmax(0, 1fr)`,
    columnGap: '1rem',
    paddingBlock: '1rem',
  },
  '& .phase:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: `calc(${SIGN} / 2 - 1px)`,
    insetBlock: `calc(1.25rem + ${SIGN}) -0.75rem`,
    inlineSize: '2px',
    borderRadius: '1px',
    backgroundColor: 'color-mix(in srgb, var(--primary) 35%, transparent)',
  },
  '& :is(.MuiStepLabel-root, .MuiStepLabel-iconContainer)': { alignItems: 'start', padding: 0 },
  '& .MuiStepIcon-root': { fontSize: SIGN },
});

/** What happens in a phase, beside when it is done. */
export const PhaseWords = styled('div')({
  ...beside,
  rowGap: '0.5rem',
  '& h3': { fontSize: 'var(--fs-4)' },
  '& .done': { fontWeight: 600 },
  '&[data-open] .done': { color: 'var(--accent-ink)' },
  '& .MuiFormControl-root': { maxInlineSize: '14rem', marginBlockStart: '0.5rem' },
});
