import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../support/freePort.ts';

export interface WebKitProcesses {
  readonly address: string;
  readonly end: () => Promise<void>;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}

/** Starts a virtual screen and returns its number, which the server chooses. */
async function startScreen(): Promise<{ child: ChildProcess; display: string }> {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '800x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const numbers = child.stdio[3];
  if (!numbers) throw new Error('Xvfb has no pipe for its number');
  const said = once(numbers, 'data').then(([number]: unknown[]) => `:${String(number).trim()}`);
  const early = once(child, 'exit').then(() => Promise.reject(new Error('Xvfb did not start')));
  return { child, display: await Promise.race([said, early]) };
}

async function answered(address: string, driver: ChildProcess): Promise<void> {
  while (driver.exitCode === null) {
    const response = await fetch(`${address}/status`).catch(() => undefined);
    if (response?.ok) return;
  }
  throw new Error('WebKitWebDriver did not start');
}

/** Starts both processes, or none when one fails. */
export async function startWebKitProcesses(): Promise<WebKitProcesses> {
  const [{ child: screen, display }, port] = await Promise.all([startScreen(), freePort()]);
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, NO_AT_BRIDGE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
  });
  const end = async () => {
    await ended(driver);
    await ended(screen);
  };
  const address = `http://127.0.0.1:${port}`;
  try {
    await answered(address, driver);
  } catch (error) {
    await end();
    throw error;
  }
  return { address, end };
}
