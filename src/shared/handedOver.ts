/** The state of a navigation that brings a message along, begun on the page before (FO-01). */
export const handOver = (message: string): { readonly handedOver: string } => ({ handedOver: message });

/** The message that a navigation brought; undefined when it brought none. */
export function handedOver(state: unknown): string | undefined {
  const message =
    typeof state === 'object' && state !== null && 'handedOver' in state ? state.handedOver : undefined;
  return typeof message === 'string' ? message : undefined;
}
