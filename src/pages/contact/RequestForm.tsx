import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isTooLongForEmail } from '../../content/email.ts';
import {
  type Entry,
  type Greeting,
  type LeadMessages,
  messageOf,
  messageText,
} from '../../features/leads/message.ts';
import { type Fields, PREFILLED, problemsIn } from '../../features/leads/model.ts';
import { Confirmation } from '../../features/leads/ui/Confirmation.tsx';
import { LeadForm } from '../../features/leads/ui/LeadForm.tsx';
import { useLeadForm } from '../../features/leads/useLeadForm.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { CopyButton } from '../../shared/ui/CopyButton.tsx';
import { Prefilled, useForgetPrefill } from './Prefilled.tsx';

interface RequestOptions {
  readonly watched: readonly string[];
  readonly greeting: Greeting;
  readonly entriesOf: (fields: Fields) => readonly Entry[];
  readonly complete?: (fields: Fields) => Fields;
}

/** Returns a form for a quote or a meeting. Where it is sent, it has to be answerable (FO-02). */
export function useRequest(kind: 'meeting' | 'quote', options: RequestOptions) {
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

/** A field that a request lacks. */
interface MissingField {
  readonly field: string;
  /** Its label in the summary, which omits the field without it. */
  readonly label?: string;
  /** Text of the button that leads to it. */
  readonly action: string;
}

interface RequestFormProps {
  readonly request: ReturnType<typeof useRequest>;
  readonly title: string;
  readonly action: string;
  readonly missingIn: (fields: Fields) => readonly MissingField[];
  /** Further text and actions of the confirmation. */
  readonly note?: (fields: Fields) => ReactNode;
  readonly actions?: (fields: Fields) => ReactNode;
  readonly children: ReactNode;
}

/**
 * A form for a quote or a meeting, and its confirmation with the text for the clipboard. Without an endpoint, no field is
 * required (FO-01).
 */
export function RequestForm(props: RequestFormProps) {
  const { request, title, action, missingIn, note, actions, children } = props;
  const { t } = useTranslation('request');
  const message: LeadMessages = (key, options) => t(key, { ...options });
  const { lead, entriesOf, requestOf } = request;
  const confirmation = (fields: Fields) => {
    const missing = missingIn(fields);
    const content = requestOf(fields);
    const isTooLong = isTooLongForEmail(content.subject, content.lines.join('\r\n'));
    return (
      <Confirmation
        lead={lead}
        fields={fields}
        message={message}
        entries={[
          ...missing.flatMap(({ field, label }) =>
            label === undefined ? [] : [{ field, label, value: '' }],
          ),
          ...entriesOf(fields).filter(({ value }) => value !== ''),
        ]}
        request={content}
        missing={missing[0]}
        note={
          <>
            {note?.(fields)}
            {isTooLong ? <p>{t('emailShort')}</p> : null}
          </>
        }
      >
        {actions?.(fields)}
        <CopyButton
          text={() => messageText(content)}
          label={t('copy')}
          copied={t('copied')}
          failed={t('copyFailed')}
        />
      </Confirmation>
    );
  };
  return (
    <LeadForm
      lead={lead}
      message={message}
      action={action}
      title={title}
      level="h2"
      confirmation={confirmation}
    >
      <Prefilled seen={lead.seen} put={lead.put} />
      {children}
    </LeadForm>
  );
}
