const KEY = 'marsa-newest';

/** How many of the newest guides may be kept without having been listed (OF-11). */
export const NEWEST_CHOICES = [0, 20, 50, 100] as const;

export type NewestCount = (typeof NEWEST_CHOICES)[number];

/** The choice that a text stands for; undefined when it is none. */
export const newestChoice = (text: string | null): NewestCount | undefined =>
  NEWEST_CHOICES.find((choice) => String(choice) === text);

/** So many are kept on this device; 100 unless the reader has chosen otherwise. */
export function newestCount(): NewestCount {
  try {
    return newestChoice(localStorage.getItem(KEY)) ?? 100;
  } catch {
    return 100;
  }
}

/** Keeps a choice. False where the device keeps nothing. */
export function setNewestCount(count: NewestCount): boolean {
  try {
    localStorage.setItem(KEY, String(count));
    return true;
  } catch {
    return false;
  }
}
