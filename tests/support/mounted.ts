import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

let root: Root | undefined;

/** Renders an element in the first `div` of the document. */
export async function mount(element: ReactNode): Promise<void> {
  const place = document.querySelector('div');
  if (!place) throw new Error('No place for the element');
  root = createRoot(place);
  await act(async () => root?.render(element));
}

export const unmount = (): Promise<void> => act(async () => root?.unmount());

/** Renders an element with a field, which it returns. */
export async function mountField(element: ReactNode): Promise<HTMLInputElement> {
  await mount(element);
  const field = document.querySelector('input');
  if (!field) throw new Error('No field');
  return field;
}
