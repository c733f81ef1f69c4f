import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appReady, type VisitorOptions } from '../support/browser.ts';
import { calmDevice } from '../support/pageKinds.ts';
import { overflow } from '../support/pageMeasures.ts';
import {
  failSpeech,
  fakeSpeech,
  type FakeVoice,
  hear,
  LOCAL_VOICES,
  speaking,
  spoken,
  voicesCome,
} from '../support/speech.ts';
import { visits } from '../support/visits.ts';

const { newPage, site } = visits();

const ARTICLE = '/blog/corporate-bank-account-checklist';
const ARABIC = `/blog/${encodeURIComponent('فتح-حساب-بنكي-للشركات')}`;
const PHONE = { width: 390, height: 844 };
const FIRST = 'en-GB 1 The licence is the part of a new company that people celebrate.';

const button = (page: Page) => page.locator('main header button[aria-pressed]');
const bar = (page: Page) => page.locator('main header [role="region"]');
const control = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const marked = (page: Page) => page.locator('[data-spoken]');
const last = async (page: Page) => (await spoken(page)).at(-1);

interface Visit extends VisitorOptions {
  readonly path?: string;
  readonly voices?: readonly FakeVoice[];
  readonly later?: boolean;
}

async function open({ path = ARTICLE, voices = LOCAL_VOICES, later = false, ...options }: Visit = {}) {
  const page = await newPage({ ...calmDevice, ...options });
  await fakeSpeech(page, voices, later);
  await page.goto(site().origin + path);
  await appReady(page);
  await page.locator('html[data-hydrated~="main"]').waitFor({ state: 'attached' });
  return page;
}

async function listening(visit: Visit = {}): Promise<Page> {
  const page = await open(visit);
  await button(page).click();
  await bar(page).waitFor();
  await expect.poll(() => spoken(page)).not.toEqual([]);
  return page;
}

describe('the button for listening', () => {
  it('OF-10 the button appears when a voice for the article’s language is available, without layout shift', async () => {
    const page = await open({ later: true });
    const place = () => page.locator('#article-body').evaluate((body) => body.getBoundingClientRect().top);
    const before = await place();
    expect(await button(page).isVisible()).toBe(false);
    await voicesCome(page);
    await button(page).waitFor();
    expect(await place()).toBe(before);
  });

  it('OF-10 the button is hidden without a voice for the language or without speech synthesis', async () => {
    const other = await open({ voices: [{ lang: 'fr-FR', localService: true }] });
    expect(await button(other).isVisible()).toBe(false);
    const arabic = await open({ voices: [{ lang: 'en-GB', localService: true }], path: ARABIC });
    expect(await button(arabic).isVisible()).toBe(false);
    const silent = await newPage(calmDevice);
    await silent.goto(site().origin + ARTICLE);
    await appReady(silent);
    await silent.locator('html[data-hydrated~="main"]').waitFor({ state: 'attached' });
    expect(await button(silent).isVisible()).toBe(false);
  });

  it('OF-10 a voice that needs the network is used only online', async () => {
    const page = await open({ voices: [{ lang: 'en-US', localService: false }] });
    await button(page).waitFor();
    await page.context().setOffline(true);
    await button(page).waitFor({ state: 'hidden' });
    await page.context().setOffline(false);
    await button(page).waitFor();
    expect(await button(page).isEnabled()).toBe(true);
  });
});

