import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { axeViolations, injectAxe } from '../support/axe.ts';
import { type VisitorOptions, withWorker, workerReady } from '../support/browser.ts';
import { startKillable } from '../support/killable.ts';
import { book, type LeadsSite, openBooking, startLeadsSite } from '../support/leadsSite.ts';
import { chatText, openRequest, requestForm } from '../support/requests.ts';
import { answers, visits } from '../support/visits.ts';

let leads: LeadsSite | undefined;
const { site, newPage } = visits(undefined, async () => {
  leads = await startLeadsSite();
  return leads.site;
});
const endpoint = () => {
  if (!leads) throw new Error('The endpoint has not started');
  return leads.endpoint;
};
afterEach(() => endpoint().reset());

const PHONE = { width: 390, height: 844 };
const SENT = /Sent at \d\d:\d\d/;

async function openForm(options?: VisitorOptions): Promise<Page> {
  const page = await newPage({ viewport: PHONE, ...options });
  await openBooking(page, site().origin);
  return page;
}
const keys = () =>
  endpoint()
    .seen()
    .map(({ key }) => key);
const told = (page: Page) => page.getByRole('dialog').getByRole('status');
const requests = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Your requests' }) });

/** Fires the events of a device that was offline and is online again. */
async function comeBack(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
}

describe('a form that is submitted', () => {
  it('FO-02 is posted once, and shows the time', async () => {
    const page = await openForm();
    await page.getByText('When you confirm, we receive this request.').waitFor();
    await page.locator('#booking').getByLabel('Business type').selectOption('freeZone');
    await book(page, 'Amina');
    await told(page).getByText(SENT).waitFor();
    expect(endpoint().taken()).toEqual([
      {
        key: keys()[0],
        form: 'booking',
        fields: { date: '', slot: '', name: 'Amina', phone: '+971 50 123 4567', type: 'freeZone' },
        text: expect.stringContaining('Name: Amina'),
        language: 'en',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ]);
    expect(keys()).toHaveLength(1);
    expect(keys()[0]).toMatch(/^[\da-f]{32}$/);
  });

  it('FO-02 sends the invisible honeypot when a program has filled it in', async () => {
    const page = await openForm();
    const traps = page.locator('input[name="reference"]');
    expect(await traps.count()).toBeGreaterThan(0);
    for (const trap of await traps.all()) expect(await trap.boundingBox()).toBeNull();
    await page
      .locator('#booking input[name="reference"]')
      .evaluate((field: HTMLInputElement) => Object.assign(field, { value: 'https://spam.example' }));
    await book(page, 'Amina');
    await told(page).getByText(SENT).waitFor();
    expect(endpoint().taken()).toMatchObject([
      {
        fields: { name: 'Amina', reference: 'https://spam.example' },
        text: expect.not.stringContaining('spam'),
      },
    ]);
  });

  it('FO-03 clears the form, and is listed until it is removed', async () => {
    const page = await openForm();
    await book(page, 'Amina');
    await told(page).getByText(SENT).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await requests(page).getByText(SENT).waitFor();
    await openBooking(page, site().origin);
    await requests(page).getByText(SENT).waitFor();
    expect(await page.locator('#booking').getByLabel('Name').inputValue()).toBe('');
    await page.goto(`${site().origin}/saved`);
    await requests(page).getByRole('button', { name: 'Remove: Meeting request' }).click();
    await expect.poll(() => requests(page).count()).toBe(0);
    expect(keys()).toHaveLength(1);
  });

  it('FO-02 is posted from the newsletter strip too', async () => {
    const page = await newPage({ viewport: PHONE });
    await page.goto(`${site().origin}/blog`);
    const form = page.locator('form', { has: page.getByLabel('Your e-mail address') });
    await answers(form);
    await form.getByLabel('Your e-mail address').fill('amina@firm.example');
    await form.getByRole('button').click();
    await page.getByText(SENT).waitFor();
    expect(endpoint().taken()).toMatchObject([
      { form: 'newsletter', fields: { email: 'amina@firm.example' } },
    ]);
  });

  it.each([
    ['nothing in it', '', '', 'Nothing has been sent: without a phone number'],
    ['no phone number', 'Amina', '', 'Nothing has been sent: without a phone number'],
  ])('FO-02 with %s is not sent, and reports why', async (_, name, phone, words) => {
    const page = await openForm();
    await book(page, name, phone);
    await page.getByRole('dialog').getByText(words).waitFor();
    await requests(page).waitFor({ state: 'detached' });
    expect(endpoint().seen()).toEqual([]);
    expect(await page.locator('#booking').getByLabel('Name').inputValue()).toBe(name);
  });

  it('FO-02 is not sent when the device stores nothing, and reports that', async () => {
    const page = await newPage({ viewport: PHONE });
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
    });
    await openBooking(page, site().origin);
    await book(page, 'Amina');
    await told(page).getByText('could not save the request, and nothing has been sent').waitFor();
    const chat = page.getByRole('dialog').getByRole('link', { name: 'Send by WhatsApp' });
    expect(await chat.getAttribute('href')).toContain('Amina');
    expect(await page.locator('#booking').getByLabel('Name').inputValue()).toBe('Amina');
    expect(endpoint().seen()).toEqual([]);
  });
});

