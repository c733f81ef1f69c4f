import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isTooLongForEmail } from '../../content/email.ts';
import { type Entry, type Greeting, messageOf, messageText } from '../../features/leads/message.ts';
import { type Fields, isBlank, PREFILLED, problemsIn } from '../../features/leads/model.ts';
import { Confirmation } from '../../features/leads/ui/Confirmation.tsx';
import { FormEnd, FormFields } from '../../features/leads/ui/FormParts.tsx';
import { LazyRequests } from '../../features/leads/ui/LazyRequests.tsx';
import { type LeadForm, useLeadForm } from '../../features/leads/useLeadForm.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { CopyButton } from '../../shared/ui/CopyButton.tsx';
import { Modal } from '../../shared/ui/Modal.tsx';
import { ContactDetails } from './fields.tsx';
import { Prefilled, useForgetPrefill } from './Prefilled.tsx';

/** A field that a request lacks. */
interface MissingField {
  readonly field: string;
  /** Its label in the summary, which omits the field without it. */
  readonly label?: string;
  /** Text of the button that leads to it. */
  readonly action: string;
}

interface RequestOptions {
  readonly watched: readonly string[];
  readonly greeting: Greeting;
  /** Returns the fields with their values, in the form's order. */
  readonly entriesOf: (fields: Fields) => readonly Entry[];
  readonly complete?: (fields: Fields) => Fields;
}

/** A form whose fields can be written as a message. */
interface RequestLead extends Pick<RequestOptions, 'entriesOf'> {
  readonly lead: LeadForm;
  readonly requestOf: (fields: Fields) => ReturnType<typeof messageOf>;
}

/** Returns a form for a quote or a meeting. Where it is sent, it has to be answerable (FO-02). */
export function useRequest(kind: 'meeting' | 'quote', options: RequestOptions): RequestLead {
  const { watched, greeting, entriesOf, complete } = options;
  const language = useLanguage();
  const requestOf = (fields: Fields) => messageOf(entriesOf(fields), greeting, language, fields[PREFILLED]);
  const lead = useLeadForm(kind, {
    watched,
    textOf: (fields) => messageText(requestOf(fields)),
    onClear: useForgetPrefill(),
    ...(complete ? { complete } : {}),
    ...(import.meta.env.VITE_LEADS_ENDPOINT ? { check: problemsIn } : {}),
  });
  return { lead, entriesOf, requestOf };
}

interface RequestFormProps {
  readonly request: RequestLead;
  /** Title of the confirmation. */
  readonly title: string;
  /** Text of the submit button. */
  readonly action: string;
  /** Fields before the contact details. */
  readonly before?: ReactNode;
  /** Fields after the contact details. */
  readonly after: ReactNode;
  readonly missingIn: (fields: Fields) => readonly MissingField[];
  /** Further text and actions of the confirmation. */
  readonly note?: (fields: Fields) => ReactNode;
  readonly actions?: (fields: Fields) => ReactNode;
}

type RequestConfirmationProps = Pick<RequestFormProps, 'request' | 'missingIn' | 'note' | 'actions'> & {
  readonly fields: Fields;
};

/** The confirmation of a quote or a meeting request, with its text for the clipboard (FO-01). */
export function RequestConfirmation({
  request: { lead, entriesOf, requestOf },
  fields,
  missingIn,
  note,
  actions,
}: RequestConfirmationProps) {
  const { t } = useTranslation('request');
  const missing = missingIn(fields);
  const [first] = missing;
  const request = requestOf(fields);
  const entries = [
    ...missing.flatMap(({ field, label }) => (label === undefined ? [] : [{ field, label, value: '' }])),
    ...entriesOf(fields).filter(({ value }) => value !== ''),
  ];
  return (
    <Confirmation
      kind={lead.kind}
      state={lead.state}
      entries={entries}
      request={request}
      isEmpty={isBlank(fields)}
      message={(key) => t(key)}
      missing={first && { action: first.action, onAdd: () => lead.addField(first.field) }}
      note={
        <>
          {note?.(fields)}
          {isTooLongForEmail(request.subject, request.lines.join('\r\n')) ? <p>{t('emailShort')}</p> : null}
        </>
      }
    >
      {actions?.(fields)}
      <CopyButton
        text={() => messageText(request)}
        label={t('copy')}
        copied={t('copied')}
        failed={t('copyFailed')}
      />
    </Confirmation>
  );
}

/** A form for a quote or a meeting, and its confirmation. Without an endpoint, no field is required (FO-01). */
export function RequestForm({ request, title, action, before, after, ...confirmation }: RequestFormProps) {
  const { t } = useTranslation('request');
  const { lead } = request;
  return (
    <Stack spacing={3} useFlexGap>
      <Card>
        <FormFields data-unhydrated="" method="dialog" {...lead.formProps}>
          <Prefilled seen={lead.seen} put={lead.put} />
          {before}
          <ContactDetails problems={lead.problems} />
          {after}
          <Button type="submit" variant="accent">
            {action}
          </Button>
          <FormEnd note={import.meta.env.VITE_LEADS_ENDPOINT ? t('sends') : t('honest')} clear={t('clear')} />
        </FormFields>
      </Card>
      {import.meta.env.VITE_LEADS_ENDPOINT ? <LazyRequests level="h2" /> : null}
      <Modal
        open={lead.submitted !== undefined}
        onClose={lead.close}
        onClosed={lead.onClosed}
        title={title}
        closeLabel={t('close')}
      >
        {lead.submitted ? (
          <RequestConfirmation request={request} fields={lead.submitted} {...confirmation} />
        ) : null}
      </Modal>
    </Stack>
  );
}
