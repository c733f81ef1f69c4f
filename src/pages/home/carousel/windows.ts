import type { Step } from './gesture.ts';

/** What of a carousel is in sight: `size` of its `total` items, from index `first` on (HO-04, HO-10). */
export interface View {
  readonly total: number;
  readonly size: number;
  readonly first: number;
}

/** Where the last window begins; it is full, though it may show again what the one before showed. */
export const lastFirst = ({ total, size }: Omit<View, 'first'>): number => Math.max(0, total - size);

/** Whether there is nothing before the window: then the button "previous" is disabled. */
export const isAtStart = ({ first }: View): boolean => first <= 0;

/** Whether there is nothing behind the window: then the button "next" is disabled. */
export const isAtEnd = (view: View): boolean => view.first >= lastFirst(view);

/** The pages that the dots stand for: at least one. */
export const pageCount = ({ total, size }: Omit<View, 'first'>): number =>
  Math.max(1, Math.ceil(total / size));

/** The page, from 0, that a window shows. */
export const pageOf = (view: View): number =>
  isAtEnd(view) ? pageCount(view) - 1 : Math.floor(view.first / view.size);

/** Where a page, from 0, begins. */
export const firstOf = (page: number, view: View): number => Math.min(page * view.size, lastFirst(view));

/** Where the window a step further begins: behind the last one comes the first, before the first the last. */
export function firstAfter(view: View, step: Step): number {
  const last = lastFirst(view);
  if (step === 1) return isAtEnd(view) ? 0 : Math.min(view.first + view.size, last);
  return isAtStart(view) ? last : Math.max(view.first - view.size, 0);
}
