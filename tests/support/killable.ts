import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type BrowserContext, chromium } from 'playwright-core';
import { chromiumPath } from './chromiumPath.ts';

/** A browser with a profile on disk that can be killed, as phones do. */
export interface KillableBrowser {
  readonly context: BrowserContext;
  readonly kill: () => Promise<void>;
}

const ADDRESS = /DevTools listening on (ws:\S+)/;

async function devToolsAddress(browser: ChildProcess): Promise<string> {
  let said = '';
  for await (const part of browser.stderr ?? []) {
    said += String(part);
    const address = ADDRESS.exec(said)?.[1];
    if (address) return address;
  }
  throw new Error(`Chromium did not start: ${said}`);
}

export async function startKillable(profile: string): Promise<KillableBrowser> {
  const child = spawn(
    chromiumPath(),
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const browser = await chromium.connectOverCDP(await devToolsAddress(child));
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no window');
  return {
    context,
    kill: async () => {
      const gone = once(child, 'exit');
      // Includes helper processes, which would still write.
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
      await gone;
      await browser.close().catch(() => undefined);
    },
  };
}
