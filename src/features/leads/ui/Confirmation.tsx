import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { emailHref } from '../../../content/email.ts';
import { whatsappHref } from '../../../content/site.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { textDirection } from '../../../shared/text/script.ts';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import { holdWhile } from '../../../shared/updateHolds.ts';
import { type Entry, type Message, messageText } from '../message.ts';
import type { LeadForm } from '../useLeadForm.ts';
import { down } from '../../../shared/ui/breakpoints.ts';

/** The submitted fields as a list of terms, each in a `div`. */
const Summary = styled('dl')({
  margin: 0,
  marginBlockStart: '1.25rem',
  borderBlockStart: '1px solid var(--line)',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: '0.1rem 1rem',
    alignItems: 'baseline',
    paddingBlock: '0.65rem',
    borderBlockEnd: '1px solid var(--line)',
    lineHeight: 'var(--lh-snug)',
  },
  '& dt': { color: 'var(--ink-soft)' },
  '& dd': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& dd span': { fontWeight: 'var(--w-body)' },
  [down('sm')]: { '& > div': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** The actions of a confirmation: links in pairs, buttons and notes in one column. */
const Actions = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '0.75rem',
  marginBlockStart: '1.5rem',
  '& > button, & > p': { gridColumn: '1 / -1' },
  '& > p': { marginBlockStart: '-0.25rem' },
  [down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

interface ConfirmationProps extends Pick<LeadForm, 'kind' | 'state'> {
  /** The fields of the summary; those without a value are shown as missing. */
  readonly entries: readonly Entry[];
  /** The request as a message. */
  readonly request: Message;
  readonly isEmpty: boolean;
  /** Returns a message, which each page has in its own namespace. */
  readonly message: (
    key: 'doneText' | 'doneEmpty' | 'keeping' | 'notKept' | 'notGiven' | 'byWhatsapp' | 'byEmail',
  ) => string;
  /** Why the request is not sent. */
  readonly warning?: string | undefined;
  /** Adds a missing field: the main action until the form is sent (HO-05). */
  readonly missing?: { readonly action: string; readonly onAdd: () => void } | undefined;
  /** An action beside a missing field. */
  readonly addButton?: (entry: Entry) => ReactNode;
  /** Further text above the summary. */
  readonly note?: ReactNode;
  /** Further actions. */
  readonly children?: ReactNode;
}

type StatusProps = Pick<ConfirmationProps, 'state' | 'isEmpty' | 'message' | 'warning'>;

function Status({ state, isEmpty, message, warning }: StatusProps) {
  if (!import.meta.env.VITE_LEADS_ENDPOINT)
    return <p className="soft">{message(isEmpty ? 'doneEmpty' : 'doneText')}</p>;
  const failure = warning ?? (state.phase === 'failed' ? message('notKept') : undefined);
  return (
    <div role="status">
      {failure !== undefined ? (
        <Alert severity="warning" role="none">
          {failure}
        </Alert>
      ) : state.phase === 'queued' ? (
        <state.State id={state.id} />
      ) : (
        <Alert severity="info" icon={<PartIcon name="again" />} role="none">
          {message('keeping')}
        </Alert>
      )}
    </div>
  );
}

/** The submitted fields, the state of the request, and ways to send or store it (FO-01, FO-02). */
export function Confirmation(props: ConfirmationProps) {
  const { kind, state, entries, request, message, missing, addButton, note, children } = props;
  const { code } = useLanguage();
  // A time is in the page's language; numbers and addresses are left-to-right.
  const directionOf = (field: string) =>
    field === 'slot' ? textDirection(code) : field === 'phone' || field === 'email' ? 'ltr' : 'auto';
  // The user has sent it: a new version need not wait (OF-07).
  const onSend = () => holdWhile(kind, false);
  const toAdd = state.phase === 'idle' ? missing : undefined;
  return (
    <>
      <Status {...props} />
      {note}
      {entries.length === 0 ? null : (
        <Summary>
          {entries.map((entry) => (
            <div key={entry.field}>
              <dt>{entry.label}</dt>
              <dd>
                {entry.value === '' ? (
                  <>
                    <span className="soft">{message('notGiven')}</span>
                    {state.phase === 'queued' ? null : addButton?.(entry)}
                  </>
                ) : (
                  <bdi className="num" dir={directionOf(entry.field)}>
                    {entry.value}
                  </bdi>
                )}
              </dd>
            </div>
          ))}
        </Summary>
      )}
      <Actions>
        {toAdd ? (
          <Button variant="primary" onClick={toAdd.onAdd}>
            {toAdd.action}
          </Button>
        ) : null}
        <Button
          variant={toAdd || state.phase === 'queued' ? 'quiet' : 'primary'}
          href={whatsappHref(messageText(request))}
          rel="noopener"
          onClick={onSend}
        >
          {message('byWhatsapp')}
        </Button>
        <Button href={emailHref(request.subject, request.lines.join('\r\n'))} onClick={onSend}>
          {message('byEmail')}
        </Button>
        {children}
      </Actions>
    </>
  );
}
