import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { storedDraft } from '../../../src/features/leads/drafts.ts';
import { problemsIn } from '../../../src/features/leads/model.ts';
import { useLeadForm } from '../../../src/features/leads/useLeadForm.ts';
import { startI18n } from '../../../src/i18n/i18n.ts';
import { mount, unmount } from '../../support/mounted.ts';
import { stubWindow } from '../../support/stubWindow.ts';
import { typeInto } from '../../support/typeInto.ts';

const submit = vi.hoisted(() => vi.fn<(endpoint: string, filled: object) => Promise<string>>());
vi.mock('../../../src/features/leads/outboxParts.ts', () => ({
  submit,
  SubmissionState: ({ id }: { id: string }) => `state of ${id}`,
}));

const ENDPOINT = 'https://leads.example/in';

beforeAll(async () => {
  await startI18n('en');
});
beforeEach(() => {
  const { window } = stubWindow('<div></div>');
  vi.stubGlobal('HTMLElement', window.HTMLElement);
  vi.stubEnv('VITE_LEADS_ENDPOINT', ENDPOINT);
  submit.mockReset();
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

function Form() {
  const { formProps, problems, state, submitted } = useLeadForm('quote', {
    check: problemsIn,
    textOf: ({ name = '' }) => `From ${name}`,
  });
  return (
    <>
      <form method="dialog" {...formProps}>
        <input name="name" />
        <input name="email" />
      </form>
      <output>
        {[state.phase, submitted ? 'confirmed' : 'open', ...problems.map(({ message }) => message)].join(' ')}
        {state.phase === 'queued' ? <state.State id={state.id} /> : null}
      </output>
    </>
  );
}

function formOf(): HTMLFormElement {
  const form = document.querySelector('form');
  if (!form) throw new Error('No form');
  return form;
}
const shown = () => document.querySelector('output')?.textContent;
const values = () => [...document.querySelectorAll('input')].map(({ value }) => value);
const send = () => act(async () => formOf().requestSubmit());

async function type(...texts: readonly string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    const field = document.querySelectorAll('input')[index];
    if (!field) throw new Error(`No field ${index}`);
    await typeInto(field, text);
  }
}

const show = () => mount(<Form />);

it('FO-02 submits the fields and their text, then clears the form and its draft and shows the state', async () => {
  submit.mockResolvedValue('k1');
  await show();
  await type('Amina', 'amina@firm.example');
  await send();
  expect(submit.mock.calls).toEqual([
    [
      ENDPOINT,
      expect.objectContaining({
        form: 'quote',
        fields: expect.objectContaining({ name: 'Amina', email: 'amina@firm.example', phone: '' }),
        text: 'From Amina',
        language: 'en',
      }),
    ],
  ]);
  await expect.poll(shown).toBe('queued confirmedstate of k1');
  expect(values()).toEqual(['', '']);
  expect(storedDraft('quote')).toBeUndefined();
});

it('FO-02 FO-03 preserves the fields and the draft when the device stores nothing', async () => {
  submit.mockRejectedValue(new Error('No storage'));
  await show();
  await type('Amina', 'amina@firm.example');
  await send();
  await expect.poll(shown).toBe('failed confirmed');
  expect(values()).toEqual(['Amina', 'amina@firm.example']);
  expect(storedDraft('quote')).toEqual({ name: 'Amina', email: 'amina@firm.example' });
});

it('FO-02 FO-03 preserves text that is typed while the request is being stored', async () => {
  const stored = Promise.withResolvers<string>();
  submit.mockReturnValue(stored.promise);
  await show();
  await type('Amina', 'amina@firm.example');
  await send();
  await type('Bilal');
  await act(async () => stored.resolve('k1'));
  await expect.poll(shown).toBe('queued confirmedstate of k1');
  expect(values()).toEqual(['Bilal', 'amina@firm.example']);
  expect(storedDraft('quote')).toEqual({ name: 'Bilal', email: 'amina@firm.example' });
});

it('FO-02 submits once while the request is being stored', async () => {
  submit.mockReturnValue(new Promise(() => undefined));
  await show();
  await type('Amina', 'amina@firm.example');
  await send();
  await send();
  expect(shown()).toBe('sending confirmed');
  expect(submit).toHaveBeenCalledOnce();
});

it('FO-02 focuses the first field with a problem, and removes problems as they are corrected', async () => {
  await show();
  await send();
  expect(shown()).toBe('idle open missingName missingWay');
  expect(document.activeElement?.getAttribute('name')).toBe('name');
  await type('Amina');
  expect(shown()).toBe('idle open missingWay');
  // A new problem is reported when the form is submitted again.
  await type('Amina', 'amina');
  expect(shown()).toBe('idle open');
  await send();
  expect(shown()).toBe('idle open oddEmail');
  expect(submit).not.toHaveBeenCalled();
});