describe('a request for a quote or a meeting', () => {
  it('FO-02 is posted with its fields, clears the form and shows its state', async () => {
    const page = await newPage({ viewport: PHONE });
    await openRequest(page, `${site().origin}/quote`);
    await page.getByText('When you send it, we receive your request.').waitFor();
    await requestForm(page).getByLabel('Name').fill('Amina');
    await requestForm(page).getByLabel('E-mail').fill('amina@firm.example');
    await requestForm(page).getByLabel('Where', { exact: true }).selectOption('uk');
    await requestForm(page).getByRole('button', { name: 'Get a Quote' }).click();
    await told(page).first().getByText(SENT).waitFor();
    expect(endpoint().taken()).toMatchObject([
      {
        form: 'quote',
        fields: { name: 'Amina', email: 'amina@firm.example', phone: '', place: 'uk', handed: '' },
        text: expect.stringContaining('Where: UK'),
        language: 'en',
      },
    ]);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await requests(page).getByText('Quote request').waitFor();
    expect(await requestForm(page).getByLabel('Name').inputValue()).toBe('');
  });

  it('FO-02 is not sent without contact details, and reports the missing fields', async () => {
    const page = await newPage({ viewport: PHONE });
    await openRequest(page, `${site().origin}/quote`);
    const form = requestForm(page);
    await form.getByLabel('What the company will do').fill('Dates');
    await form.getByRole('button', { name: 'Get a Quote' }).click();
    await page.getByText('Please tell us your name, so that we know who we are answering.').waitFor();
    await page.getByText('Add an e-mail address or a phone number').waitFor();
    expect(await form.getByLabel('Name').evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await form.getByLabel('E-mail').getAttribute('aria-invalid')).toBe('true');
    expect(await form.getByLabel('E-mail').getAttribute('aria-describedby')).toBe('request-way');
    await form.getByLabel('Name').fill('Amina');
    await page.getByText('Please tell us your name').waitFor({ state: 'detached' });
    await form.getByLabel('E-mail').fill('amina');
    await form.getByRole('button', { name: 'Get a Quote' }).click();
    await page.getByText('This e-mail address does not look complete.').waitFor();
    expect(await form.getByLabel('What the company will do').inputValue()).toBe('Dates');
    expect(endpoint().seen()).toEqual([]);
    await injectAxe(page);
    expect(await axeViolations(page)).toEqual([]);
    await form.getByLabel('Phone or WhatsApp').fill('+971 50 123 4567');
    await form.getByRole('button', { name: 'Get a Quote' }).click();
    await told(page).first().getByText(SENT).waitFor();
  });

  it('FO-02 for a meeting waits offline and is sent once, with the user’s zone', async () => {
    const page = await newPage({ viewport: PHONE, timezoneId: 'Europe/London' });
    await openRequest(page, `${site().origin}/schedule`);
    await endpoint().stop();
    await requestForm(page).getByLabel('Day in Dubai', { exact: true }).fill('2027-04-02');
    await requestForm(page).locator('label', { hasText: '10:00 AM' }).first().click();
    await requestForm(page).getByLabel('Phone or WhatsApp').fill('+971 50 123 4567');
    await requestForm(page).getByRole('button', { name: 'Schedule Meeting' }).click();
    await told(page).first().getByText('Waiting: will be sent when you are online').waitFor();
    expect(await chatText(page)).toContain(
      'Your time: Friday 2 April 2027 · 07:00 AM (Europe/London, UTC+1)',
    );
    await endpoint().restart();
    await comeBack(page);
    await told(page).first().getByText(SENT).waitFor();
    expect(endpoint().taken()).toMatchObject([
      { form: 'meeting', fields: { date: '2027-04-02', slot: '10:00', zone: 'Europe/London', slot2: '' } },
    ]);
    expect(new Set(keys()).size).toBe(1);
  });
});

