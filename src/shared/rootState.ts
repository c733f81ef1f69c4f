/** Attributes (`data-…`) of `<html>` that the head script, styles, React and tests share. */
export interface RootState {
  /** The hydrated parts, separated by spaces: `app` (the frame), `main` (the page), `end` (the footer). */
  hydrated: string;
  /** The markup of the page or of its tool is of another address: hidden until the app has rendered. */
  pending: 'page' | 'tool';
  /** A click before hydration is recorded. */
  held: '';
  /** A document that replaces a page. */
  page: '404' | 'shell';
  /** The user's settings (OF-10); `readingSettings.ts` has their values. */
  scheme: string;
  textSize: string;
  lineWidth: string;
}

type Name = keyof RootState;

/** Sets an attribute of the root element. */
export function setRootState<N extends Name>(name: N, value: RootState[N]): void {
  document.documentElement.dataset[name] = value;
}

/** Removes an attribute of the root element. */
export function clearRootState(name: Name): void {
  delete document.documentElement.dataset[name];
}

/** Returns an attribute of the root element, if set. */
export const rootState = (name: Name): string | undefined => document.documentElement.dataset[name];

/** Part of a page that is hydrated on its own. */
export type HydratedPart = 'app' | 'main' | 'end';

/** Returns true when the part is hydrated. */
export const isPartHydrated = (part: HydratedPart): boolean =>
  (rootState('hydrated') ?? '').split(' ').includes(part);
