import Card from '@mui/material/Card';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';
import type { ElementType } from 'react';
import { useTranslation } from 'react-i18next';
import { isInUae, type Setup } from './requiredDocuments.ts';
import { chainOf } from './stamps.ts';
import { down } from '../../shared/ui/breakpoints.ts';

const Chain = styled(Card)<{ component: ElementType }>({
  position: 'sticky',
  insetBlockStart: '6rem',
  padding: 'var(--fluid-m)',
  border: 0,
  backgroundColor: 'var(--tint-warm)',
  fontSize: 'var(--fs-small)',
  '& h2': { fontSize: 'var(--fs-4)', lineHeight: 'var(--lh-snug)' },
  '& ol': { marginBlock: '1rem' },
  '& .MuiStepLabel-root': { alignItems: 'start', paddingBlock: '0.5rem' },
  '& .MuiStepLabel-label.Mui-active': { fontSize: 'inherit', fontWeight: 'inherit', lineHeight: 'inherit' },
  '& .MuiStepIcon-root': { fontSize: '1.5rem' },
  [down('lg')]: { position: 'static' },
});

/** How papers from abroad become valid for this set-up, step by step, and what to confirm before paying. */
export function ChainPanel({ setup }: { setup: Setup }) {
  const { t } = useTranslation('checklist');
  const { steps, note } = chainOf(setup);
  const here = setup.origin === 'uae' && isInUae(setup);
  return (
    <Chain component="section" aria-labelledby="chain">
      <h2 id="chain">{here ? t('chain.titleHere') : t('chain.title')}</h2>
      <Stepper orientation="vertical" nonLinear connector={null}>
        {steps.map((step) => (
          <Step key={step} active>
            <StepLabel>{t(`chain.step.${step}`)}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <p>{t(`chain.note.${note}`)}</p>
    </Chain>
  );
}
