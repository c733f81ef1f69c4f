import { afterEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '../../../src/i18n/i18n.ts';
import { languageOf, type LanguageCode } from '../../../src/i18n/languages.ts';
import { messageOf, messageText } from '../../../src/features/leads/message.ts';
import { type Fields, parseFields, problemsIn } from '../../../src/features/leads/model.ts';
import { meetingEntries } from '../../../src/pages/contact/meeting/meetingEntries.ts';
import { quoteEntries } from '../../../src/pages/contact/QuoteForm.tsx';

async function words(code: LanguageCode) {
  const i18n = await startI18n(code);
  return i18n.getFixedT(code, 'request');
}

async function quote(fields: Fields, code: LanguageCode = 'en') {
  const t = await words(code);
  const greeting = { subject: t('quote.subject'), greeting: t('quote.message') };
  return messageOf(quoteEntries(fields, t), greeting, languageOf(code), fields['handed']);
}

async function meeting(fields: Fields, zone: string) {
  const entries = meetingEntries(fields, await words('en'), zone, 'en-GB');
  return entries.filter(({ value }) => value !== '').map(({ label, value }) => `${label}: ${value}`);
}

describe('a request for a quote', () => {
  it('FO-01 contains the given fields in the form’s order, and no others', async () => {
    const message = await quote({
      name: ' Amina ',
      email: 'amina@firm.example',
      activity: 'Dates, sold to hotels',
      place: 'freeZone',
      owners: '2',
      visas: '0',
      start: 'months',
    });
    expect(messageText(message)).toBe(
      [
        'Quote request',
        '',
        'Hello Marsa, I would like an itemised quote.',
        '',
        'Name: Amina',
        'E-mail: amina@firm.example',
        'What the company will do: Dates, sold to hotels',
        'Where: UAE free zone',
        'Owners: 2',
        'Visas: 0',
        'When to start: Within three months',
      ].join('\n'),
    );
  });

  it('FO-01 begins with the message that another page has prefilled, instead of the greeting', async () => {
    const { lines } = await quote({ name: 'Amina', handed: 'Hello Marsa, about this:\n\nAED 1' });
    expect(lines).toEqual(['Hello Marsa, about this:', '', 'AED 1', '', 'Name: Amina']);
  });

  it('FO-01 the summary does not repeat the message that another page has prefilled', async () => {
    const entries = quoteEntries({ name: 'Amina', handed: 'Hello Marsa, about this' }, await words('en'));
    expect(entries.filter(({ value }) => value !== '')).toEqual([
      { field: 'name', label: 'Name', value: 'Amina' },
    ]);
  });

  it('LA-03 keeps the order of a number in Arabic', async () => {
    const { lines } = await quote({ phone: '+971 50 123 4567' }, 'ar');
    expect(lines.at(-1)).toBe('الهاتف أو واتساب: \u2068+971 50 123 4567\u2069');
  });

  it('FO-03 an invalid field of a draft does not affect the others', () => {
    expect(parseFields('quote', { place: 'moon', owners: '3', other: 'x' })).toMatchObject({
      place: '',
      owners: '3',
      name: '',
    });
  });
});

describe('a request for a meeting', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('FO-01 contains its times in both zones, with summer time and other days', async () => {
    const chosen = { date: '2026-07-01', slot: '09:00', date2: '2026-11-23', slot2: '17:00' };
    expect(await meeting(chosen, 'America/Los_Angeles')).toEqual([
      'In Dubai: Wednesday 1 July 2026 · 09:00 AM',
      'Your time: Tuesday 30 June 2026 · 10:00 PM (America/Los Angeles, UTC−7)',
      'Or in Dubai: Monday 23 November 2026 · 05:00 PM',
      'Or your time: Monday 23 November 2026 · 05:00 AM (America/Los Angeles, UTC−8)',
    ]);
  });

  it('FO-01 contains a time once where the clocks agree, and a single day or time unchanged', async () => {
    const chosen = { date: '2026-07-01', slot: '09:00', slot2: '10:00' };
    expect(await meeting(chosen, 'Asia/Muscat')).toEqual([
      'In Dubai: Wednesday 1 July 2026 · 09:00 AM',
      'Or in Dubai: 10:00 AM',
    ]);
  });

  it('FO-01 uses the selected zone, not that of the device', async () => {
    vi.stubEnv('TZ', 'Pacific/Kiritimati');
    expect(await meeting({ date: '2026-11-23', slot: '10:00' }, 'Asia/Kolkata')).toContain(
      'Your time: Monday 23 November 2026 · 11:30 AM (Asia/Kolkata, UTC+5:30)',
    );
  });

  it('FO-03 a draft loses only its invalid fields', () => {
    const draft = {
      date: 'tomorrow',
      slot: '11:00',
      slot2: '09:00',
      zone: 'Mars/Olympus',
      how: 'x',
      name: 'A',
    };
    expect(parseFields('meeting', draft)).toMatchObject({
      date: '',
      slot: '',
      slot2: '09:00',
      zone: '',
      how: '',
      name: 'A',
    });
    expect(parseFields('meeting', { zone: 'Asia/Kolkata' }).zone).toBe('Asia/Kolkata');
  });
});

describe('a request that is not answerable', () => {
  it.each([
    [{}, ['missingName', 'missingWay']],
    [{ name: 'Amina' }, ['missingWay']],
    [{ name: 'Amina', phone: '  ' }, ['missingWay']],
    [{ phone: '+971' }, []],
    [{ email: 'a@b.example' }, []],
    [{ name: 'Amina', email: 'a@b' }, ['oddEmail']],
    [{ email: 'a@b', phone: '1' }, []],
  ])('FO-02 %j has the problems %j', (fields: Fields, problems) => {
    expect(problemsIn(fields).map(({ message }) => message)).toEqual(problems);
  });
});
