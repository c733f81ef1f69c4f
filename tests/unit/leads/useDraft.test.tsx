import 'fake-indexeddb/auto';
import { act, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onDevice, tablesOf } from '../../../src/features/leads/db/tables.ts';
import { keepDraft, storedDraft } from '../../../src/features/leads/drafts/drafts.ts';
import { useDraft } from '../../../src/features/leads/drafts/useDraft.ts';
import { stubWindow } from '../../support/stubWindow.ts';

let root: Root | undefined;

beforeEach(async () => {
  stubWindow('<div></div>');
  await onDevice((db) => tablesOf(db).drafts.clear());
});
afterEach(async () => {
  await act(async () => root?.unmount());
  vi.unstubAllGlobals();
});

function Form() {
  const form = useRef<HTMLFormElement>(null);
  const keep = useDraft(form, 'booking');
  return (
    <form ref={form} onInput={keep}>
      <input name="name" />
      <input name="phone" />
    </form>
  );
}

async function show(): Promise<void> {
  const place = document.querySelector('div');
  if (!place) throw new Error('No place for the form');
  root = createRoot(place);
  await act(async () => root?.render(<Form />));
  // The stored draft has been looked for.
  await act(() => storedDraft('booking'));
}

const fields = () => [...document.querySelectorAll('input')];
const values = () => fields().map(({ value }) => value);
const stored = () => JSON.parse(localStorage.getItem('draft:booking') ?? 'null')?.fields;

async function type(index: number, value: string): Promise<void> {
  const field = fields()[index];
  if (!field) throw new Error(`No field ${index}`);
  field.value = value;
  await act(async () => field.dispatchEvent(new window.Event('input', { bubbles: true })));
}

async function writeInOtherTab(draft: Readonly<Record<string, string>>): Promise<void> {
  const newValue = JSON.stringify({ fields: draft, savedAt: Date.now() });
  await act(async () =>
    window.dispatchEvent(new window.StorageEvent('storage', { key: 'draft:booking', newValue })),
  );
}

it('FO-03 takes over what another tab types, field by field', async () => {
  await show();
  await type(0, 'Amina');
  await writeInOtherTab({ name: 'Amina', phone: '+971' });
  expect(values()).toEqual(['Amina', '+971']);
  await type(0, 'Amina K');
  expect(stored()).toEqual({ name: 'Amina K', phone: '+971' });
  await writeInOtherTab({ name: 'Amina K', phone: '' });
  expect(values()).toEqual(['Amina K', '']);
});

it('FO-03 keeps its own text of a field that another tab changes too, and its texts when that tab is emptied', async () => {
  await show();
  await type(0, 'Amina');
  await type(1, '+971');
  // Typed, and not stored yet.
  const [name] = fields();
  if (name) name.value = 'Amina K';
  await writeInOtherTab({ name: 'Bilal', phone: '+971' });
  expect(values()).toEqual(['Amina K', '+971']);
  await writeInOtherTab({ name: '', phone: '' });
  await writeInOtherTab({ name: 'Z', phone: '' });
  expect(values()).toEqual(['Amina K', '+971']);
});

it('FO-03 leaves the fields that another tab has not loaded yet', async () => {
  await show();
  await type(1, '+971');
  await writeInOtherTab({ name: 'Bilal' });
  expect(values()).toEqual(['Bilal', '+971']);
});

it('FO-03 after a crash the database’s draft replaces an older one that local storage had on the disk', async () => {
  keepDraft('booking', { name: 'Amina', phone: '' });
  await storedDraft('booking');
  const older = { fields: { name: 'Am', phone: '+97' }, savedAt: Date.now() - 1000 };
  localStorage.setItem('draft:booking', JSON.stringify(older));
  await show();
  await expect.poll(values).toEqual(['Amina', '']);
});
