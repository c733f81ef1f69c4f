import { styled } from '@mui/material/styles';
import { ToolQuestions } from '../kit/frame.tsx';
import { down } from '../../shared/ui/breakpoints.ts';

const beside = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)',
  gap: '1.25rem var(--fluid-2xl)',
  alignItems: 'start',
  [down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
};

/** As wide as the icon of MUI's Stepper, with a line to the next one. */
const SIGN = '1.75rem';

export const PlanFrame = styled(ToolQuestions)({
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.25rem',
  padding: 'var(--fluid-m)',
  borderRadius: 'var(--r-card)',
  backgroundColor: 'var(--tint)',
  '& > .head': beside,
  '& .choices': { display: 'grid', gap: '1rem' },
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

export const PhaseWords = styled('div')({
  ...beside,
  rowGap: '0.5rem',
  '& h3': { fontSize: 'var(--fs-4)' },
  '& .done': { fontWeight: 600 },
  '&[data-open] .done': { color: 'var(--accent-ink)' },
  '& .MuiFormControl-root': { maxInlineSize: '14rem', marginBlockStart: '0.5rem' },
});
