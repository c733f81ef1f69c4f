/** Attribute of a link with the message that it fills into a form. */
export const PREFILL = 'data-prefill';

/** Returns the navigation state that fills a message into the next page's form (FO-01). */
export const prefillState = (message: string): { readonly prefill: string } => ({ prefill: message });

/** Returns the message of a navigation state, if any. */
export function prefilledMessage(state: unknown): string | undefined {
  const message =
    typeof state === 'object' && state !== null && 'prefill' in state ? state.prefill : undefined;
  return typeof message === 'string' ? message : undefined;
}
