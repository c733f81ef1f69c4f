import type { BrowserContext } from 'playwright-core';

export interface Frame {
  readonly lang: string;
  readonly dir: string;
  readonly english: readonly string[];
}

const MARK = 'frame:';

/**
 * Records every frame of a visitor's pages from the first one on.
 * @returns the frames with visible content that differ from the one before
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
