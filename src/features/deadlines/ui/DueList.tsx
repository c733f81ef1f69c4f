import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../shared/ui/CheckboxField.tsx';
import type { Due, Firm } from '../model.ts';
import { keyOf } from '../dueDates.ts';
import { DueRow } from './DueRow.tsx';
import { useDueWords } from './useDueWords.ts';

/** So many dates are shown at first; paper gets all. */
const FIRST = 6;

interface ListProps {
  readonly firm: Firm;
  readonly dues: readonly Due[];
  /** Those that are left out of the calendar file. */
  readonly left: ReadonlySet<string>;
  readonly onLeave: (key: string, leave: boolean) => void;
}

/** The coming dates, the next first, each with a checkbox for the calendar file. */
export function DueList({ firm, dues, left, onLeave }: ListProps) {
  const { t } = useTranslation('deadlines');
  const { day } = useDueWords(firm);
  const [all, setAll] = useState(false);
  const isAgain = (due: Due, index: number) => dues.findIndex(({ duty }) => duty === due.duty) < index;
  return (
    <>
      <ol>
        {dues.map((due, index) => {
          const shown = all || index < FIRST;
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
      {dues.length > FIRST ? (
        <Button className="no-print" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('fewer') : t('showAll', { number: dues.length })}
        </Button>
      ) : null}
    </>
  );
}
