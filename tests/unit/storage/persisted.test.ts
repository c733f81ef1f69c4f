import type { JSDOM } from 'jsdom';
import { act, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { jsonCodec } from '../../../src/shared/storage/jsonCodec.ts';
import { choiceCodec, persisted, textCodec } from '../../../src/shared/storage/persisted.ts';
import { usePersisted } from '../../../src/shared/storage/usePersisted.ts';
import { mount } from '../../support/mounted.ts';
import { stubWindow } from '../../support/stubWindow.ts';

let window: JSDOM['window'];

beforeEach(() => {
  ({ window } = stubWindow('<div></div>'));
});
afterEach(() => void vi.unstubAllGlobals());

const point = persisted('point', jsonCodec(v.object({ x: v.number() }), { x: 0 }));

/** Blocks storage: the property throws. */
function block(): void {
  for (const area of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, area, {
      configurable: true,
      get: () => {
        throw new DOMException('', 'SecurityError');
      },
    });
}

describe('an entry of web storage', () => {
  it('OF-09 returns the written value, and the default after it is removed', () => {
    expect(point.read()).toEqual({ x: 0 });
    expect(point.write({ x: 3 })).toBe(true);
    expect(localStorage.getItem('point')).toBe('{"x":3}');
    expect(point.read()).toEqual({ x: 3 });
    expect(point.remove()).toBe(true);
    expect(localStorage.getItem('point')).toBeNull();
    expect(point.read()).toEqual({ x: 0 });
  });

  it.each(['', '{', 'null', '[]', '{"x":"3"}'])(
    'OF-09 returns the default for %j without changing it',
    (text) => {
      localStorage.setItem('point', text);
      expect(point.read()).toEqual({ x: 0 });
      expect(point.text()).toBe(text);
    },
  );

  it('OF-09 returns the default for an unknown choice', () => {
    const entry = persisted('speed', choiceCodec([1, 1.5], 1));
    localStorage.setItem('speed', '1.5');
    expect(entry.read()).toBe(1.5);
    localStorage.setItem('speed', '99');
    expect(entry.read()).toBe(1);
  });

  it('OF-09 is stored in session storage only, if it is declared there', () => {
    persisted('note', textCodec, 'sessionStorage').write('here');
    expect(sessionStorage.getItem('note')).toBe('here');
    expect(localStorage.getItem('note')).toBeNull();
  });

  it('OF-09 returns the default and reports failed writes when storage is blocked', () => {
    block();
    expect(point.read()).toEqual({ x: 0 });
    expect(point.text()).toBeUndefined();
    expect(point.write({ x: 1 })).toBe(false);
    expect(point.remove()).toBe(false);
  });

  it('OF-09 keeps its value when storage is full', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => '{"x":5}',
      setItem: () => {
        throw new DOMException('', 'QuotaExceededError');
      },
    });
    expect(point.write({ x: 1 })).toBe(false);
    expect(point.read()).toEqual({ x: 5 });
  });
});

describe('a component that shows an entry', () => {
  const Point = () => usePersisted(point).x;
  const shown = () => document.querySelector('div')?.textContent;

  /** Dispatches the event of a write in another tab. */
  const notifyOtherTab = (key: string | null) =>
    act(async () => void window.dispatchEvent(new window.StorageEvent('storage', { key })));

  it('OF-09 is updated by this page and other tabs', async () => {
    await mount(createElement(Point));
    expect(shown()).toBe('0');
    await act(async () => void point.write({ x: 1 }));
    expect(shown()).toBe('1');
    localStorage.setItem('point', '{"x":2}');
    await notifyOtherTab('another');
    expect(shown()).toBe('1');
    await notifyOtherTab('point');
    expect(shown()).toBe('2');
    localStorage.clear();
    await notifyOtherTab(null);
    expect(shown()).toBe('0');
  });

  it('QU-07 OF-09 is prerendered with the default', () => {
    localStorage.setItem('point', '{"x":2}');
    expect(renderToString(createElement(Point))).toBe('0');
  });
});
