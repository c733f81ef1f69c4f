import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { memo, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FactSource } from '../../content/facts/FactSources.tsx';
import { CheckboxField } from '../../shared/ui/CheckboxField.tsx';
import { Fold } from '../../shared/ui/Fold.tsx';
import { DueCard } from './Deadlines.styles.ts';
import type { Firm } from './deadlinesQuery.ts';
import { keyOf } from './dueDates.ts';
import { type Due, duties, type Duty, factsOf, officeOf } from './duties.ts';
import { useDueWords } from './useDueWords.ts';

const SourcesFold = styled(Fold)({
  border: 0,
  inlineSize: '100%',
  '& > summary': { inlineSize: 'fit-content', minBlockSize: 'var(--target)', gap: '0.5rem' },
  '& > summary, & .MuiAccordionSummary-expandIconWrapper': { color: 'var(--primary)' },
  '& .MuiAccordionSummary-content': { margin: 0 },
  '& .MuiAccordionDetails-root': { paddingBlock: 0 },
  '@media print': { '& > summary': { display: 'none' } },
});

interface DutySourcesProps {
  readonly duty: Duty;
  readonly large: boolean;
  readonly weekend: boolean;
}

/** Memoised, because a long list has many. */
const DutySources = memo(function DutySources({ duty, large, weekend }: DutySourcesProps) {
  const { t } = useTranslation('deadlines');
  const { penalties, dayOff } = duties[duty];
  const ids = factsOf(duty, large);
  return (
    <SourcesFold
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
          {weekend && dayOff ? <FactSource id={dayOff.fact} /> : null}
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
    </SourcesFold>
  );
});

interface RowProps {
  readonly firm: Firm;
  readonly duty: Duty;
  readonly due: Due | undefined;
  readonly mark?: string;
  /** Visible in print only. */
  readonly later?: boolean;
  /** The list shows this duty above: print does not repeat its sources. */
  readonly again?: boolean;
  readonly children?: ReactNode;
}

/** A date: the day, the duty, its period, rule, recipient and sources. */
export function DueRow({ firm, duty, due, mark, later = false, again = false, children }: RowProps) {
  const { t } = useTranslation('deadlines');
  const words = useDueWords(firm);
  const id = useId();
  const weekend = due ? words.weekend(due) : '';
  return (
    <DueCard
      component="li"
      className={`${later ? 'later' : ''} ${again ? 'again' : ''}`}
      aria-labelledby={id}
    >
      <div>
        {due ? (
          <time className="num" dateTime={due.on}>
            {words.day(due.on)}
          </time>
        ) : null}
        {mark ? <Chip component="span" label={mark} /> : null}
        {children}
      </div>
      <div className="what">
        <h3 id={id}>{t(`duties.${duty}.name`)}</h3>
        {due?.period ? <p className="num">{words.period(due)}</p> : null}
        <p>{words.rule(duty)}</p>
        {weekend ? <p className="weekend">{weekend}</p> : null}
        <p className="soft">{t('goesTo', { office: t(`offices.${officeOf(duty, firm.place)}`) })}</p>
        {later && again ? null : <DutySources duty={duty} large={firm.large} weekend={weekend !== ''} />}
      </div>
    </DueCard>
  );
}

/** Number of dates before the list is expanded; print has all. */
const INITIAL_ROWS = 6;

interface ListProps {
  readonly firm: Firm;
  readonly dues: readonly Due[];
  /** Keys that are excluded from the calendar file. */
  readonly left: ReadonlySet<string>;
  readonly onLeave: (key: string, leave: boolean) => void;
}

/** The next dates in order, each with a checkbox for the calendar file. */
export function DueList({ firm, dues, left, onLeave }: ListProps) {
  const { t } = useTranslation('deadlines');
  const { day } = useDueWords(firm);
  const [all, setAll] = useState(false);
  const isAgain = (due: Due, index: number) => dues.findIndex(({ duty }) => duty === due.duty) < index;
  return (
    <>
      <ol>
        {dues.map((due, index) => {
          const shown = all || index < INITIAL_ROWS;
          return (
            <DueRow
              key={keyOf(due)}
              firm={firm}
              duty={due.duty}
              due={due}
              later={!shown}
              again={isAgain(due, index)}
            >
              {shown ? (
                <CheckboxField
                  className="no-print"
                  label={
                    <>
                      {t('take')}
                      <span className="vh">
                        : {t(`duties.${due.duty}.name`)}, {day(due.on)}
                      </span>
                    </>
                  }
                  on={!left.has(keyOf(due))}
                  onCheck={(take) => onLeave(keyOf(due), !take)}
                />
              ) : null}
            </DueRow>
          );
        })}
      </ol>
      {dues.length > INITIAL_ROWS ? (
        <Button className="no-print" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('fewer') : t('showAll', { number: dues.length })}
        </Button>
      ) : null}
    </>
  );
}
