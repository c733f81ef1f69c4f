import { choiceCodec, persisted } from '../../../shared/storage/persisted.ts';

/** How fast can be read: times the voice's own speed. */
export const RATES = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

const entry = persisted('speechRate', choiceCodec<number>(RATES, 1));

/** The stored speed; 1 when there is none that we know. */
export const storedRate = (): number => entry.read();

/** Stores the speed, where anything can be stored. */
export function storeRate(rate: number): void {
  if (!entry.write(rate)) console.info('The speed could not be stored');
}
