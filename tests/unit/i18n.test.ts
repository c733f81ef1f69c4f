import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '../../src/i18n/i18n.ts';
import { defaultLanguage, isLanguageCode, languages } from '../../src/i18n/languages.ts';

/** The files that were fetched, and those that are unavailable. */
const fetched: string[] = [];
const broken = new Set<string>();

type Instance = Awaited<ReturnType<typeof startI18n>>;

const unknownKey = (instance: Instance, key: string): unknown => Reflect.apply(instance.t, undefined, [key]);

/** The module in a new page, with files that record when they are fetched. */
async function freshPage() {
  vi.resetModules();
  vi.stubEnv('DEV', false);
  vi.stubEnv('SSR', false);
  for (const file of languages.flatMap(({ code }) => [`${code}.translation`, `${code}.menu`])) {
    vi.doMock(`../../src/i18n/locales/${file}.json`, async (original: () => Promise<object>) => {
      if (broken.has(file)) throw new Error(`No messages: ${file}`);
      fetched.push(file);
      return original();
    });
  }
  return import('../../src/i18n/i18n.ts');
}

beforeEach(() => {
  fetched.length = 0;
  broken.clear();
});

afterEach(() => vi.unstubAllEnvs());

describe('table of languages', () => {
  it('LA-01 has four languages with English as default', () => {
    expect(languages.map(({ code }) => code)).toEqual(['en', 'ar', 'ur', 'hi']);
    expect(defaultLanguage).toBe('en');
  });

  it('LA-02 has the direction rtl for Arabic only', () => {
    expect(Object.fromEntries(languages.map(({ code, dir }) => [code, dir]))).toEqual({
      en: 'ltr',
      ar: 'rtl',
      ur: 'ltr',
      hi: 'ltr',
    });
  });

  it.each(languages)('LA-05 has for $code a name in its script and a flag', ({ code, name, flag }) => {
    const scripts = {
      en: /^\p{Script=Latin}+$/u,
      ar: /^\p{Script=Arabic}+$/u,
      ur: /^\p{Script=Arabic}+$/u,
      hi: /^\p{Script=Devanagari}+$/u,
    };
    expect(name).toMatch(scripts[code]);
    expect(flag).toBe({ en: 'gb', ar: 'ae', ur: 'pk', hi: 'in' }[code]);
  });

  it.each(languages)('LA-04 has for $code a locale with Western digits', ({ code, locale }) => {
    const format = new Intl.NumberFormat(locale).resolvedOptions();
    expect(format.numberingSystem).toBe('latn');
    expect(new Intl.Locale(format.locale).language).toBe(code);
  });

  it.each(['de', 'EN', 'en-US', '', 'constructor', '__proto__', null, undefined, 1, ['en'], {}])(
    'LA-01 does not have the language %j',
    (value) => {
      expect(isLanguageCode(value)).toBe(false);
    },
  );
});

describe('start of the messages', () => {
  it.each(languages)('LA-06 fetches for $code only the messages of the frame', async ({ code }) => {
    const instance = await (await freshPage()).startI18n(code);
    expect(fetched).toEqual([`${code}.translation`]);
    expect(instance.language).toBe(code);
  });

  it('LA-04 shows the key of a missing message, not the English text', async () => {
    const instance = await startI18n('hi');
    instance.addResource('en', 'translation', 'home.onlyEnglish', 'Only English');
    expect(unknownKey(instance, 'home.onlyEnglish')).toBe('home.onlyEnglish');
  });

  it('LA-04 does not escape values, because React does', async () => {
    const instance = await startI18n('en');
    expect(instance.getFixedT('en', 'blog')('newsBody', { email: "o'neil&co@x.example" })).toContain(
      "o'neil&co@x.example",
    );
  });

  it('LA-04 rejects when the messages are unavailable', async () => {
    broken.add('ur.translation');
    await expect((await freshPage()).startI18n('ur')).rejects.toBeInstanceOf(Error);
  });
});

describe('messages that are loaded later', () => {
  it('LA-06 are fetched once, in the language of the page', async () => {
    const i18n = await freshPage();
    const instance = await i18n.startI18n('ar');
    await i18n.loadNamespace('menu');
    await i18n.loadNamespace('menu');
    expect(fetched).toEqual(['ar.translation', 'ar.menu']);
    expect(instance.hasResourceBundle('ar', 'menu')).toBe(true);
  });

  it('LA-06 are fetched again after a failure', async () => {
    broken.add('hi.menu');
    const i18n = await freshPage();
    const instance = await i18n.startI18n('hi');
    await expect(i18n.loadNamespace('menu')).rejects.toBeInstanceOf(Error);
    broken.clear();
    await i18n.loadNamespace('menu');
    expect(instance.hasResourceBundle('hi', 'menu')).toBe(true);
  });
});

describe('plural forms', () => {
  it.each([
    ['en', 1, '1 article', '1 min read'],
    ['ar', 0, 'لا مقالات', 'قراءة أقل من دقيقة'],
    ['ar', 1, 'مقال واحد', 'قراءة دقيقة واحدة'],
    ['ar', 2, 'مقالان', 'قراءة دقيقتين'],
    ['ar', 7, '7 مقالات', 'قراءة 7 دقائق'],
    ['ar', 11, '11 مقالًا', 'قراءة 11 دقيقة'],
    ['ar', 103, '103 مقالات', 'قراءة 103 دقائق'],
    ['ur', 1, '1 مضمون', '1 منٹ کا مطالعہ'],
    ['ur', 12, '12 مضامین', '12 منٹ کا مطالعہ'],
    ['hi', 1, '1 लेख', '1 मिनट में पढ़ें'],
    ['hi', 12, '12 लेख', '12 मिनट में पढ़ें'],
  ] as const)('LA-04 are correct in %s for %d', async (code, count, results, minutes) => {
    const t = (await startI18n(code)).getFixedT(code, 'blog');
    expect(t('results', { count })).toBe(results);
    expect(t('minutes', { count })).toBe(minutes);
  });
});
