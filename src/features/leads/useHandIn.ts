import { type ComponentType, useState } from 'react';
import { loadOutbox } from './loadOutbox.ts';
import type { Filled } from './model.ts';

/** How it stands with a form that was handed in on this page. */
export type HandedIn =
  /** `notKept`: the device keeps nothing, and nothing is sent. */
  | { readonly phase: 'keeping' | 'notKept' }
  /** In the outbox; `State` shows what has become of it. */
  | { readonly phase: 'kept'; readonly id: string; readonly State: ComponentType<{ readonly id: string }> };

/** The way to hand a form in (FO-02), and how that stands; undefined before. */
export function useHandIn(): {
  readonly handedIn: HandedIn | undefined;
  /** Resolves with true when the form is in the outbox. Never rejects. */
  readonly handIn: (filled: Filled) => Promise<boolean>;
  readonly forget: () => void;
} {
  const [handedIn, setHandedIn] = useState<HandedIn>();
  const handIn = async (filled: Filled) => {
    if (!import.meta.env.VITE_LEADS_ENDPOINT) return false;
    setHandedIn({ phase: 'keeping' });
    try {
      const { submit, SubmissionState } = await loadOutbox();
      const id = await submit(import.meta.env.VITE_LEADS_ENDPOINT, filled);
      setHandedIn({ phase: 'kept', id, State: SubmissionState });
      return true;
    } catch (error) {
      console.info(`Not handed in: ${String(error)}`);
      setHandedIn({ phase: 'notKept' });
      return false;
    }
  };
  return { handedIn, handIn, forget: () => setHandedIn(undefined) };
}
