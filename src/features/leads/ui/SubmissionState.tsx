import { PartIcon, type PartIconName } from '../../../shared/ui/PartIcon.tsx';
import type { Submission } from '../model.ts';
import { useSubmissions } from '../useSubmissions.ts';
import styles from './SubmissionState.module.css';
import { useStateWords } from './useStateWords.ts';

const SIGNS: Readonly<Record<Submission['state'], PartIconName>> = {
  waiting: 'again',
  sent: 'check',
  failed: 'close',
};

/** How it stands with a submission, as a line with a sign. */
export function StateLine({ submission }: { submission: Submission }) {
  const stateWords = useStateWords();
  const { state } = submission;
  return (
    <span className={`num ${styles[state] ?? ''}`}>
      <PartIcon name={SIGNS[state]} />
      {stateWords(submission)}
    </span>
  );
}

/** How it stands with the submission of a key, kept current: waiting, sent at 14:02, failed (FO-02). For a status. */
export function SubmissionState({ id }: { id: string }) {
  const submission = useSubmissions()?.find(({ key }) => key === id);
  return <p className={styles.told}>{submission ? <StateLine submission={submission} /> : null}</p>;
}
