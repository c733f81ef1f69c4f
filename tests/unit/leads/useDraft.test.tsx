import 'fake-indexeddb/auto';
import { act, useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLeadsStore, withLeadsStore } from '../../../src/features/leads/outbox.ts';
import { useDraft } from '../../../src/features/leads/useDraft.ts';
import { mount, unmount } from '../../support/mounted.ts';
import { stubWindow } from '../../support/stubWindow.ts';
import { typeInto } from '../../support/typeInto.ts';

beforeEach(async () => {
  stubWindow('<div></div>');
  await createLeadsStore();
  await withLeadsStore((db) => db.clear('drafts'));
});
afterEach(async () => {
  await unmount();
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

const show = () => mount(<Form />);

const fields = () => [...document.querySelectorAll('input')];
const values = () => fields().map(({ value }) => value);
const stored = () => JSON.parse(localStorage.getItem('draft:booking') ?? 'null')?.fields;

async function type(index: number, value: string): Promise<void> {
  const field = fields()[index];
  if (!field) throw new Error(`No field ${index}`);
  await typeInto(field, value);
}

async function writeInOtherTab(draft: Readonly<Record<string, string>> | undefined): Promise<void> {
  const newValue = draft ? JSON.stringify({ fields: draft, savedAt: Date.now() }) : null;
  await act(async () =>
    window.dispatchEvent(new window.StorageEvent('storage', { key: 'draft:booking', newValue })),
  );
}

it('FO-03 copies the fields that another tab types', async () => {
  await show();
  await type(0, 'Amina');
  await writeInOtherTab({ name: 'Amina', phone: '+971' });
  expect(values()).toEqual(['Amina', '+971']);
  await type(0, 'Amina K');
  expect(stored()).toEqual({ name: 'Amina K', phone: '+971' });
  await writeInOtherTab({ name: 'Amina K', phone: '' });
  expect(values()).toEqual(['Amina K', '']);
});

it('FO-03 preserves its text of a field that another tab changes too, and all texts when that tab is cleared', async () => {
  await show();
  await type(0, 'Amina');
  await type(1, '+971');
  // Typed, and not stored yet.
  const [name] = fields();
  if (name) name.value = 'Amina K';
  await writeInOtherTab({ name: 'Bilal', phone: '+971' });
  expect(values()).toEqual(['Amina K', '+971']);
  await writeInOtherTab(undefined);
  await writeInOtherTab({ name: 'Z', phone: '' });
  expect(values()).toEqual(['Amina K', '+971']);
});

it('FO-03 preserves fields that are missing in another tab', async () => {
  await show();
  await type(1, '+971');
  await writeInOtherTab({ name: 'Bilal' });
  expect(values()).toEqual(['Bilal', '+971']);
});

it('OF-07 FO-03 shows the draft that an earlier version has stored in the database', async () => {
  const row = { form: 'booking', fields: { name: 'Amina', phone: '' }, savedAt: Date.now() };
  await withLeadsStore((db) => db.put('drafts', row));
  await show();
  await expect.poll(values).toEqual(['Amina', '']);
});
