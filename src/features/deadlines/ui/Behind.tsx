import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { FactSource } from '../../../content/facts/FactSources.tsx';
import { Fold } from '../../../shared/ui/Fold.tsx';
import { duties, factsOf } from '../duties.ts';
import type { Duty } from '../model.ts';

const Sources = styled(Fold)({
  border: 0,
  inlineSize: '100%',
  '& > summary': { inlineSize: 'fit-content', minBlockSize: 'var(--target)', gap: '0.4rem' },
  '& > summary, & .MuiAccordionSummary-expandIconWrapper': { color: 'var(--primary)' },
  '& .MuiAccordionSummary-content': { margin: 0 },
  '& .MuiAccordionDetails-root': { paddingBlock: 0 },
  '@media print': { '& > summary': { display: 'none' } },
});

interface BehindProps {
  readonly duty: Duty;
  /** Revenue is above the limit from which another date holds. */
  readonly large: boolean;
  readonly weekend: boolean;
}

/**
 * What stands behind a date: its figures with their sources, and what being late costs. Remembered: a long list has many
 * and none of them changes while a name is typed.
 */
export const Behind = memo(function Behind({ duty, large, weekend }: BehindProps) {
  const { t } = useTranslation('deadlines');
  const { penalties, dayOff: moved } = duties[duty];
  const ids = factsOf(duty, large);
  const dayOff = weekend ? moved?.fact : undefined;
  return (
    <Sources
      summary={
        <span>
          {penalties.length > 0 ? t('behindLate') : t('behind')}
          <span className="vh">: {t(`duties.${duty}.name`)}</span>
        </span>
      }
    >
      {ids.length > 0 ? (
        <dl>
          {ids.map((each) => (
            <FactSource key={each} id={each} />
          ))}
          {dayOff ? <FactSource id={dayOff} /> : null}
        </dl>
      ) : (
        <p>{t('yourOwn')}</p>
      )}
      {penalties.length > 0 ? (
        <>
          <p>
            <b>{t('late')}</b>
          </p>
          <dl>
            {penalties.map((each) => (
              <FactSource key={each} id={each} />
            ))}
          </dl>
        </>
      ) : null}
    </Sources>
  );
});
