import { JSDOM } from 'jsdom';
import { act, createElement, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type QueryModel, useQueryState } from '../../../src/shared/hooks/useQueryState.ts';
import { useOfToday } from '../../../src/shared/hooks/useToday.ts';

interface Size {
  readonly people: number;
}

const sizeModel: QueryModel<Size> = {
  place: 'test-size',
  usual: { people: 1 },
  speaks: (query) => query.has('people'),
  parse: (query) => ({ people: Number(query.get('people') ?? 1) }),
  write: ({ people }, rest) =>
    new URLSearchParams({ ...Object.fromEntries(rest ?? []), people: `${people}` }),
};

/** What each rendering showed, that of the server included. */
let shown: string[];
let root: Root | undefined;

function Size(): ReactNode {
  const [{ people }] = useQueryState(sizeModel);
  shown.push(`${people}`);
  return createElement('p', {}, people);
}

function Ended(): ReactNode {
  const ended = useOfToday((day) => (day > '2026-12-31' ? 'ended' : 'in force'), 'in force');
  shown.push(ended);
  return createElement('p', {}, ended);
}

/** Hydrates what a server has rendered for the plain address. Gives what is shown in the end. */
async function hydrated(part: () => ReactNode, search = ''): Promise<string | null> {
  const at = (address: string) =>
    createElement(MemoryRouter, { initialEntries: [address] }, createElement(part));
  document.body.innerHTML = renderToString(at('/tool'));
  await act(async () => {
    root = hydrateRoot(document.body, at(`/tool${search}`));
  });
  return document.body.textContent;
}

beforeEach(() => {
  const { window } = new JSDOM('', { url: 'https://marsa.example/tool' });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('window', window);
  for (const name of ['document', 'localStorage'] as const) vi.stubGlobal(name, window[name]);
  shown = [];
});
afterEach(async () => {
  await act(async () => root?.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a tool that was prerendered', () => {
  it('QU-04 is rendered once for who has set nothing yet', async () => {
    expect(await hydrated(Size)).toBe('1');
    expect(shown).toEqual(['1', '1']);
  });

  it('PG-02 shows what the device stores', async () => {
    localStorage.setItem('test-size', 'people=4');
    expect(await hydrated(Size)).toBe('4');
    expect(shown).toEqual(['1', '1', '4']);
  });

  it('PG-02 shows what an address asks for, whatever the device stores', async () => {
    localStorage.setItem('test-size', 'people=4');
    expect(await hydrated(Size, '?people=7')).toBe('7');
  });
});

describe('what follows from the day', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });

  it('QU-04 is rendered once where it is as it was prerendered', async () => {
    vi.setSystemTime('2026-12-20T12:00');
    expect(await hydrated(Ended)).toBe('in force');
    expect(shown).toEqual(['in force', 'in force']);
  });

  it('PG-01 is that of the device’s day, however old the page is', async () => {
    vi.setSystemTime('2027-01-02T12:00');
    expect(await hydrated(Ended)).toBe('ended');
    expect(shown).toEqual(['in force', 'in force', 'ended']);
  });
});
