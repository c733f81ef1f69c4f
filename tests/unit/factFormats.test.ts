import { afterEach, expect, it, vi } from 'vitest';
import { openFormats } from '../../src/content/facts/formatFact.ts';
import { yieldToMain } from '../../src/shared/yieldToMain.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('QU-04 what figures are written with is opened in tasks of their own', async () => {
  const spies = [vi.spyOn(Intl, 'Locale'), vi.spyOn(Intl, 'NumberFormat'), vi.spyOn(Intl, 'DateTimeFormat')];
  const opened = () => spies.map((spy) => spy.mock.calls.length);
  const whole = openFormats('en-NZ');
  const tasks = [opened()];
  for (let task = 0; task < 2; task += 1) {
    // Queued behind the one that is waited for: turns come in order.
    await yieldToMain();
    tasks.push(opened());
  }
  expect(tasks).toEqual([
    [1, 0, 0],
    [1, 1, 0],
    [1, 1, 1],
  ]);
  await whole;
  // The next page of the language waits for no task.
  expect(openFormats('en-NZ')).toBe(whole);
});
