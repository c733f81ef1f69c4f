import { persisted } from '../../shared/storage/persisted.ts';

const entry = persisted<URLSearchParams>('marsa-calculator', {
  parse: (text) => new URLSearchParams(text ?? ''),
  format: String,
});

/** What this device stores, as an address's query; empty when it stores nothing. */
export const storedEstimate = (): URLSearchParams => entry.read();

/** Stores it; undefined removes it. Without storage the address alone has it. */
export function storeEstimate(params: URLSearchParams | undefined): void {
  const stored = params ? entry.write(params) : entry.remove();
  if (!stored) console.info('The estimate could not be stored');
}
