import { JSDOM } from 'jsdom';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { startI18n } from '../../../src/i18n/i18n.ts';
import { MeetingForm } from '../../../src/pages/contact/meeting/MeetingForm.tsx';
import { QuoteForm } from '../../../src/pages/contact/QuoteForm.tsx';
import type * as Forms from '../../../src/features/leads/ui/LeadForm.tsx';

const submitted = vi.hoisted(() => ({ fields: {} }));
vi.mock('../../../src/features/leads/ui/LeadForm.tsx', () => ({
  LeadForm: ({ confirmation }: Parameters<typeof Forms.LeadForm>[0]) => confirmation(submitted.fields),
}));

/** The confirmation of a form with these fields. */
async function confirmed(form: typeof MeetingForm, fields: Readonly<Record<string, string>>) {
  await startI18n('en');
  submitted.fields = fields;
  const html = renderToString(createElement(MemoryRouter, {}, createElement(form)));
  return new JSDOM(html).window.document;
}

const mainAction = (page: Document) =>
  [...page.querySelectorAll('.MuiButton-primary')].map(({ textContent }) => textContent);
const rows = (page: Document) =>
  [...page.querySelectorAll('dl > div')].map((row) => [
    row.querySelector('dt')?.textContent,
    row.querySelector('dd')?.textContent,
  ]);

describe('the confirmation of a meeting', () => {
  it('HO-05 shows a missing day, and leads to it', async () => {
    const page = await confirmed(MeetingForm, { slot: '10:00' });
    expect(rows(page)).toEqual([
      ['Day in Dubai', 'not given'],
      ['In Dubai', '10:00 AM'],
    ]);
    expect(mainAction(page)).toEqual(['Add a day']);
  });

  it('HO-05 leads to a missing time, and to the day when both are missing', async () => {
    expect(mainAction(await confirmed(MeetingForm, { date: '2027-01-11' }))).toEqual(['Add a time']);
    expect(mainAction(await confirmed(MeetingForm, {}))).toEqual(['Add a day']);
  });

  it('HO-05 offers to send a request with day and time', async () => {
    const page = await confirmed(MeetingForm, { date: '2027-01-11', slot: '10:00' });
    expect(mainAction(page)).toEqual(['Send by WhatsApp']);
  });
});

describe('the confirmation of a quote', () => {
  it('FO-01 leads an empty form back to its fields, and offers to send another', async () => {
    const page = await confirmed(QuoteForm, {});
    expect(mainAction(page)).toEqual(['Fill in the form']);
    expect(rows(page)).toEqual([]);
    expect(mainAction(await confirmed(QuoteForm, { activity: 'Bakery' }))).toEqual(['Send by WhatsApp']);
  });
});
