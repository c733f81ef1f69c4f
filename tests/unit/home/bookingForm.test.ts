import type { JSDOM } from 'jsdom';
import { act, createElement, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '../../../src/i18n/i18n.ts';
import { BookingForm } from '../../../src/pages/home/booking/BookingForm.tsx';
import { storeDraft, storedDraft } from '../../../src/features/leads/drafts.ts';
import { fieldsOf } from '../../../src/features/leads/formFields.ts';
import { parseFields } from '../../../src/features/leads/model.ts';
import { stubWindow } from '../../support/stubWindow.ts';

const visit = { name: 'Amina', phone: '+971', type: 'branch' };
const whole = { date: '2020-01-31', slot: '10:00', ...visit };

let page: JSDOM;
let root: Root | undefined;

// jsdom's document does not accept events of Node.js.
vi.mock('../../../src/shared/hydrated.ts', () => ({ reportHydrated: () => undefined }));
vi.mock('../../../src/features/leads/ui/Confirmed.tsx', () => ({
  preloadWindow: () => undefined,
  Confirmed: ({ children }: { children: ReactNode }) => createElement('div', { role: 'dialog' }, children),
}));

beforeAll(async () => {
  await startI18n('en');
});
beforeEach(() => {
  page = stubWindow('<div></div>');
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const element = createElement(BookingForm);
const emptyBooking = parseFields('booking', {});
const readForm = (form: HTMLFormElement) => parseFields('booking', fieldsOf(form));
const confirmation = () => document.querySelector('[role="dialog"]')?.textContent;
/** The values of the confirmation, in the form's order. */
const confirmed = () =>
  [...document.querySelectorAll('[role="dialog"] dd > :is(bdi, span)')].map(({ textContent }) => textContent);
const MISSING = 'not given';

const formOf = (parent: ParentNode): HTMLFormElement => {
  const form = parent.querySelector('form');
  if (!form) throw new Error('No form');
  return form;
};

async function show(): Promise<HTMLFormElement> {
  const parent = document.createElement('div');
  document.body.replaceChildren(parent);
  root = createRoot(parent);
  await act(async () => root?.render(element));
  return formOf(parent);
}

function input(form: HTMLFormElement, selector: string): HTMLInputElement {
  const field = form.querySelector<HTMLInputElement>(`input${selector}`);
  if (!field) throw new Error(`No ${selector}`);
  return field;
}

async function type(form: HTMLFormElement, name: string, value: string): Promise<void> {
  const field = input(form, `[name="${name}"]`);
  field.value = value;
  await act(async () => field.dispatchEvent(new page.window.Event('input', { bubbles: true })));
}

describe('booking form', () => {
  it('HO-05 C8 the date field shows its day or a prompt in the page’s language', async () => {
    const form = await show();
    const words = () => form.querySelector('[name="date"] ~ b')?.textContent;
    expect(words()).toBe('Choose a day');
    await type(form, 'date', '2031-03-05');
    expect(words()).toBe('Wed 5 Mar 2031');
  });

  it('HO-05 the earliest day is today in Dubai, also after midnight', async () => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T20:30:00Z') });
    const form = await show();
    expect(input(form, '[name="date"]').min).toBe('2026-11-22');
    vi.setSystemTime(new Date('2026-11-22T20:30:00Z'));
    await act(async () => document.dispatchEvent(new page.window.Event('visibilitychange')));
    expect(input(form, '[name="date"]').min).toBe('2026-11-23');
  });

  it('HO-05 reports a day in the past, and confirms this day and no other value', async () => {
    const form = await show();
    await type(form, 'date', '2020-01-31');
    const date = input(form, '[name="date"]');
    expect(date.getAttribute('aria-invalid')).toBe('true');
    const said = form.querySelector(`#${date.getAttribute('aria-describedby')}`)?.children ?? [];
    expect([...said].map(({ textContent }) => textContent)).toEqual([
      'That day has already ended in Dubai. Choose a later one.',
    ]);
    expect(date.parentElement?.querySelector('b')?.textContent).toBe('Fri 31 Jan 2020');
    expect(confirmation()).toBe('');
    await act(async () => form.requestSubmit());
    expect(confirmation()).toContain('That day has already ended in Dubai.');
    expect(confirmed()).toEqual(['Friday 31 January 2020', MISSING, MISSING, MISSING, MISSING]);
    await type(form, 'date', '');
    expect(date.getAttribute('aria-invalid')).toBe('false');
  });

  it('HO-05 disables times outside the opening hours, and shows why', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T05:30:00Z') });
    const form = await show();
    const refused = () =>
      [...form.querySelectorAll<HTMLInputElement>('[name="slot"]:disabled')].map((radio) => [
        radio.getAttribute('aria-label'),
        radio.closest('label')?.querySelector('small')?.textContent,
      ]);
    await type(form, 'date', '2026-11-21');
    expect(refused()).toEqual([
      ['09:00 AM, office closed', 'closed'],
      ['11:00 AM, not available', 'not available'],
      ...['02', '03', '04', '05'].map((hour) => [`${hour}:00 PM, office closed`, 'closed']),
    ]);
    await type(form, 'date', '2026-11-22');
    expect(refused()).toHaveLength(8);
    expect(form.textContent).toContain('The office is closed on this day. Choose another one.');
    await type(form, 'date', '2026-11-18');
    expect(refused().map(([label]) => label)).toEqual([
      '09:00 AM, already over',
      '11:00 AM, not available',
      '03:00 PM, not available',
    ]);
  });

  it('HO-05 reports and preserves a selected time that is closed on a day selected later', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T05:30:00Z') });
    const form = await show();
    await act(async () => input(form, '[value="17:00"]').click());
    await type(form, 'date', '2026-11-28');
    expect(form.textContent).toContain('05:00 PM is not available on this day. Choose another time.');
    expect(readForm(form).slot).toBe('17:00');
  });

  it('FO-01 sends nothing before hydration', async () => {
    expect((await show()).method).toBe('dialog');
  });
});

describe('booking form with a draft', () => {
  it('FO-03 stores each keystroke', async () => {
    const form = await show();
    await type(form, 'name', 'A');
    await type(form, 'phone', '+44');
    expect(storedDraft('booking')).toMatchObject({ name: 'A', phone: '+44' });
    await type(form, 'name', '');
    expect(storedDraft('booking')).toMatchObject({ name: '', phone: '+44' });
  });

  it('FO-03 deletes the draft when the form is cleared', async () => {
    storeDraft('booking', { ...whole });
    const form = await show();
    await act(async () => form.querySelector<HTMLButtonElement>('[type="reset"]')?.click());
    expect(readForm(form)).toEqual(emptyBooking);
    await expect.poll(() => storedDraft('booking')).toBeUndefined();
  });

  it('FO-03 text that was typed before hydration replaces that of the draft', async () => {
    storeDraft('booking', { ...whole });
    const parent = document.createElement('div');
    parent.innerHTML = renderToString(element);
    document.body.replaceChildren(parent);
    const form = formOf(parent);
    input(form, '[name="name"]').value = 'Early';
    input(form, '[value="09:00"]').checked = true;
    const complain = vi.fn();
    await act(async () => {
      root = hydrateRoot(parent, element, { onRecoverableError: complain });
    });
    expect(formOf(parent)).toBe(form);
    expect(complain).not.toHaveBeenCalled();
    expect(readForm(form)).toEqual({ ...whole, name: 'Early', slot: '09:00' });
    await expect.poll(() => storedDraft('booking')).toEqual({ ...whole, name: 'Early', slot: '09:00' });
  });
});
