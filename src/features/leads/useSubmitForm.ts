import { type ComponentType, useState } from 'react';
import { loadOutbox } from './loadOutbox.ts';
import type { Filled } from './model.ts';

/** The state of a form that was submitted on this page. */
export type SubmitState =
  /** `notStored`: the device stores nothing, and nothing is sent. */
  | { readonly phase: 'storing' | 'notStored' }
  /** In the outbox; `State` shows what has become of it. */
  | { readonly phase: 'stored'; readonly id: string; readonly State: ComponentType<{ readonly id: string }> };

/** Submits a form (FO-02), and says how that stands; undefined before. */
export function useSubmitForm(): {
  readonly submitState: SubmitState | undefined;
  /** Resolves with true when the form is in the outbox. Never rejects. */
  readonly submitForm: (filled: Filled) => Promise<boolean>;
  readonly forget: () => void;
} {
  const [submitState, setSubmitState] = useState<SubmitState>();
  const submitForm = async (filled: Filled) => {
    if (!import.meta.env.VITE_LEADS_ENDPOINT) return false;
    setSubmitState({ phase: 'storing' });
    try {
      const { submit, SubmissionState } = await loadOutbox();
      const id = await submit(import.meta.env.VITE_LEADS_ENDPOINT, filled);
      setSubmitState({ phase: 'stored', id, State: SubmissionState });
      return true;
    } catch (error) {
      console.info(`Not submitted: ${String(error)}`);
      setSubmitState({ phase: 'notStored' });
      return false;
    }
  };
  return { submitState, submitForm, forget: () => setSubmitState(undefined) };
}
