/**
 * What the document's root element (`<html>`) says of the page, as `data-…` attributes: for the script in the head, the
 * styles, React and tests. Each is declared here, with what it means; a test holds styles and tests to the list.
 */
export interface RootState {
  /** The frame is hydrated. */
  app: 'ready';
  /** The page in the frame is hydrated. */
  main: 'ready';
  /** What follows the page is hydrated. */
  end: 'ready';
  /** The markup of the page, or of its tool, is of another address: the styles hide it until the app has rendered. */
  pending: 'page' | 'tool';
  /** Nothing is painted yet: what lies below the first screen is not laid out. */
  unpainted: '';
  /** A click from before hydration is held, to be repeated. */
  held: '';
  /** An article is read aloud. */
  listening: '';
  /** What the build rendered in place of a page. */
  page: '404' | 'shell';
  /** What the reader has chosen (OF-10): the values are those of `readingSettings.ts`. */
  scheme: string;
  textSize: string;
  lineWidth: string;
}

type Name = keyof RootState;

/** Sets an attribute of the root element. */
export function setRootState<N extends Name>(name: N, value: RootState[N]): void {
  document.documentElement.dataset[name] = value;
}

/** Takes an attribute of the root element away. */
export function clearRootState(name: Name): void {
  delete document.documentElement.dataset[name];
}

/** An attribute of the root element; undefined where it is not set. */
export const rootState = (name: Name): string | undefined => document.documentElement.dataset[name];