describe('an endpoint that fails', () => {
  it('FO-02 accepts a submission once when its response is lost', async () => {
    endpoint().setMode('loseAnswer');
    const page = await openForm();
    await book(page, 'Amina');
    await told(page).getByText('Waiting: will be sent when you are online').waitFor();
    endpoint().setMode('take');
    await comeBack(page);
    await told(page).getByText(SENT).waitFor();
    expect(endpoint().taken()).toHaveLength(1);
    expect(keys().length).toBeGreaterThanOrEqual(2);
    expect(new Set(keys()).size).toBe(1);
  });

  it('FO-02 gets a refused submission once, which the user can send by WhatsApp', async () => {
    endpoint().setMode({ status: 400 });
    const page = await openForm();
    await book(page, 'Amina');
    await told(page).getByText('Could not be sent: use WhatsApp instead').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    const chat = requests(page).getByRole('link', { name: 'Send by WhatsApp' });
    const message = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
    expect(message).toMatch(/Meeting request[^]*Name: Amina[^]*\+971 50 123 4567/);
    await comeBack(page);
    await openBooking(page, site().origin);
    await requests(page).getByText('Could not be sent').waitFor();
    expect(endpoint().seen()).toHaveLength(1);
  });

  it('FO-02 has its refusals shown beside the form, also after a reload', async () => {
    endpoint().setMode({ status: 400 });
    const page = await newPage({ viewport: PHONE });
    await page.goto(`${site().origin}/blog`);
    const form = page.locator('form', { has: page.getByLabel('Your e-mail address') });
    await answers(form);
    await form.getByLabel('Your e-mail address').fill('amina@firm.example');
    await form.getByRole('button').click();
    await page.getByText('Could not be sent').waitFor();
    expect(await requests(page).count()).toBe(0);
    await page.reload();
    await requests(page).getByText('Could not be sent').waitFor();
    const chat = requests(page).getByRole('link', { name: 'Send by WhatsApp' });
    expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain('amina@firm.example');

    await openRequest(page, `${site().origin}/quote`);
    await requestForm(page).getByLabel('Name').fill('Amina');
    await requestForm(page).getByLabel('E-mail').fill('amina@firm.example');
    await requestForm(page).getByRole('button', { name: 'Get a Quote' }).click();
    await told(page).first().getByText('Could not be sent').waitFor();
    await page.reload();
    await requests(page).locator('li', { hasText: 'Quote request' }).getByText('Could not be sent').waitFor();
    expect(endpoint().seen()).toHaveLength(2);
  });

  it('FO-02 gets a submission after a firewall has answered earlier tries with a page', async () => {
    endpoint().setMode({ status: 403, page: '<!doctype html><title>Checking your browser</title>' });
    const page = await openForm();
    await book(page, 'Amina');
    await told(page).getByText('Waiting: our service cannot accept it').waitFor();
    endpoint().setMode('take');
    // The page tries again after some seconds.
    await told(page).getByText(SENT).waitFor();
    expect(endpoint().taken()).toMatchObject([{ fields: { name: 'Amina' } }]);
    expect(new Set(keys()).size).toBe(1);
  });

  it('FO-02 gets no request before Retry-After is over', async () => {
    endpoint().setMode({ status: 503, retryAfter: '3600' });
    const page = await openForm();
    await book(page, 'Amina');
    await told(page).getByText('Waiting: our service cannot accept it').waitFor();
    endpoint().setMode('take');
    await openBooking(page, site().origin);
    await requests(page).getByText('Waiting: our service cannot accept it').waitFor();
    await comeBack(page);
    expect(endpoint().seen()).toHaveLength(1);
  });
});

