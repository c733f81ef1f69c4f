import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { slots } from '../../../content/home/slots.ts';
import form from '../../../features/leads/ui/Form.module.css';
import { Icon } from '../../../shared/ui/Icon.tsx';
import own from '../request/Request.module.css';
import { DayField } from './DayField.tsx';
import type { DaySlot } from './times.ts';

interface SecondChoiceProps {
  readonly earliest: string | undefined;
  readonly day: readonly DaySlot[] | undefined;
  readonly differs: boolean;
  readonly dayTrouble: string | undefined;
  readonly slotTrouble: string | undefined;
  /** Whether something is entered there: it is shown then. */
  readonly filled: boolean;
}

/** Another time that would suit; nobody has to name one. */
export function SecondChoice({ earliest, day, differs, dayTrouble, slotTrouble, filled }: SecondChoiceProps) {
  const { t } = useTranslation('request');
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (filled && details.current) details.current.open = true;
  }, [filled]);
  const words = (label: string, slot: DaySlot | undefined) => {
    if (!slot || !differs) return label;
    const { shift } = slot.own;
    const otherDay = shift === 0 ? [] : [shift < 0 ? t('meeting.before') : t('meeting.after')];
    return `${label} · ${[slot.own.label, t('meeting.own'), ...otherDay].join(' ')}`;
  };
  return (
    <details ref={details} className={`${form.whole} ${own.second}`}>
      <summary>
        <Icon name="down" />
        {t('meeting.second')}
      </summary>
      <div>
        <DayField name="date2" label={t('meeting.secondDate')} earliest={earliest} trouble={dayTrouble} />
        <div className={form.item}>
          <label htmlFor="request-slot2">{t('meeting.secondSlot')}</label>
          <select
            id="request-slot2"
            name="slot2"
            className="field num"
            aria-invalid={slotTrouble === undefined ? undefined : true}
            aria-describedby={slotTrouble === undefined ? undefined : 'request-slot2-trouble'}
          >
            <option value="">{t('choose')}</option>
            {slots.map(({ label, time, available }) => {
              const known = day?.find((slot) => slot.time === time);
              return (
                <option key={time} value={time} disabled={known ? known.state !== 'free' : !available}>
                  {words(label, known)}
                </option>
              );
            })}
          </select>
          {slotTrouble === undefined ? null : (
            <p id="request-slot2-trouble" className={own.error}>
              {slotTrouble}
            </p>
          )}
        </div>
      </div>
    </details>
  );
}
