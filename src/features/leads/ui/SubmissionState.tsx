import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useLongDate } from '../../../i18n/useLongDate.ts';
import { connection } from '../../../shared/http/connection.ts';
import { localClock, localDay } from '../../../shared/text/localTime.ts';
import { PartIcon, type PartIconName } from '../../../shared/ui/PartIcon.tsx';
import type { Submission } from '../submission.ts';
import { useSubmissions } from '../useSubmissions.ts';

const LOOKS = {
  waiting: { severity: 'warning', icon: 'again' },
  sent: { severity: 'success', icon: 'check' },
  failed: { severity: 'error', icon: 'close' },
} as const satisfies Record<Submission['state'], { severity: string; icon: PartIconName }>;

/** Returns a function that describes a submission (FO-02). */
function useStateMessage(): (submission: Submission) => string {
  const { t } = useTranslation('leads');
  const longDate = useLongDate();
  return ({ state, sentAt = 0, attempts, answered }) => {
    if (state === 'failed') return t('failed');
    if (state === 'waiting') {
      if (attempts === 0 && connection() !== 'offline') return t('sending');
      return answered ? t('putOff') : t('waiting');
    }
    const sent = new Date(sentAt);
    const day = localDay(sent);
    const time = localClock(sent);
    return day === localDay(new Date()) ? t('sentAt', { time }) : t('sentOn', { date: longDate(day), time });
  };
}

/** The state of a submission with an icon. `role="none"`: the status around it announces changes. */
export function StateLine({ submission }: { submission: Submission }) {
  const message = useStateMessage();
  const { severity, icon } = LOOKS[submission.state];
  return (
    <Alert severity={severity} icon={<PartIcon name={icon} />} role="none">
      <span className="num">{message(submission)}</span>
    </Alert>
  );
}

/** The current state of the submission with a key: waiting, sent at 14:02, failed (FO-02). To be put into a status. */
export function SubmissionState({ id }: { id: string }) {
  const submission = useSubmissions()?.find(({ key }) => key === id);
  return submission ? <StateLine submission={submission} /> : null;
}
