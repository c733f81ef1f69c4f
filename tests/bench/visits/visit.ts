import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { PHONE } from '../sessions/readers.ts';
import type { DevTools } from './devTools.ts';
import { NO_TIMES, type PaintTimes, timesSchema, watchPaints } from './paintTimes.ts';

/** How a page is opened. */
export interface Visit {
  readonly address: string;
  /** Selector of the page's substance. */
  readonly shows: string;
  readonly offline?: boolean;
  /** True for a visitor who has never been here: storage and caches of their own. */
  readonly first?: boolean;
  /** How many times the page's main thread is slowed: 4, unless something else slows it. */
  readonly slower?: number;
}

/** The phone's screen, as the protocol wants it. */
export const SCREEN = { ...PHONE.viewport, deviceScaleFactor: 1, mobile: true } as const;
const LINE = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 } as const;
const SLOWER = 4;

const LIMIT = 60_000;
/** After the app is hydrated the page may still paint something larger, such as a picture. */
const AFTERWARDS = 1_500;
/** Nothing is asked of a page before: to ask it anything would hold up what is measured. */
const BEFOREHAND = 1_000;

const contextSchema = v.object({ browserContextId: v.string() });
const targetSchema = v.object({ targetId: v.string() });
const sessionSchema = v.object({ sessionId: v.string() });
const valueSchema = v.object({ result: v.object({ value: v.optional(v.unknown()) }) });

async function slowDown(
  devTools: DevTools,
  sessionId: string,
  { offline = false, slower = SLOWER }: Visit,
): Promise<void> {
  await devTools.send('Emulation.setDeviceMetricsOverride', SCREEN, sessionId);
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: true }, sessionId);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slower }, sessionId);
  await devTools.send('Network.enable', {}, sessionId);
  await devTools.send('Network.emulateNetworkConditions', { offline, ...LINE }, sessionId);
}

/** Waits until the app is hydrated and the page is quiet. */
async function timesOf(devTools: DevTools, sessionId: string): Promise<PaintTimes> {
  const read = async () => {
    const asked = { expression: 'globalThis.paintTimes', returnByValue: true };
    const { result } = v.parse(valueSchema, await devTools.send('Runtime.evaluate', asked, sessionId));
    return v.parse(timesSchema, result.value ?? NO_TIMES);
  };
  const until = performance.now() + LIMIT;
  await pause(BEFOREHAND);
  for (
    let times = await read();
    Math.max(times.ready, times.text) === Infinity && performance.now() < until;
  ) {
    await pause(250);
    times = await read();
  }
  await pause(AFTERWARDS);
  const { first, largest, text, ready } = await read();
  return { 'first paint': first, 'largest paint': largest, text: Math.max(first, text), ready };
}

/** Opens a page in a tab of its own and gives its times. */
export async function visit(devTools: DevTools, options: Visit): Promise<PaintTimes> {
  const { address, shows, first = false } = options;
  const context = first
    ? v.parse(contextSchema, await devTools.send('Target.createBrowserContext', { disposeOnDetach: true }))
    : {};
  const created = await devTools.send('Target.createTarget', { url: 'about:blank', ...context });
  const { targetId } = v.parse(targetSchema, created);
  const attached = await devTools.send('Target.attachToTarget', { targetId, flatten: true });
  const { sessionId } = v.parse(sessionSchema, attached);
  await slowDown(devTools, sessionId, options);
  await devTools.send('Page.enable', {}, sessionId);
  const source = `(${watchPaints.toString()})(${JSON.stringify(shows)})`;
  await devTools.send('Page.addScriptToEvaluateOnNewDocument', { source }, sessionId);
  await devTools.send('Page.navigate', { url: address }, sessionId);
  const times = await timesOf(devTools, sessionId);
  await devTools.send('Target.closeTarget', { targetId });
  if (first) await devTools.send('Target.disposeBrowserContext', context);
  return times;
}
