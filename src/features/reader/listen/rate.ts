import { choiceCodec, persisted } from '../../../shared/storage/persisted.ts';

/** Speeds as multiples of the normal speed. */
export const RATES = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

const entry = persisted('speechRate', choiceCodec<number>(RATES, 1));

/** Returns the stored speed; 1 by default. */
export const storedRate = (): number => entry.read();

/** Stores the speed. */
export function storeRate(rate: number): void {
  if (!entry.write(rate)) console.info('The speed could not be stored');
}
