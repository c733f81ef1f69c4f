import { JSDOM } from 'jsdom';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { startI18n } from '../../../src/i18n/i18n.ts';
import '../../../src/i18n/requestWords.ts';
import { MeetingForm } from '../../../src/pages/contact/meeting/MeetingForm.tsx';
import { QuoteForm } from '../../../src/pages/contact/quote/QuoteForm.tsx';
import { Confirmation } from '../../../src/pages/contact/request/Confirmation.tsx';
import type { Lack } from '../../../src/pages/contact/request/lack.ts';

type Form = Parameters<typeof import('../../../src/pages/contact/request/RequestForm.tsx').RequestForm>[0];

const given = vi.hoisted(() => new Array<Form>());
vi.mock('../../../src/pages/contact/request/RequestForm.tsx', () => ({
  RequestForm: (form: Form) => {
    given.push(form);
    return null;
  },
}));

/** The properties that a form hands to `RequestForm`. @throws Error when it renders none. */
async function formOf(component: typeof MeetingForm): Promise<Form> {
  await startI18n('en', ['request']);
  given.length = 0;
  renderToString(createElement(MemoryRouter, {}, createElement(component)));
  const [form] = given;
  if (!form) throw new Error('No form');
  return form;
}

/** The confirmation of a form with these fields, as a document. */
async function confirmation(component: typeof MeetingForm, fields: Readonly<Record<string, string>>) {
  const form = await formOf(component);
  const lacks: readonly Lack[] = form.lacksOf(fields);
  const element = createElement(Confirmation, {
    name: form.model.name,
    described: form.describe(fields),
    empty: Object.keys(fields).length === 0,
    submitState: undefined,
    lacks,
    onAdd: () => undefined,
  });
  return new JSDOM(renderToString(element)).window.document;
}

const mainAction = (page: Document) =>
  [...page.querySelectorAll('.MuiButton-primary')].map(({ textContent }) => textContent);
const rows = (page: Document) =>
  [...page.querySelectorAll('dl > div')].map((row) => [
    row.querySelector('dt')?.textContent,
    row.querySelector('dd')?.textContent,
  ]);

describe('the confirmation of a meeting', () => {
  it('HO-05 names a missing day beside the time, and leads to it', async () => {
    const page = await confirmation(MeetingForm, { slot: '10:00' });
    expect(rows(page)).toEqual([
      ['Day in Dubai', 'not given'],
      ['In Dubai', '10:00 AM'],
    ]);
    expect(mainAction(page)).toEqual(['Add a day']);
  });

  it('HO-05 leads to the time when the day is given, and to the day when nothing is', async () => {
    expect(mainAction(await confirmation(MeetingForm, { date: '2027-01-11' }))).toEqual(['Add a time']);
    expect(mainAction(await confirmation(MeetingForm, {}))).toEqual(['Add a day']);
  });

  it('HO-05 offers to send first when day and time are given', async () => {
    const page = await confirmation(MeetingForm, { date: '2027-01-11', slot: '10:00' });
    expect(mainAction(page)).toEqual(['Send by WhatsApp']);
  });
});

describe('the confirmation of a quote', () => {
  it('FO-01 leads back to the form when nothing is entered, and offers to send otherwise', async () => {
    const page = await confirmation(QuoteForm, {});
    expect(mainAction(page)).toEqual(['Fill in the form']);
    expect(rows(page)).toEqual([]);
    expect(mainAction(await confirmation(QuoteForm, { activity: 'Bakery' }))).toEqual(['Send by WhatsApp']);
  });
});
