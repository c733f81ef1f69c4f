import { type ComponentType, type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { reportHydrated } from '../../shared/hydrated.ts';
import { dropDraft } from './drafts.ts';
import { fieldsOf, isSame, trapped } from './formFields.ts';
import { type Fields, type LeadKind, parseFields, type Problem } from './model.ts';
import { loadOutbox } from './ui/LazyRequests.tsx';
import { useDraft } from './useDraft.ts';

/** The state of a submitted form (FO-02). */
export type LeadState =
  /** `failed`: the device stored nothing, and nothing is sent. */
  | { readonly phase: 'idle' | 'sending' | 'failed' }
  /** In the outbox; `State` shows whether it waits, is sent or was refused. */
  | { readonly phase: 'queued'; readonly id: string; readonly State: ComponentType<{ readonly id: string }> };

const IDLE: LeadState = { phase: 'idle' };
const NONE: readonly never[] = [];
const noProblems = (): readonly Problem[] => NONE;

interface LeadFormOptions {
  /** The fields in `seen`; changes of others render nothing. Must keep its identity between renders. */
  readonly watched?: readonly string[];
  /** Returns why a form is not accepted. */
  readonly check?: (fields: Fields) => readonly Problem[];
  /** False for an accepted form that is not sent. */
  readonly canSend?: (fields: Fields) => boolean;
  /** Returns the submitted fields. */
  readonly complete?: (fields: Fields) => Fields;
  readonly textOf: (fields: Fields) => string;
  readonly onClear?: () => void;
}

/**
 * Stores the fields of a form as a draft, checks and submits them (FO-02, FO-03). Without an endpoint nothing is sent:
 * the confirmation offers ways to send the request (FO-01). The fields are uncontrolled.
 */
export function useLeadForm(kind: LeadKind, options: LeadFormOptions) {
  const { watched = NONE, check = noProblems, canSend, complete, textOf, onClear } = options;
  const { code } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const nextFocus = useRef<HTMLElement>(undefined);
  const sending = useRef<Fields>(undefined);
  const [seen, setSeen] = useState<Fields>({});
  const [problems, setProblems] = useState(noProblems);
  const [submitted, setSubmitted] = useState<Fields>();
  const [state, setState] = useState<LeadState>(IDLE);

  const look = useCallback(() => {
    if (!form.current) return;
    const fields = fieldsOf(form.current);
    const picked = Object.fromEntries(watched.map((field) => [field, fields[field] ?? '']));
    setSeen((before) => (watched.every((field) => before[field] === picked[field]) ? before : picked));
  }, [watched]);
  const store = useDraft(form, kind, look);
  const changed = useCallback(() => {
    store();
    look();
  }, [store, look]);
  const put = useCallback(
    (name: string, value: string, early?: 'early') => {
      const field = form.current?.elements.namedItem(name);
      if (!(field instanceof HTMLTextAreaElement) || field.value === value) return;
      field.value = value;
      if (early) look();
      else changed();
    },
    [changed, look],
  );
  useEffect(() => {
    if (!form.current?.hasAttribute('data-unhydrated')) return;
    form.current.removeAttribute('data-unhydrated');
    reportHydrated(form.current);
  }, []);

  const send = async (endpoint: string, fields: Fields, element: HTMLFormElement) => {
    const lead = { ...(complete?.(fields) ?? fields), ...trapped(element) };
    const text = textOf(fields);
    const typed = fieldsOf(element);
    sending.current = fields;
    setState({ phase: 'sending' });
    try {
      const { submit, SubmissionState } = await loadOutbox();
      const id = await submit(endpoint, { form: kind, fields: lead, text, language: code });
      setState({ phase: 'queued', id, State: SubmissionState });
      // Fields that were changed while the request was being stored are not sent, and remain.
      if (!isSame(fieldsOf(element), typed)) return;
      element.reset();
      dropDraft(kind);
    } catch (error) {
      console.info(`Not submitted: ${String(error)}`);
      setState({ phase: 'failed' });
    }
  };

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.phase === 'sending') {
      setSubmitted(sending.current);
      return;
    }
    const endpoint = import.meta.env.VITE_LEADS_ENDPOINT;
    const element = event.currentTarget;
    const fields: Fields = parseFields(kind, fieldsOf(element));
    const found = check(fields);
    setProblems(found);
    setState(IDLE);
    setSubmitted(found[0] ? undefined : fields);
    if (found[0]) {
      const field = element.elements.namedItem(found[0].field);
      if (field instanceof HTMLElement) field.focus();
    } else if (endpoint && (canSend?.(fields) ?? true)) void send(endpoint, fields, element);
  };

  const onInput = () => {
    changed();
    if (problems.length === 0 || !form.current) return;
    // Only problems that are already shown.
    const remaining = check(fieldsOf(form.current)).map(({ message }) => message);
    setProblems(problems.filter(({ message }) => remaining.includes(message)));
  };

  const onReset = () => {
    setProblems(NONE);
    onClear?.();
    // The browser clears the fields after this event, and the page may be left before.
    dropDraft(kind);
    setTimeout(changed);
  };

  const close = () => setSubmitted(undefined);
  return {
    kind,
    /** Props of the form, beside `method="dialog"`: of all methods the one that sends nothing before hydration. */
    formProps: { ref: form, noValidate: true, onInput, onReset, onSubmit },
    /** Values of the watched fields. */
    seen,
    problems,
    /** The submitted fields while their confirmation is open. */
    submitted,
    state,
    /** Sets a hidden field. `early`: without storing it, because the draft is not restored yet. */
    put,
    close,
    /** Closes the confirmation and then focuses a field. */
    addField: (name: string) => {
      nextFocus.current = form.current?.querySelector<HTMLElement>(`[name="${name}"]:enabled`) ?? undefined;
      close();
    },
    /** To be called when the confirmation is closed: until then, a modal window makes the page inert. */
    onClosed: () => {
      nextFocus.current?.focus();
      nextFocus.current = undefined;
    },
  };
}

/** A form with its draft, its problems and the state of its submission. */
export type Lead = ReturnType<typeof useLeadForm>;
