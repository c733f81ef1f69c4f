import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { emailHref } from '../../../content/email.ts';
import { whatsappHref } from '../../../content/site.ts';
import { useLongDate } from '../../../i18n/useLongDate.ts';
import { localClock, localDay } from '../../../shared/text/localTime.ts';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import type { Filled, Submission } from '../model.ts';
import { removeSubmission } from '../submit.ts';
import { useSubmissions } from '../useSubmissions.ts';
import styles from './Requests.module.css';
import { StateLine } from './SubmissionState.tsx';

/** The forms that have a name of their own; a later version may have left others. */
const NAMED = ['booking', 'meeting', 'newsletter', 'quote'] as const satisfies readonly Filled['form'][];

/** The other ways, for what the endpoint has refused: all that was typed goes along. */
function OtherWays({ text, what }: { text: string; what: string }) {
  const { t } = useTranslation();
  return (
    <span className={styles.ways}>
      <a className="btn btn-line" href={whatsappHref(text)} rel="noopener">
        {t('leads.byWhatsapp')}
      </a>
      <a className="btn btn-line" href={emailHref(what, text)}>
        {t('leads.byEmail')}
      </a>
    </span>
  );
}

function Request({ submission, onRemove }: { submission: Submission; onRemove: () => void }) {
  const { t } = useTranslation();
  const longDate = useLongDate();
  const { form, state, text, createdAt } = submission;
  const known = NAMED.find((name) => name === form);
  const what = known ? t(`leads.${known}`) : t('leads.other');
  const made = new Date(createdAt);
  return (
    <li className={styles.request}>
      <div className={styles.words}>
        <b>{what}</b>
        <span className={`num ${styles.made}`}>
          {longDate(localDay(made))} · <bdi>{localClock(made)}</bdi>
        </span>
        <StateLine submission={submission} />
        {state === 'failed' ? <OtherWays text={text} what={what} /> : null}
      </div>
      <button
        type="button"
        className={`btn btn-icon ${styles.remove}`}
        aria-label={t('leads.remove', { what })}
        onClick={() => {
          onRemove();
          void removeSubmission(submission);
        }}
      >
        <PartIcon name="bin" />
      </button>
    </li>
  );
}

const listsAll = () => true;

/** How the list stands on a page. */
export interface RequestsProps {
  readonly className?: string | undefined;
  /** Its heading, below that of the part it stands in. */
  readonly level: 'h2' | 'h3';
  /** Which of them are listed; all without it. */
  readonly lists?: ((submission: Submission) => boolean) | undefined;
}

/** "Your requests": what was handed in on this device and how it stands with it (FO-02). Nothing when there is none. */
export function Requests({ className = '', level: Heading, lists = listsAll }: RequestsProps) {
  const { t } = useTranslation();
  const submissions = (useSubmissions() ?? []).filter(lists);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  if (submissions.length === 0) return null;
  return (
    <section className={`${styles.requests} ${className}`} aria-labelledby={id}>
      <Heading id={id} ref={heading} tabIndex={-1} className={styles.title}>
        {t('leads.title')}
      </Heading>
      <ul>
        {submissions.map((submission) => (
          <Request
            key={submission.key}
            submission={submission}
            // The button goes with its line: the focus must not be lost.
            onRemove={() => heading.current?.focus()}
          />
        ))}
      </ul>
      <p className={styles.note}>{t('leads.text')}</p>
    </section>
  );
}
