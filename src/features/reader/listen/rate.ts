/** How fast can be read: times the voice's own speed. */
export const RATES = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** Name of the entry in local storage. */
const KEY = 'speechRate';

/** The kept speed; 1 when there is none that we know. */
export function keptRate(): number {
  try {
    const kept = Number(localStorage.getItem(KEY));
    return RATES.find((rate) => rate === kept) ?? 1;
  } catch {
    return 1;
  }
}

/** Keeps the speed, where anything can be kept. */
export function keepRate(rate: number): void {
  try {
    localStorage.setItem(KEY, String(rate));
  } catch (error) {
    console.info(`The speed could not be kept: ${String(error)}`);
  }
}
