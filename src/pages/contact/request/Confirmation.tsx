import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isTooLongForEmail } from '../../../content/email.ts';
import { messageText } from '../../../features/leads/message.ts';
import { StateAlert } from '../../../features/leads/ui/StateAlert.tsx';
import { SendWays } from '../../../features/leads/ui/SendWays.tsx';
import { Summary } from '../../../features/leads/ui/Summary.ts';
import type { SubmitState } from '../../../features/leads/useSubmitForm.ts';
import { holdWhile } from '../../../shared/updateHolds.ts';
import { CopyButton } from '../../../shared/ui/CopyButton.tsx';
import type { Described } from './described.ts';
import type { Lack } from './lack.ts';

interface ConfirmationProps {
  /** The name of the form's draft. */
  readonly name: string;
  readonly described: Described;
  readonly empty: boolean;
  /** How it stands with the request where forms are sent (FO-02). */
  readonly submitState: SubmitState | undefined;
  /** What the form lacks, in its order. */
  readonly lacks: readonly Lack[];
  readonly onAdd: (field: string) => void;
  /** Further words and ways. */
  readonly note?: ReactNode;
  readonly way?: ReactNode;
}

/** Says how far the request has come; where forms are not sent, that it has gone nowhere. */
function Standing({ empty, submitState }: Pick<ConfirmationProps, 'empty' | 'submitState'>) {
  const { t } = useTranslation('request');
  if (!import.meta.env.VITE_LEADS_ENDPOINT)
    return <p className="soft">{empty ? t('doneEmpty') : t('doneText')}</p>;
  return (
    <div role="status">
      {submitState?.phase === 'stored' ? (
        <submitState.State id={submitState.id} />
      ) : submitState?.phase === 'notStored' ? (
        <StateAlert severity="warning">{t('notKept')}</StateAlert>
      ) : (
        <StateAlert severity="info" sign="again">
          {t('keeping')}
        </StateAlert>
      )}
    </div>
  );
}

/**
 * What stands in the confirmation: what was entered, and the ways to send it or to keep it (FO-01). It claims nothing
 * that did not happen.
 */
export function Confirmation({
  name,
  described,
  empty,
  submitState,
  lacks,
  onAdd,
  note,
  way,
}: ConfirmationProps) {
  const { t } = useTranslation('request');
  const { entries, message } = described;
  const body = message.lines.join('\r\n');
  // Sent by the reader: a new version need not wait for it any longer.
  const onSent = () => holdWhile(name, false);
  const [first] = submitState ? [] : lacks;
  const absent = lacks.filter(({ label }) => label !== undefined);
  return (
    <>
      <Standing empty={empty} submitState={submitState} />
      {note}
      {entries.length + absent.length === 0 ? null : (
        <Summary>
          {absent.map(({ field, label }) => (
            <div key={field}>
              <dt>{label}</dt>
              <dd className="soft">{t('notGiven')}</dd>
            </div>
          ))}
          {entries.map(({ field, label, value }) => (
            <div key={field}>
              <dt>{label}</dt>
              <dd>
                <bdi className="num" dir={field === 'phone' || field === 'email' ? 'ltr' : 'auto'}>
                  {value}
                </bdi>
              </dd>
            </div>
          ))}
        </Summary>
      )}
      {isTooLongForEmail(message.subject, body) ? <p>{t('emailShort')}</p> : null}
      <SendWays
        message={message}
        byWhatsapp={t('byWhatsapp')}
        byEmail={t('byEmail')}
        missing={first && { label: first.action, onAdd: () => onAdd(first.field) }}
        stored={submitState?.phase === 'stored'}
        onSent={onSent}
      >
        {way}
        <CopyButton
          text={() => messageText(message)}
          label={t('copy')}
          copied={t('copied')}
          failed={t('copyFailed')}
        />
      </SendWays>
    </>
  );
}
