// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it, vi } from 'vitest';
import { guardAgainstTranslators } from '../../../src/app/start/translatorGuard.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
beforeAll(() => guardAgainstTranslators());

async function translated(element: ReactNode) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const render = (next: ReactNode) => act(async () => root.render(next));
  await render(element);
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = text.data.toUpperCase();
    text.replaceWith(font);
  }
  await act(async () => undefined);
  return { place, render };
}

const Price = ({ amount, first, last }: { amount: number; first?: boolean; last?: boolean }) => (
  <p>
    {first ? 'about ' : null}
    {amount}
    {last ? <b>dirhams</b> : ' AED'}
  </p>
);

it('QU-01 updates a text that a browser extension has translated', async () => {
  const { place, render } = await translated(<Price amount={1} />);
  expect(place.textContent).toBe('1 AED');
  await render(<Price amount={2} />);
  expect(place.textContent).toBe('2 AED');
});

it('QU-01 inserts elements before translated texts, and removes translated texts', async () => {
  const { place, render } = await translated(<Price amount={1} />);
  await render(<Price amount={1} first last />);
  expect(place.textContent).toBe('about 1dirhams');
  await render(<Price amount={3} />);
  expect(place.textContent).toBe('3 AED');
});
