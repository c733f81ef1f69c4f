// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { RootErrorBoundary } from '../../../src/app/errors/RootErrorBoundary.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.mock('../../../src/app/errors/Fallback.tsx', () => ({ Fallback: () => <h1>Something went wrong</h1> }));

/** Renders a form under a header whose change fails `failures` times. */
async function screen(failures: number) {
  let left = 0;
  const Header = ({ changed }: { changed: boolean }) => {
    if (changed && left > 0) {
      left -= 1;
      throw new Error('The header could not be changed');
    }
    return <header>Header</header>;
  };
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place, { onCaughtError: () => undefined });
  const render = (changed: boolean) =>
    act(async () =>
      root.render(
        <RootErrorBoundary>
          <Header changed={changed} />
          <input name="name" />
        </RootErrorBoundary>,
      ),
    );
  await render(false);
  const change = () => {
    left = failures;
    return render(true);
  };
  return { place, change };
}

// React retries a failed render once.
it('QU-03 FO-03 keeps the screen and typed values after one error outside of the page', async () => {
  const { place, change } = await screen(2);
  const field = place.querySelector('input');
  if (field) field.value = 'Amina';
  await change();
  await vi.waitFor(() => expect(place.querySelector('input')?.value).toBe('Amina'));
  expect(place.textContent).toBe('Header');
});

it('QU-03 shows an error page when the error repeats', async () => {
  const { place, change } = await screen(10);
  await change();
  expect(place.querySelector('h1')?.textContent).toBe('Something went wrong');
});
