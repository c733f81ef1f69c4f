import { expect, vi } from 'vitest';
import type { Device, Engine, EngineWindow } from './engine.ts';

/** A busy machine can be slow to show things. */
const POLL_OPTIONS = { timeout: 60_000, interval: 50 };

/** Waits until `ask` returns the answer; also works in hooks, which have no `expect.poll`. */
export const until = <T>(ask: () => Promise<T>, answer: T): Promise<void> =>
  vi.waitFor(async () => expect(await ask()).toEqual(answer), POLL_OPTIONS);

/** Returns the index of the first visible match with this label or text, or -1. Runs in the page. */
function indexShown(selector: string, name: string): number {
  return [...document.querySelectorAll(selector)].findIndex(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert]') &&
      (element.getAttribute('aria-label') ?? element.textContent).includes(name),
  );
}

/**
 * Scrolls an element to the middle of the screen, and returns whether a tap reaches it and the app. Runs in the page.
 */
async function loadAndAsk(selector: string, index: string): Promise<boolean> {
  const element = document.querySelectorAll(selector)[Number(index)];
  if (!element) return false;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { left, top, width, height } = element.getBoundingClientRect();
  const hydrated = document.documentElement.dataset['hydrated'] ?? '';
  return (
    // A moving or covered element would not be hit.
    before.left === left &&
    before.top === top &&
    element.contains(document.elementFromPoint(left + width / 2, top + height / 2)) &&
    hydrated.includes(element.closest('main') ? 'main' : 'app') &&
    !element.closest('main > section.below:not([data-hydrated]), [data-unhydrated]') &&
    Object.keys(element).some((key) => key.startsWith('__reactProps'))
  );
}

/** A user with a phone whose browser can be restarted. */
export interface Visitor {
  /** The current window: a restart opens a new one. */
  readonly window: () => EngineWindow;
  /** Opens an address and waits until the app has hydrated it. */
  readonly open: (address: string) => Promise<void>;
  /** Waits until an element with a name is visible; returns its index among the matches. */
  readonly sees: (selector: string, name?: string) => Promise<number>;
  /** Scrolls a match to the middle of the screen and waits until it is hydrated. */
  readonly answers: (selector: string, index?: number) => Promise<void>;
  /** Taps a visible element with a name, once it is hydrated. */
  readonly tap: (selector: string, name?: string) => Promise<void>;
  /** The text of the first match with collapsed white space, or ''. */
  readonly text: (selector: string) => Promise<string>;
  /** Restarts the browser on the same profile. */
  readonly restart: () => Promise<void>;
}

export async function newVisitor(engine: Engine, profile: string, device?: Device): Promise<Visitor> {
  let window = await engine.start(profile, device);
  const sees = async (selector: string, name = '') => {
    let index = -1;
    await vi.waitFor(async () => {
      index = await window.evaluate(indexShown, selector, name);
      expect(index, `${selector} “${name}”`).toBeGreaterThanOrEqual(0);
    }, POLL_OPTIONS);
    return index;
  };
  const answers = (selector: string, index = 0) =>
    until(() => window.evaluate(loadAndAsk, selector, String(index)), true);
  return {
    window: () => window,
    sees,
    answers,
    open: async (address) => {
      await window.open(address);
      await until(
        () => window.evaluate(() => document.documentElement.dataset['hydrated']?.includes('app')),
        true,
      );
    },
    tap: async (selector, name) => {
      const index = await sees(selector, name);
      await answers(selector, index);
      await window.click(selector, index);
    },
    text: (selector) =>
      window.evaluate(
        (wanted) => document.querySelector(wanted)?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '',
        selector,
      ),
    restart: async () => {
      await window.close();
      window = await engine.start(profile, device);
    },
  };
}
