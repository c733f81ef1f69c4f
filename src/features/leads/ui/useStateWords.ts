import { useTranslation } from 'react-i18next';
import { useLongDate } from '../../../i18n/useLongDate.ts';
import { connection } from '../../../shared/http/connection.ts';
import { localClock, localDay } from '../../../shared/text/localTime.ts';
import type { Submission } from '../model.ts';

/** Says what has become of a submission (FO-02). */
export function useStateWords(): (submission: Submission) => string {
  const { t } = useTranslation();
  const longDate = useLongDate();
  return ({ state, sentAt, attempts, answered }) => {
    if (state === 'failed') return t('leads.failed');
    if (state === 'waiting') {
      if (attempts === 0 && connection() !== 'offline') return t('leads.sending');
      return answered ? t('leads.putOff') : t('leads.waiting');
    }
    const sent = new Date(sentAt ?? 0);
    const day = localDay(sent);
    const time = localClock(sent);
    return day === localDay(new Date())
      ? t('leads.sentAt', { time })
      : t('leads.sentOn', { date: longDate(day), time });
  };
}
