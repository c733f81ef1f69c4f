// @vitest-environment jsdom
import { act, Suspense, use } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { useScrollTrigger } from '../../../src/shared/hooks/useScrollTrigger.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => {
  document.body.replaceChildren();
  window.scrollY = 0;
});

const scrollTo = (y: number) =>
  act(async () => {
    window.scrollY = y;
    window.dispatchEvent(new Event('scroll'));
  });

type Options = Parameters<typeof useScrollTrigger>[0] & { readonly wait?: Promise<void> };

function Probe({ wait, ...options }: Options) {
  const scrolled = useScrollTrigger(options);
  if (scrolled && wait) use(wait);
  return scrolled ? 'scrolled' : 'at the top';
}

async function show(options: Options) {
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(place).render(
      <Suspense fallback="thrown away">
        <Probe {...options} />
      </Suspense>,
    ),
  );
  return () => place.textContent;
}

it('FR-07 the page is scrolled beyond the threshold, while one scrolls down', async () => {
  const shown = await show({ threshold: 20 });
  expect(shown()).toBe('at the top');
  for (const [y, expected] of [
    [20, 'at the top'],
    [21, 'scrolled'],
    [400, 'scrolled'],
    [399, 'at the top'],
    [500, 'scrolled'],
    [0, 'at the top'],
  ] as const) {
    await scrollTo(y);
    expect([y, shown()]).toEqual([y, expected]);
  }
});

it('FR-07 or as long as it is below the top, also when it was opened there', async () => {
  window.scrollY = 400;
  const shown = await show({ threshold: 20, disableHysteresis: true });
  expect(shown()).toBe('scrolled');
  await scrollTo(300);
  expect(shown()).toBe('scrolled');
  await scrollTo(20);
  expect(shown()).toBe('at the top');
});

it('QU-04 is told in a transition: what React is rendering stays, instead of being thrown away', async () => {
  const wait = Promise.withResolvers<void>();
  const shown = await show({ threshold: 20, wait: wait.promise });
  await scrollTo(400);
  expect(shown()).toBe('at the top');
  await act(async () => wait.resolve());
  expect(shown()).toBe('scrolled');
});
