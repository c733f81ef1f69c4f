import 'fake-indexeddb/auto';
import { act, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepDraft, storedDraft } from '../../../src/features/leads/drafts/drafts.ts';
import { useDraft } from '../../../src/features/leads/drafts/useDraft.ts';
import { stubWindow } from '../../support/stubWindow.ts';

let root: Root | undefined;

beforeEach(() => {
  stubWindow('<div></div>');
});
afterEach(async () => {
  await act(async () => root?.unmount());
  vi.unstubAllGlobals();
});

function Form() {
  const form = useRef<HTMLFormElement>(null);
  useDraft(form, 'booking');
  return (
    <form ref={form}>
      <input name="name" />
      <input name="phone" />
    </form>
  );
}

it('FO-03 after a crash the database’s draft replaces an older one that local storage had on the disk', async () => {
  keepDraft('booking', { name: 'Amina', phone: '' });
  await storedDraft('booking');
  const older = { fields: { name: 'Am', phone: '+97' }, savedAt: Date.now() - 1000 };
  localStorage.setItem('draft:booking', JSON.stringify(older));
  const place = document.querySelector('div');
  if (!place) throw new Error('No place for the form');
  root = createRoot(place);
  await act(async () => root?.render(<Form />));
  const values = () => [...place.querySelectorAll('input')].map(({ value }) => value);
  await expect.poll(values).toEqual(['Amina', '']);
});