describe('the state of a submission', () => {
  it.each(['en', 'ar'])('QU-01 has no axe violations, light and dark (%s)', async (language) => {
    const page = await newPage({ viewport: PHONE, language, reducedMotion: 'reduce' });
    const found: string[] = [];
    const look = async () => {
      await injectAxe(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        found.push(...(await axeViolations(page)).map((violation) => `${colorScheme}: ${violation}`));
      }
    };
    const form = page.locator('#booking form');
    for (const mode of ['take', { status: 400 }, { status: 503, retryAfter: '600' }] as const) {
      endpoint().setMode(mode);
      await openBooking(page, site().origin);
      await form.locator('[name="phone"]').fill('+971');
      await form.locator('[type="submit"]').click();
      await expect.poll(() => endpoint().seen().length).toBe(1);
      await told(page).locator('svg').waitFor();
      await look();
      endpoint().reset();
    }
    await page.goto(`${site().origin}/saved`);
    await expect.poll(() => page.locator('main section li:has(button)').count()).toBe(3);
    await look();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    expect(found).toEqual([]);
  });
});

describe('several contexts at once', () => {
  it('FO-02 send a submission from one of two tabs', async () => {
    await endpoint().stop();
    const page = await openForm();
    const other = await page.context().newPage();
    await other.goto(`${site().origin}/saved`);
    await book(page, 'Amina');
    await told(page).getByText('Waiting').waitFor();
    await requests(other).getByText('Waiting').waitFor();
    await endpoint().restart();
    await comeBack(page);
    await told(page).getByText(SENT).waitFor();
    await requests(other).getByText(SENT).waitFor();
    expect(endpoint().seen()).toHaveLength(1);
  });

  it('FO-02 send a submission from the worker when no page is open and the device is online again', async () => {
    await endpoint().stop();
    const page = await openForm(withWorker);
    await workerReady(page);
    await book(page, 'Amina');
    await told(page).getByText('Waiting: will be sent when you are online').waitFor();
    await page.goto('about:blank');
    await endpoint().restart();
    const devTools = await page.context().newCDPSession(page);
    const registrationId = await new Promise<string>((resolve) => {
      devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(site().origin));
        if (ours) resolve(ours.registrationId);
      });
      void devTools.send('ServiceWorker.enable');
    });
    await devTools.send('ServiceWorker.dispatchSyncEvent', {
      origin: site().origin,
      registrationId,
      tag: 'marsa-outbox',
      lastChance: false,
    });
    await expect.poll(() => endpoint().taken().length).toBe(1);
    await openBooking(page, site().origin);
    await requests(page).getByText(SENT).waitFor();
    expect(endpoint().seen()).toHaveLength(1);
  });
});

describe('a browser that is killed', () => {
  const profile = mkdtempSync(join(tmpdir(), 'marsa-outbox-'));
  afterAll(() => rmSync(profile, { recursive: true, force: true }));

  it('FO-02 sends an offline submission once after it is restarted and online', async () => {
    const before = await startKillable(profile);
    const page = await before.context.newPage();
    await openBooking(page, site().origin);
    await workerReady(page);
    await site().stop();
    await endpoint().stop();
    await openBooking(page, site().origin);
    await book(page, 'Amina');
    await told(page).getByText('Waiting: will be sent when you are online').waitFor();
    await before.kill();

    const after = await startKillable(profile);
    try {
      const next = await after.context.newPage();
      // Still offline.
      await openBooking(next, site().origin);
      await requests(next).getByText('Waiting: will be sent when you are online').waitFor();
      await site().restart();
      await endpoint().restart();
      await openBooking(next, site().origin);
      await requests(next).getByText(SENT).waitFor();
      const another = await after.context.newPage();
      await another.goto(`${site().origin}/saved`);
      await requests(another).getByText(SENT).waitFor();
      expect(endpoint().taken()).toMatchObject([{ form: 'booking', fields: { name: 'Amina' } }]);
      expect(keys()).toHaveLength(1);
    } finally {
      await after.kill();
    }
  });
});
