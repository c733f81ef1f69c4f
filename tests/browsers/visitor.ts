import { expect, vi } from 'vitest';
import type { Device, Engine, EngineWindow } from './engine.ts';

/** As long as other conditions are waited for: a busy machine shows things late. */
const PATIENCE = { timeout: 60_000, interval: 50 };

/** Waits until a question has this answer; in a hook, too, where `expect.poll` is not at hand. */
export const until = <T>(ask: () => Promise<T>, answer: T): Promise<void> =>
  vi.waitFor(async () => expect(await ask()).toEqual(answer), PATIENCE);

/** Which match of a selector is shown and bears a name, -1 for none: its label, or its text. Runs in the page. */
function indexShown(selector: string, name: string): number {
  return [...document.querySelectorAll(selector)].findIndex(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert]') &&
      (element.getAttribute('aria-label') ?? element.textContent).includes(name),
  );
}

/**
 * Brings an element to the middle of the screen and tells whether a tap would reach it, and the app, yet. Runs in the
 * page.
 */
async function loadAndAsk(selector: string, index: string): Promise<boolean> {
  const element = document.querySelectorAll(selector)[Number(index)];
  if (!element) return false;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { left, top, width, height } = element.getBoundingClientRect();
  const { app, main } = document.documentElement.dataset;
  return (
    // What slides is elsewhere when the tap comes; what lies below something else is not hit.
    before.left === left &&
    before.top === top &&
    element.contains(document.elementFromPoint(left + width / 2, top + height / 2)) &&
    (element.closest('main') ? main : app) === 'ready' &&
    !element.closest('main > section.below:not([data-hydrated]), [data-unhydrated]') &&
    Object.keys(element).some((key) => key.startsWith('__reactProps'))
  );
}

/** A person with a phone of their own, whose browser can be ended and started again. */
export interface Visitor {
  /** The window as it is now: a restart brings a new one. */
  readonly window: () => EngineWindow;
  /** Opens an address and waits until the app is ready on its page. */
  readonly open: (address: string) => Promise<void>;
  /** Waits until something is shown that bears a name; gives its place among the matches. */
  readonly sees: (selector: string, name?: string) => Promise<number>;
  /** Brings a match to the middle of the screen and waits until the app answers there. */
  readonly answers: (selector: string, index?: number) => Promise<void>;
  /** Taps what is shown and bears a name, once the app answers there. */
  readonly tap: (selector: string, name?: string) => Promise<void>;
  /** What the first match reads, white space folded; '' where there is none. */
  readonly text: (selector: string) => Promise<string>;
  /** Ends the browser and starts it again on the same profile. */
  readonly restart: () => Promise<void>;
}

/** Starts a browser on a profile. */
export async function newVisitor(engine: Engine, profile: string, device?: Device): Promise<Visitor> {
  let window = await engine.start(profile, device);
  const sees = async (selector: string, name = '') => {
    let index = -1;
    await vi.waitFor(async () => {
      index = await window.evaluate(indexShown, selector, name);
      expect(index, `${selector} “${name}”`).toBeGreaterThanOrEqual(0);
    }, PATIENCE);
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
      await until(() => window.evaluate(() => document.documentElement.dataset['app']), 'ready');
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
