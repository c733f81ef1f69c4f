import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { PHONE } from '../sessions/readers.ts';
import type { DevTools } from './devTools.ts';
import { NO_TIMES, type PaintTimes, timesSchema, watchPaints } from './paintTimes.ts';

export interface Visit {
  readonly address: string;
  /** Selector of the page's content. */
  readonly shows: string;
  readonly offline?: boolean;
  /** True for a first visit, with empty storage and caches. */
  readonly first?: boolean;
  /** CPU throttling of the page's main thread, 4 by default. */
  readonly slower?: number;
}

export const SCREEN = { ...PHONE.viewport, deviceScaleFactor: 1, mobile: true } as const;
const LINE = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 } as const;
const SLOWER = 4;

const LIMIT = 60_000;
/** After hydration the page may still paint a larger element, such as a picture. */
const AFTER_HYDRATION_MS = 1_500;
/** No command is sent to the page before: it would delay the measured events. */
const BEFORE_COMMANDS_MS = 1_000;

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

/** Waits until the app is hydrated and the page is idle. */
async function timesOf(devTools: DevTools, sessionId: string): Promise<PaintTimes> {
  const read = async () => {
    const asked = { expression: 'globalThis.paintTimes', returnByValue: true };
    const { result } = v.parse(valueSchema, await devTools.send('Runtime.evaluate', asked, sessionId));
    return v.parse(timesSchema, result.value ?? NO_TIMES);
  };
  const until = performance.now() + LIMIT;
  await pause(BEFORE_COMMANDS_MS);
  for (
    let times = await read();
    Math.max(times.ready, times.text) === Infinity && performance.now() < until;
  ) {
    await pause(250);
    times = await read();
  }
  await pause(AFTER_HYDRATION_MS);
  const { first, largest, text, ready } = await read();
  return { 'first paint': first, 'largest paint': largest, text: Math.max(first, text), ready };
}

/** Opens a page in a new tab and returns its times. */
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
