/** At most five number buttons, 1 to 5 (BL-05). */
export const MOST_PAGE_BUTTONS = 5;

/** The numbers that get a button. */
export function pageNumbers(totalPages: number): number[] {
  return Array.from({ length: Math.min(totalPages, MOST_PAGE_BUTTONS) }, (_, index) => index + 1);
}
