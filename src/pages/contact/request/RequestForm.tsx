import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dropDraft } from '../../../features/leads/drafts/drafts.ts';
import { fieldsOf } from '../../../features/leads/drafts/formFields.ts';
import { type Fields, isBlank } from '../../../features/leads/drafts/draftLifetime.ts';
import { messageText } from '../../../features/leads/message.ts';
import { trapped } from '../../../features/leads/trap.ts';
import { FormEnd, FormFields } from '../../../features/leads/ui/FormParts.tsx';
import { LazyRequests } from '../../../features/leads/ui/LazyRequests.tsx';
import { useAddField } from '../../../features/leads/useAddField.ts';
import { useSubmitForm } from '../../../features/leads/useSubmitForm.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Modal } from '../../../shared/ui/Modal.tsx';
import { AnswerFields } from './AnswerFields.tsx';
import { Confirmation } from './Confirmation.tsx';
import type { Described } from './described.ts';
import type { Lack } from './lack.ts';
import { Prefilled } from './Prefilled.tsx';
import { type Missing, missingIn } from './missing.ts';
import { useForgetPrefill } from './useForgetPrefill.ts';
import type { Request, RequestModel } from './useRequest.ts';

interface RequestFormProps {
  readonly model: RequestModel;
  readonly request: Request;
  /** Title of the confirmation, and the words of the button. */
  readonly title: string;
  readonly action: string;
  readonly describe: (fields: Fields) => Described;
  /** What is asked beyond the name and the way to answer: before them, and after. */
  readonly before?: ReactNode;
  readonly after: ReactNode;
  /** What a request lacks that the visitor can add before it is sent. */
  readonly lacksOf: (fields: Fields) => readonly Lack[];
  /** What the confirmation says and offers beyond the summary. */
  readonly note?: (fields: Fields) => ReactNode;
  readonly way?: (fields: Fields, described: Described) => ReactNode;
}

/** The field that a missing part is typed into. */
const FIELD_OF: Readonly<Record<Missing, string>> = { name: 'name', way: 'email', email: 'email' };

/** Hands a request in; the form is empty again once the request is in the outbox (FO-02). */
function useSending({ model, describe }: Pick<RequestFormProps, 'model' | 'describe'>) {
  const { code } = useLanguage();
  const { submitState, submitForm, forget } = useSubmitForm();
  const forgetPrefill = useForgetPrefill();
  const send = async (fields: Fields, form: HTMLFormElement) => {
    forget();
    const text = messageText(describe(fields).message);
    const sent = model.complete?.(fields) ?? fields;
    const whole = { ...sent, ...trapped(form) };
    if (!(await submitForm({ form: model.name, fields: whole, text, language: code }))) return;
    form.reset();
    dropDraft(model.name);
    forgetPrefill();
  };
  return { submitState, send };
}

/**
 * A form that asks for something, and its confirmation. Where nothing is sent, nothing is demanded: it sums up what was
 * entered, and the reader chooses how it goes on (FO-01). Where it is sent, somebody must be able to answer (FO-02).
 */
export function RequestForm({
  model,
  request,
  title,
  action,
  describe,
  before,
  after,
  lacksOf,
  note,
  way,
}: RequestFormProps) {
  const { t } = useTranslation('request');
  const [missing, setMissing] = useState<readonly Missing[]>([]);
  const [asked, setAsked] = useState<Fields>();
  const { submitState, send } = useSending({ model, describe });
  const forgetPrefill = useForgetPrefill();
  const { add, onClosed } = useAddField(() => setAsked(undefined));
  const { form, seen, changed, put } = request;
  const submit = (element: HTMLFormElement) => {
    const fields = model.clean(fieldsOf(element));
    const lacking = import.meta.env.VITE_LEADS_ENDPOINT ? missingIn(fields) : [];
    setMissing(lacking);
    const [first] = lacking;
    if (first) {
      const field = element.elements.namedItem(FIELD_OF[first]);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    setAsked(fields);
    if (import.meta.env.VITE_LEADS_ENDPOINT) void send(fields, element);
  };
  const described = asked && describe(asked);
  return (
    <Stack spacing={3} useFlexGap>
      <Card>
        <FormFields
          ref={form}
          data-unhydrated=""
          // Of all methods the one that sends nothing, should the form be submitted before hydration.
          method="dialog"
          noValidate
          onInput={() => {
            changed();
            // What was found missing is looked for again with each key, and nothing new is.
            if (missing.length > 0 && form.current) {
              const still = missingIn(fieldsOf(form.current));
              setMissing(missing.filter((part) => still.includes(part)));
            }
          }}
          onReset={() => {
            setMissing([]);
            forgetPrefill();
            // At once: the page may be left before the fields are emptied, which happens after this event.
            dropDraft(model.name);
            setTimeout(changed);
          }}
          onSubmit={(event) => {
            event.preventDefault();
            submit(event.currentTarget);
          }}
        >
          <Prefilled seen={seen} put={put} />
          {before}
          <AnswerFields missing={missing} />
          {after}
          <Button type="submit" variant="accent">
            {action}
          </Button>
          <FormEnd note={import.meta.env.VITE_LEADS_ENDPOINT ? t('sends') : t('honest')} clear={t('clear')} />
        </FormFields>
      </Card>
      {import.meta.env.VITE_LEADS_ENDPOINT ? <LazyRequests level="h2" /> : null}
      <Modal
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onClosed={onClosed}
        title={title}
        closeLabel={t('close')}
      >
        {asked && described ? (
          <Confirmation
            name={model.name}
            described={described}
            empty={isBlank(asked)}
            submitState={submitState}
            lacks={lacksOf(asked)}
            onAdd={(field) => add(form.current, field)}
            note={note?.(asked)}
            way={way?.(asked, described)}
          />
        ) : null}
      </Modal>
    </Stack>
  );
}
