import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Milliseconds that a menu stays open after the pointer has left it (FR-03). */
const CLOSE_DELAY = 100;

/** Which menu is open, one at most, and the ways to change that. */
export interface OpenMenu {
  readonly name: string | undefined;
  /** Whether it took the place of another. */
  readonly swapped: boolean;
  /** The pointer is over a menu: it opens, and stays open. */
  readonly enter: (name: string) => void;
  /** The pointer has left: the menu closes after a moment, unless the pointer comes back. */
  readonly leave: () => void;
  readonly toggle: (name: string) => void;
  readonly open: (name: string) => void;
  readonly close: () => void;
}

interface Opened {
  readonly name: string;
  readonly on: string;
  readonly swapped: boolean;
}

/** The state of the mega menus (FR-03): opened by hover, keys and taps; another page closes them. */
export function useOpenMenu(): OpenMenu {
  const { pathname } = useLocation();
  // A menu belongs to the page that it was opened on: another page has none open.
  const [opened, setOpened] = useState<Opened>();
  const name = opened?.on === pathname ? opened.name : undefined;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** A click on what the pointer has just opened must not close it. */
  const hovered = useRef<string>(undefined);

  const change = useCallback(
    (next: string | undefined) => {
      clearTimeout(timer.current);
      hovered.current = undefined;
      setOpened((before) => {
        if (next === undefined) return undefined;
        const open = before?.on === pathname ? before : undefined;
        return open?.name === next ? open : { name: next, on: pathname, swapped: open !== undefined };
      });
    },
    [pathname],
  );
  const enter = useCallback(
    (next: string) => {
      change(next);
      hovered.current = next;
    },
    [change],
  );
  const leave = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => change(undefined), CLOSE_DELAY);
  }, [change]);
  const toggle = useCallback(
    (next: string) => change(name === next && hovered.current !== next ? undefined : next),
    [change, name],
  );
  const close = useCallback(() => change(undefined), [change]);

  useEffect(() => () => clearTimeout(timer.current), []);
  return { name, swapped: opened?.swapped ?? false, enter, leave, toggle, open: change, close };
}
