/** The state of a navigation that fills a message into the form of the next page (FO-01). */
export const prefillState = (message: string): { readonly prefill: string } => ({ prefill: message });

/** The message that a navigation brought; undefined when it brought none. */
export function prefilledMessage(state: unknown): string | undefined {
  const message =
    typeof state === 'object' && state !== null && 'prefill' in state ? state.prefill : undefined;
  return typeof message === 'string' ? message : undefined;
}
