import Step from '@mui/material/Step';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';
import type { ShownBlockOf } from '../../../content/pages/shownBlocks.ts';
import { Rich } from '../Rich.tsx';

const text = {
  '& > li': { position: 'relative' },
  '& > li > * + *': { marginBlockStart: '0.25rem' },
  '& .time': { color: 'var(--accent-ink)', fontSize: 'var(--fs-small)', fontWeight: 600 },
} as const;

const Numbered = styled(Stepper)({
  ...text,
  counterReset: 'step',
  '& > li': { position: 'relative', paddingInlineStart: '3.5rem', paddingBlockEnd: '1.5rem' },
  '& > li::before': {
    counterIncrement: 'step',
    content: 'counter(step)',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: '-0.3rem',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.25rem',
    blockSize: '2.25rem',
    borderRadius: '50%',
    backgroundColor: 'var(--primary-soft)',
    color: 'var(--primary)',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
  '& > li:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 'calc(1.125rem - 1px)',
    insetBlock: '2.4rem 0.75rem',
    inlineSize: '2px',
    backgroundColor: 'var(--primary-soft)',
  },
  // Avoids a line above a step at the top of a printed page.
  '@media print': {
    '& > li': { paddingBlockStart: '0.25rem' },
    '& > li::before': { insetBlockStart: 0 },
  },
});

const Phases = styled(Stepper)({
  ...text,
  '& > li': {
    position: 'relative',
    paddingInlineStart: '2rem',
    paddingBlockEnd: '1.5rem',
    borderInlineStart: '2px solid var(--art-mid)',
  },
  '& > li:last-child': { borderInlineStartColor: 'transparent', paddingBlockEnd: 0 },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 'calc(-0.4375rem - 1px)',
    insetBlockStart: '0.3rem',
    inlineSize: '0.875rem',
    blockSize: '0.875rem',
    border: '3px solid var(--paper)',
    borderRadius: '50%',
    backgroundColor: 'var(--primary)',
  },
});

type StepText = ShownBlockOf<'steps'>['steps'][number];

function TextOfStep({ title, time, text }: StepText) {
  return (
    <>
      <h3>{title}</h3>
      {time === undefined ? null : (
        <p className="time">
          <Rich text={time} />
        </p>
      )}
      <p>
        <Rich text={text} />
      </p>
    </>
  );
}

// CSS draws numbers and lines, and no step is active.
const STEPPER_PROPS = { orientation: 'vertical', connector: null, nonLinear: true, activeStep: -1 } as const;

const stepsOf = (steps: readonly StepText[]) =>
  steps.map((step) => (
    <Step key={step.title}>
      <TextOfStep {...step} />
    </Step>
  ));

/** Numbered instructions. */
export const Steps = ({ steps }: ShownBlockOf<'steps'>) => (
  <Numbered {...STEPPER_PROPS}>{stepsOf(steps)}</Numbered>
);

/** Phases with their durations. */
export const Timeline = ({ phases }: ShownBlockOf<'timeline'>) => (
  <Phases {...STEPPER_PROPS}>{stepsOf(phases)}</Phases>
);
