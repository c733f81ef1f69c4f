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
import { type Entry, type LeadMessages, type Message, messageText } from '../message.ts';
import { type Fields, isBlank } from '../model.ts';
import type { Lead } from '../useLeadForm.ts';
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

interface ConfirmationProps {
  readonly lead: Pick<Lead, 'kind' | 'state' | 'addField'>;
  readonly fields: Fields;
  readonly message: LeadMessages;
  /** The fields of the summary; those without a value are shown as missing. */
  readonly entries: readonly Entry[];
  readonly request: Message;
  /** Why the request is not sent. */
  readonly warning?: string | undefined;
  /** A missing field: adding it is the main action until the form is sent (HO-05). */
  readonly missing?: { readonly field: string; readonly action: string } | undefined;
  readonly addButton?: (entry: Entry) => ReactNode;
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}

function Status({ lead: { state }, fields, message, warning }: ConfirmationProps) {
  if (!import.meta.env.VITE_LEADS_ENDPOINT)
    return <p className="soft">{message(isBlank(fields) ? 'doneEmpty' : 'doneText')}</p>;
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
  const { lead, entries, request, message, missing, addButton, note, children } = props;
  const { kind, state } = lead;
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
          <Button variant="primary" onClick={() => lead.addField(toAdd.field)}>
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
