import type { PartIconName } from '../../../shared/ui/PartIcon.tsx';
import type { Submission } from '../model.ts';
import { useSubmissions } from '../useSubmissions.ts';
import { StateAlert } from './StateAlert.tsx';
import { useStateWords } from './useStateWords.ts';

const LOOKS = {
  waiting: { severity: 'warning', sign: 'again' },
  sent: { severity: 'success', sign: 'check' },
  failed: { severity: 'error', sign: 'close' },
} as const satisfies Record<Submission['state'], { severity: string; sign: PartIconName }>;

/** How it stands with a submission, with a sign. */
export function StateLine({ submission }: { submission: Submission }) {
  const stateWords = useStateWords();
  return (
    <StateAlert {...LOOKS[submission.state]}>
      <span className="num">{stateWords(submission)}</span>
    </StateAlert>
  );
}

/** How it stands with the submission of a key, kept current: waiting, sent at 14:02, failed (FO-02). For a status. */
export function SubmissionState({ id }: { id: string }) {
  const submission = useSubmissions()?.find(({ key }) => key === id);
  return submission ? <StateLine submission={submission} /> : null;
}
