import { choiceCodec, persisted } from '../../../shared/storage/persisted.ts';

/** Numbers of newest guides that the user can choose to store (OF-11). */
export const NEWEST_CHOICES = [0, 20, 50, 100] as const;

export type NewestCount = (typeof NEWEST_CHOICES)[number];

const entry = persisted('marsa-newest', choiceCodec<NewestCount>(NEWEST_CHOICES, 100));

/** Parses a choice; returns undefined for any other text. */
export const newestChoice = (text: string | null): NewestCount | undefined =>
  NEWEST_CHOICES.find((choice) => String(choice) === text);

/** Returns the number of newest guides to store on this device; 100 by default. */
export const newestCount = (): NewestCount => entry.read();

/** Stores the choice. Returns false when storage is unavailable. */
export const setNewestCount = (count: NewestCount): boolean => entry.write(count);
