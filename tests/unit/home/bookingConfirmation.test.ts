import { JSDOM } from 'jsdom';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '../../../src/i18n/i18n.ts';
import { type Fields, parseFields } from '../../../src/features/leads/model.ts';
import type * as Forms from '../../../src/features/leads/ui/LeadForm.tsx';
import { BookingForm } from '../../../src/pages/home/booking/BookingForm.tsx';

const submitted = vi.hoisted(() => ({ fields: {} }));
vi.mock('../../../src/features/leads/ui/LeadForm.tsx', () => ({
  LeadForm: ({ confirmation }: Parameters<typeof Forms.LeadForm>[0]) => confirmation(submitted.fields),
}));

const emptyBooking = parseFields('booking', {});
const whole = {
  date: '2026-11-23',
  slot: '10:00',
  name: ' Amina & Co ',
  phone: '+971 50 123 4567',
  type: 'freeZone',
};

/** The confirmation of a form with these fields. */
async function confirmation(fields: Fields): Promise<Document> {
  submitted.fields = fields;
  await startI18n('en');
  const { document: page } = new JSDOM(renderToString(createElement(BookingForm))).window;
  for (const style of page.querySelectorAll('style')) style.remove();
  return page;
}

/** The messages of the links in a confirmation. @throws Error when a link is missing. */
function messages(page: Document) {
  const [chat, mail] = [...page.querySelectorAll('a')].map(({ href }) => new URL(href));
  if (!chat || !mail) throw new Error('No links');
  return { chat, mail };
}

describe('confirmation', () => {
  it('HO-05 contains the submitted fields', async () => {
    const values = [...(await confirmation(whole)).querySelectorAll('dd')].map((dd) => dd.textContent);
    expect(values).toEqual([
      'Monday 23 November 2026',
      '10:00 AM Dubai time',
      'Amina & Co',
      '+971 50 123 4567',
      'Free Zone Company',
    ]);
  });

  it('HO-05 shows missing fields, and that nothing was entered', async () => {
    const page = await confirmation(emptyBooking);
    expect([...page.querySelectorAll('dd')].map((dd) => dd.textContent)).toEqual(
      Array.from({ length: 5 }, () => 'not given Add'),
    );
    expect(page.querySelector('dd > button')?.getAttribute('aria-label')).toBe('Add: Preferred date');
    expect(page.querySelector('p')?.textContent).toMatch(/^You have not entered anything yet\./);
    expect(page.body.textContent).not.toContain('Dubai');
  });

  it.each([
    [emptyBooking, 'Add a day'],
    [{ ...whole, date: '' }, 'Add a day'],
    [{ ...whole, slot: '' }, 'Add a time'],
    [{ ...whole, phone: ' ' }, 'Add a phone number'],
    [{ ...whole, name: '', type: '' }, 'Send by WhatsApp'],
    [whole, 'Send by WhatsApp'],
  ])('HO-05 for %j the main action is “%s”', async (fields, action) => {
    const page = await confirmation(fields);
    const main = [...page.querySelectorAll('.MuiButton-primary')].map(({ textContent }) => textContent);
    expect(main).toEqual([action]);
  });

  it('FO-01 has the same message for chat and e-mail', async () => {
    const { chat, mail } = messages(await confirmation(whole));
    const lines = [
      'Hello Marsa, I would like to arrange a meeting.',
      '',
      'Preferred date: Monday 23 November 2026',
      'Time slot: 10:00 AM Dubai time',
      'Name: Amina & Co',
      'Phone: +971 50 123 4567',
      'Business type: Free Zone Company',
    ];
    expect(chat.hostname).toBe('wa.me');
    expect(chat.searchParams.get('text')).toBe(['Meeting request', '', ...lines].join('\n'));
    expect(mail.protocol).toBe('mailto:');
    expect(mail.searchParams.get('subject')).toBe('Meeting request');
    expect(mail.searchParams.get('body')).toBe(lines.join('\r\n'));
  });

  it('FO-01 an empty request contains only the greeting', async () => {
    const { mail } = messages(await confirmation(emptyBooking));
    expect(mail.searchParams.get('body')).toBe('Hello Marsa, I would like to arrange a meeting.');
  });

  it.each([
    [{}, 1],
    [{ date: '' }, 0],
    [{ slot: '' }, 0],
    [{ name: '', phone: '', type: '' }, 1],
  ])('FO-01 with %j there are %d calendar files', async (changes, buttons) => {
    const page = await confirmation({ ...whole, ...changes });
    expect(page.querySelectorAll('button:not(dd > button, .MuiButton-primary)')).toHaveLength(buttons);
  });
});

describe('confirmation where forms are sent', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each([
    ['nothing', emptyBooking],
    ['no phone number', { ...whole, phone: ' ' }],
  ])('FO-02 with %s, it reports the missing phone number', async (_, request) => {
    vi.stubEnv('VITE_LEADS_ENDPOINT', 'https://leads.example/');
    const status = (await confirmation(request)).querySelector('[role="status"]');
    expect(status?.textContent).toMatch(
      /^Nothing has been sent: without a phone number we cannot call you back/,
    );
  });
});
