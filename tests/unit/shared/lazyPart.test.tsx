// @vitest-environment jsdom
import { act, type ComponentType, type ReactNode, startTransition, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { useLoaded } from '../../../src/shared/hooks/useLoaded.ts';
import { type LazyPart, lazyPart } from '../../../src/shared/lazyPart.ts';
import { ErrorBoundary } from '../../../src/shared/ui/ErrorBoundary.tsx';

interface Props {
  readonly text: string;
}
const Panel = ({ text }: Props) => <p>{text}</p>;

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let complaints: MockInstance<typeof console.error>;
beforeEach(() => {
  complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => document.body.replaceChildren());

const newRoot = () => createRoot(document.body.appendChild(document.createElement('div')));
const show = async (element: ReactNode, root = newRoot()) => {
  await act(async () => root.render(element));
  return root;
};

const failing = () =>
  vi.fn<() => Promise<ComponentType<Props>>>().mockRejectedValueOnce(new Error('no network'));

it('OF-02 a part is fetched once, and the previous page stays until it is loaded', async () => {
  const code = Promise.withResolvers<ComponentType<Props>>();
  const load = vi.fn(() => code.promise);
  const { Part } = lazyPart(load);
  const root = await show(<p>before</p>);
  const next = (
    <>
      <Part text="one" />
      <Part text="two" />
    </>
  );
  await act(async () => startTransition(() => root.render(next)));
  expect(document.body.textContent).toBe('before');
  await act(async () => code.resolve(Panel));
  expect(document.body.textContent).toBe('onetwo');
  expect(load).toHaveBeenCalledTimes(1);
  expect(complaints).not.toHaveBeenCalled();
});

it('OF-02 a failed part is fetched again after its failure has been shown', async () => {
  const { Part } = lazyPart(failing().mockResolvedValue(Panel));
  const page = (key: string) => (
    <ErrorBoundary resetKey={key} Fallback={() => <b>not here</b>}>
      <Suspense>
        <Part text="there" />
      </Suspense>
    </ErrorBoundary>
  );
  const root = await show(page('first'));
  expect(document.body.textContent).toBe('not here');
  await show(page('second'), root);
  expect(document.body.textContent).toBe('there');
});

function Opener({
  part,
  wanted,
  onFailure,
}: {
  part: LazyPart<Props>;
  wanted: boolean;
  onFailure: () => void;
}) {
  const loaded = useLoaded(part, wanted, onFailure);
  return loaded ? <part.Part text="open" /> : null;
}

it('OF-02 a part is fetched at the tap, and again at the next tap after a failure', async () => {
  const load = failing().mockResolvedValue(Panel);
  const onFailure = vi.fn();
  const part = lazyPart(load);
  const waiting = vi.fn(() => null);
  const Fallback = () => waiting();
  const opener = (wanted: boolean) => (
    <Suspense fallback={<Fallback />}>
      <Opener part={part} wanted={wanted} onFailure={onFailure} />
    </Suspense>
  );
  const root = await show(opener(false));
  expect(load).not.toHaveBeenCalled();
  await show(opener(true), root);
  expect(onFailure).toHaveBeenCalledTimes(1);
  await show(opener(false), root);
  await show(opener(true), root);
  expect(document.body.textContent).toBe('open');
  expect(waiting).not.toHaveBeenCalled();
});