describe('listening', () => {
  it('OF-10 an article is read sentence by sentence, and the current paragraph is marked', async () => {
    const page = await listening();
    expect(await spoken(page)).toEqual([FIRST]);
    expect(await marked(page).innerText()).toMatch(/^The licence is the part/);
    for (
      let turn = 0;
      turn < 30 && !(await last(page))?.endsWith('What the bank is really asking');
      turn += 1
    )
      await hear(page);
    expect(await last(page)).toBe('en-GB 1 What the bank is really asking');
    expect(await marked(page).evaluateAll((all) => all.map(({ localName }) => localName))).toEqual(['h2']);
    expect(await speaking(page)).toBe(1);
  });

  it('OF-10 a paused reading resumes with its sentence and can move by paragraphs', async () => {
    const page = await listening();
    await hear(page);
    const second = await last(page);
    await control(page, 'Pause').click();
    expect(await speaking(page)).toBe(0);
    expect(await marked(page).count()).toBe(1);
    await control(page, 'Play').click();
    expect(await last(page)).toBe(second);
    await control(page, 'Next paragraph').click();
    expect(await marked(page).evaluate((element) => element.previousElementSibling?.localName)).toBe('p');
    await control(page, 'Previous paragraph').click();
    expect(await last(page)).toBe(FIRST);
  });

  it('OF-10 the speed is stored', async () => {
    const page = await listening();
    await bar(page).getByRole('combobox', { name: 'Speed' }).selectOption('1.5×');
    expect(await last(page)).toBe(FIRST.replace(' 1 ', ' 1.5 '));
    await page.reload();
    await appReady(page);
    await button(page).click();
    await bar(page).waitFor();
    await expect.poll(() => spoken(page)).toEqual([FIRST.replace(' 1 ', ' 1.5 ')]);
    await page.evaluate(() => localStorage.setItem('speechRate', '99'));
    await page.reload();
    await appReady(page);
    await button(page).click();
    await expect.poll(() => spoken(page)).toEqual([FIRST]);
  });

  it('OF-10 closing the player or opening another page stops the reading', async () => {
    const page = await listening();
    await control(page, 'Stop listening').click();
    await bar(page).waitFor({ state: 'detached' });
    expect([await speaking(page), await marked(page).count()]).toEqual([0, 0]);
    expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await button(page).click();
    await bar(page).waitFor();
    expect(await speaking(page)).toBe(1);
    await page.locator('main header nav a[href="/blog"]').press('Enter');
    await page.getByRole('heading', { level: 1, name: /^Guides for founders/ }).waitFor();
    await expect.poll(() => speaking(page)).toBe(0);
  });

  it.each([
    ['not-allowed', 'The browser does not allow speech yet.'],
    ['voice-unavailable', 'This device has no voice for this language.'],
    ['network', 'This voice works online, and the connection failed.'],
    ['synthesis-failed', 'The voice stopped.'],
  ])('OF-10 the error “%s” shows a message, and the reading can resume', async (error, words) => {
    const page = await listening();
    await hear(page);
    const second = await last(page);
    await failSpeech(page, error);
    await bar(page).getByRole('status').getByText(words).waitFor();
    await control(page, 'Play').click();
    expect(await last(page)).toBe(second);
    expect(await bar(page).getByRole('status').innerText()).toBe('');
  });

  it('OF-10 a voice that needs the network is labelled', async () => {
    const note = (page: Page) => bar(page).getByText('This voice works online');
    expect(await note(await listening()).count()).toBe(0);
    const page = await listening({ voices: [{ lang: 'en-US', localService: false }] });
    expect(await note(page).count()).toBe(1);
  });

  it('OF-10 an Arabic article is read by an Arabic voice', async () => {
    const page = await listening({ path: ARABIC, language: 'hi' });
    expect(await last(page)).toMatch(/^ar-AE 1 \p{Script=Arabic}/u);
  });

  it('OF-10 the end of the article is announced', async () => {
    const page = await listening();
    for (let turn = 0; turn < 400 && (await speaking(page)) > 0; turn += 1) await hear(page);
    await bar(page).getByRole('status').getByText('This is the end of the article.').waitFor();
    expect(await marked(page).count()).toBe(0);
    const code = (await spoken(page)).filter((words) => words.includes('{'));
    expect(code).toEqual([]);
  });
});

describe('the current paragraph', () => {
  const seen = (page: Page) =>
    marked(page).evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });

  it('OF-10 the paragraph stays visible until the reader scrolls; a button scrolls back', async () => {
    const page = await listening({ viewport: PHONE });
    for (let turn = 0; turn < 6; turn += 1) await control(page, 'Next paragraph').click();
    await expect.poll(() => seen(page)).toBe(true);
    expect(await control(page, 'Go to the line').count()).toBe(0);
    await page.mouse.move(195, 300);
    await page.mouse.wheel(0, 4000);
    await control(page, 'Go to the line').waitFor();
    const here = await page.evaluate(() => scrollY);
    await control(page, 'Next paragraph').click();
    await hear(page);
    expect(await page.evaluate(() => scrollY)).toBe(here);
    await control(page, 'Go to the line').click();
    await expect.poll(() => seen(page)).toBe(true);
    await control(page, 'Go to the line').waitFor({ state: 'detached' });
  });

  it('OF-10 the player covers neither the bar of small screens nor the end of the page', async () => {
    for (const width of [320, 390]) {
      const page = await listening({ viewport: { width, height: 640 } });
      const box = await bar(page).boundingBox();
      const action = await page.getByRole('link', { name: 'Call' }).last().boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(action?.y ?? 0);
      expect(await overflow(page)).toBe(0);
      await page.evaluate(() =>
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
      );
      const end = () => page.locator('footer small, footer p').last().boundingBox();
      await expect.poll(async () => (await end())?.y ?? 9999).toBeLessThan(box?.y ?? 0);
    }
  });

  it('OF-10 the player works by keyboard alone', async () => {
    const page = await open();
    await button(page).focus();
    await page.keyboard.press('Enter');
    await bar(page).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await control(page, 'Play').waitFor();
    expect(await speaking(page)).toBe(0);
    expect(await control(page, 'Play').evaluate((element) => element === document.activeElement)).toBe(true);
  });
});
