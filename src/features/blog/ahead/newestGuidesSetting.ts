import { choiceCodec, persisted } from '../../../shared/storage/persisted.ts';

/** How many of the newest guides may be kept without having been listed (OF-11). */
export const NEWEST_CHOICES = [0, 20, 50, 100] as const;

export type NewestCount = (typeof NEWEST_CHOICES)[number];

const entry = persisted('marsa-newest', choiceCodec<NewestCount>(NEWEST_CHOICES, 100));

/** The choice that a text stands for; undefined when it is none. */
export const newestChoice = (text: string | null): NewestCount | undefined =>
  NEWEST_CHOICES.find((choice) => String(choice) === text);

/** So many are kept on this device; 100 unless the reader has chosen otherwise. */
export const newestCount = (): NewestCount => entry.read();

/** Stores a choice. False where the device stores nothing. */
export const setNewestCount = (count: NewestCount): boolean => entry.write(count);
