import { afterEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '../../../src/i18n/i18n.ts';
import '../../../src/i18n/requestWords.ts';
import { languageOf, type LanguageCode } from '../../../src/i18n/languages.ts';
import type { Fields } from '../../../src/features/leads/drafts/draftLifetime.ts';
import { messageText } from '../../../src/features/leads/message.ts';
import { cleanMeeting, meetingEntries } from '../../../src/pages/contact/meeting/meeting.ts';
import { quoteEntries, quoteModel } from '../../../src/pages/contact/quote/quote.ts';
import { describe as describeRequest } from '../../../src/pages/contact/request/described.ts';
import { missingIn } from '../../../src/pages/contact/request/missing.ts';

async function words(code: LanguageCode) {
  const i18n = await startI18n(code, ['request']);
  return i18n.getFixedT(code, 'request');
}

async function quote(fields: Fields, code: LanguageCode = 'en') {
  const t = await words(code);
  const greeting = { subject: t('quote.subject'), greeting: t('quote.message') };
  return describeRequest(quoteEntries(fields, t), fields, greeting, languageOf(code));
}

async function meeting(fields: Fields, zone: string) {
  const entries = meetingEntries(fields, await words('en'), zone, 'en-US');
  return entries.filter(({ value }) => value !== '').map(({ label, value }) => `${label}: ${value}`);
}

describe('a request for a quote', () => {
  it('FO-01 says what was given, in the form’s order, and leaves out the rest', async () => {
    const { message } = await quote({
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

  it('FO-01 opens with what another page has prefilled, in place of the greeting', async () => {
    const { message, entries } = await quote({ name: 'Amina', handed: 'Hello Marsa, about this:\n\nAED 1' });
    expect(message.lines).toEqual(['Hello Marsa, about this:', '', 'AED 1', '', 'Name: Amina']);
    expect(entries).toHaveLength(1);
  });

  it('LA-03 figures keep their order in a message in Arabic', async () => {
    const { message } = await quote({ phone: '+971 50 123 4567' }, 'ar');
    expect(message.lines.at(-1)).toBe('الهاتف أو واتساب: \u2068+971 50 123 4567\u2069');
  });

  it('FO-03 a field of a draft that went bad does not take the others with it', () => {
    expect(quoteModel.clean({ place: 'moon', owners: '3', other: 'x' })).toMatchObject({
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

  it('FO-01 says its times on both sides, summer time and other days included', async () => {
    const chosen = { date: '2026-07-01', slot: '09:00', date2: '2026-11-23', slot2: '17:00' };
    expect(await meeting(chosen, 'America/Los_Angeles')).toEqual([
      'In Dubai: Wednesday, July 1, 2026 · 09:00 AM',
      'Your time: Tuesday, June 30, 2026 · 10:00 PM (America/Los Angeles, UTC−7)',
      'Or in Dubai: Monday, November 23, 2026 · 05:00 PM',
      'Or your time: Monday, November 23, 2026 · 05:00 AM (America/Los Angeles, UTC−8)',
    ]);
  });

  it('FO-01 where the clocks are the same, says the time once; a day or a time alone stands as it is', async () => {
    const chosen = { date: '2026-07-01', slot: '09:00', slot2: '10:00' };
    expect(await meeting(chosen, 'Asia/Muscat')).toEqual([
      'In Dubai: Wednesday, July 1, 2026 · 09:00 AM',
      'Or in Dubai: 10:00 AM',
    ]);
  });

  it('FO-01 is told in the visitor’s zone, whatever the device’s', async () => {
    vi.stubEnv('TZ', 'Pacific/Kiritimati');
    expect(await meeting({ date: '2026-11-23', slot: '10:00' }, 'Asia/Kolkata')).toContain(
      'Your time: Monday, November 23, 2026 · 11:30 AM (Asia/Kolkata, UTC+5:30)',
    );
  });

  it('FO-03 a draft loses no more than what went bad', () => {
    const draft = {
      date: 'tomorrow',
      slot: '11:00',
      slot2: '09:00',
      zone: 'Mars/Olympus',
      how: 'x',
      name: 'A',
    };
    expect(cleanMeeting(draft)).toMatchObject({
      date: '',
      slot: '',
      slot2: '09:00',
      zone: '',
      how: '',
      name: 'A',
    });
    expect(cleanMeeting({ zone: 'Asia/Kolkata' }).zone).toBe('Asia/Kolkata');
  });
});

describe('what keeps a request from being answered', () => {
  it.each([
    [{}, ['name', 'way']],
    [{ name: 'Amina' }, ['way']],
    [{ name: 'Amina', phone: '  ' }, ['way']],
    [{ phone: '+971' }, []],
    [{ email: 'a@b.example' }, []],
    [{ name: 'Amina', email: 'a@b' }, ['email']],
    [{ email: 'a@b', phone: '1' }, []],
  ])('FO-02 %j lacks %j', (fields: Fields, missing) => {
    expect(missingIn(fields)).toEqual(missing);
  });
});
