import type { JSDOM } from 'jsdom';
import { act, createElement } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '../../../src/i18n/i18n.ts';
import { type BookingDraft, emptyBooking } from '../../../src/pages/home/booking/booking.ts';
import { BookingForm } from '../../../src/pages/home/booking/BookingForm.tsx';
import { readForm } from '../../../src/pages/home/booking/draft.ts';
import { storedDraft, keepDraft } from '../../../src/features/leads/drafts/drafts.ts';
import { stubWindow } from '../../support/stubWindow.ts';

const visit = { name: 'Amina', phone: '+971', type: 'branch' };
const whole: BookingDraft = { date: '2020-01-31', slot: '10:00', ...visit };

let page: JSDOM;
let root: Root | undefined;
const confirm = vi.fn();

beforeAll(async () => {
  await startI18n('en', ['home']);
});
beforeEach(() => {
  page = stubWindow('<div></div>');
  confirm.mockClear();
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const element = createElement(BookingForm, { onConfirm: confirm });

const formOf = (parent: ParentNode): HTMLFormElement => {
  const form = parent.querySelector('form');
  if (!form) throw new Error('No form');
  return form;
};

/** Shows the form, as after a reload. */
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
  it('HO-05 is confirmed even when it is empty', async () => {
    const form = await show();
    await act(async () => form.requestSubmit());
    expect(confirm.mock.calls).toEqual([[emptyBooking, form]]);
  });

  it('HO-05 keeps and confirms a day before today', async () => {
    const form = await show();
    await type(form, 'date', '2020-01-31');
    await act(async () => form.requestSubmit());
    expect(confirm.mock.calls).toEqual([[{ ...emptyBooking, date: '2020-01-31' }, form]]);
  });

  it('HO-05 C8 an empty date field asks for a day, a filled one names it, both in the page’s language', async () => {
    const form = await show();
    const words = () => form.querySelector('[name="date"] ~ b')?.textContent;
    expect(words()).toBe('Choose a day');
    await type(form, 'date', '2031-03-05');
    expect(words()).toBe('Wed, Mar 5, 2031');
  });

  it('HO-05 the earliest day to choose is today in Dubai, also the next day', async () => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T20:30:00Z') });
    const form = await show();
    expect(input(form, '[name="date"]').min).toBe('2026-11-22');
    vi.setSystemTime(new Date('2026-11-22T20:30:00Z'));
    await act(async () => document.dispatchEvent(new page.window.Event('visibilitychange')));
    expect(input(form, '[name="date"]').min).toBe('2026-11-23');
  });

  it('HO-05 a past day is pointed out, and confirmed all the same', async () => {
    const form = await show();
    await type(form, 'date', '2020-01-31');
    const date = input(form, '[name="date"]');
    expect(date.getAttribute('aria-invalid')).toBe('true');
    const said = form.querySelector(`#${date.getAttribute('aria-describedby')}`)?.children ?? [];
    expect([...said].map(({ textContent }) => textContent)).toEqual([
      'This day is over in Dubai. Choose a later one.',
    ]);
    expect(date.parentElement?.querySelector('b')?.textContent).toBe('Fri, Jan 31, 2020');
    await act(async () => form.requestSubmit());
    expect(confirm).toHaveBeenCalledOnce();
    await type(form, 'date', '');
    expect(date.getAttribute('aria-invalid')).toBe('false');
  });

  it('HO-05 times outside the opening hours of the day are closed, and say so', async () => {
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

  it('HO-05 a chosen time that is closed on the day chosen later is pointed out and not lost', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T05:30:00Z') });
    const form = await show();
    await act(async () => input(form, '[value="17:00"]').click());
    await type(form, 'date', '2026-11-28');
    expect(form.textContent).toContain('05:00 PM is not available on this day. Choose another time.');
    expect(readForm(form).slot).toBe('17:00');
  });

  it('HO-05 slots that are taken cannot be chosen, and say so', async () => {
    const form = await show();
    const taken = [...form.querySelectorAll<HTMLInputElement>('input[type="radio"]:disabled')];
    expect(taken.map((radio) => radio.getAttribute('aria-label'))).toEqual([
      '11:00 AM, not available',
      '03:00 PM, not available',
    ]);
    expect(form.querySelectorAll('input[type="radio"]')).toHaveLength(8);
  });

  it('FO-01 sends nothing by itself', async () => {
    expect((await show()).method).toBe('dialog');
  });
});

describe('booking form with a draft', () => {
  it('FO-03 holds after a reload what it held before', async () => {
    keepDraft('booking', { ...whole });
    expect(readForm(await show())).toEqual(whole);
  });

  it('FO-03 each keystroke is kept', async () => {
    const form = await show();
    await type(form, 'name', 'A');
    await type(form, 'phone', '+44');
    expect(storedDraft('booking')).toMatchObject({ name: 'A', phone: '+44' });
    await type(form, 'name', '');
    expect(storedDraft('booking')).toMatchObject({ name: '', phone: '+44' });
  });

  it('FO-03 is gone when the reader clears the form', async () => {
    keepDraft('booking', { ...whole });
    const form = await show();
    await act(async () => form.querySelector<HTMLButtonElement>('[type="reset"]')?.click());
    expect(readForm(form)).toEqual(emptyBooking);
    await expect.poll(() => storedDraft('booking')).toBeUndefined();
  });

  it('FO-03 what was typed before the app answered is newer than the draft', async () => {
    keepDraft('booking', { ...whole });
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
