import type { BrowserContext } from 'playwright-core';

/** What could be seen of the app in a frame. */
export interface Frame {
  readonly lang: string;
  readonly dir: string;
  /** English words of the interface that were to be seen. */
  readonly english: readonly string[];
}

const MARK = 'frame:';

/**
 * Watches every page of a visitor frame by frame, from its first one on.
 * @returns the frames in which the app was to be seen, where they differ from the one before
 */
export async function watchFrames(context: BrowserContext, english: readonly string[]): Promise<Frame[]> {
  const frames: Frame[] = [];
  context.on('console', (message) => {
    if (message.text().startsWith(MARK)) frames.push(JSON.parse(message.text().slice(MARK.length)));
  });
  await context.addInitScript(
    ({ phrases, mark }) => {
      let last = '';
      const look = () => {
        requestAnimationFrame(look);
        const root = document.getElementById('root');
        const text = root?.textContent ?? '';
        if (!root || text.trim() === '' || !root.checkVisibility({ visibilityProperty: true })) return;
        const frame = JSON.stringify({
          lang: document.documentElement.lang,
          dir: getComputedStyle(root).direction,
          english: phrases.filter((phrase) => text.includes(phrase)),
        });
        if (frame !== last) console.debug(mark + frame);
        last = frame;
      };
      requestAnimationFrame(look);
    },
    { phrases: english, mark: MARK },
  );
  return frames;
}
