import { useRef } from 'react';

/** Leads from a confirmation back to a field of its form: `add` closes the confirmation, `onClosed` moves the focus. */
export function useAddField(close: () => void) {
  const missing = useRef<HTMLElement>(undefined);
  const add = (form: HTMLFormElement | null | undefined, field: string) => {
    missing.current = form?.querySelector<HTMLElement>(`[name="${field}"]:enabled`) ?? undefined;
    close();
  };
  // A modal window returns the focus to its opener, and makes the page inert until it has closed.
  const onClosed = () => {
    missing.current?.focus();
    missing.current = undefined;
  };
  return { add, onClosed };
}
