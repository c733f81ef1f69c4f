import { beforeEach, describe, expect, it, vi } from 'vitest';
import { brand } from '../../src/content/brand.ts';
import { startI18n } from '../../src/i18n/i18n.ts';
import { defaultLanguage, isLanguageCode, languageOf, languages } from '../../src/i18n/languages.ts';

/** The languages whose texts were fetched, and those whose cannot be. */
const fetched: string[] = [];
const broken = new Set<string>();

type Instance = Awaited<ReturnType<typeof startI18n>>;

/** What a key that the types do not know would show. */
const unknownKey = (instance: Instance, key: string): unknown => Reflect.apply(instance.t, undefined, [key]);

/** The module as a fresh page has it, with files that tell when they are fetched. */
async function freshPage() {
  vi.resetModules();
  for (const { code } of languages) {
    vi.doMock(`../../src/i18n/locales/${code}.json`, async (original: () => Promise<object>) => {
      if (broken.has(code)) throw new Error(`No texts of ${code}`);
      fetched.push(code);
      return original();
    });
  }
  return import('../../src/i18n/i18n.ts');
}

beforeEach(() => {
  fetched.length = 0;
  broken.clear();
});

describe('table of languages', () => {
  it('LA-01 four languages, English first and by default', () => {
    expect(languages.map(({ code }) => code)).toEqual(['en', 'ar', 'ur', 'hi']);
    expect(defaultLanguage).toBe('en');
  });

  it('LA-02 Arabic pages read from the right, all others from the left', () => {
    expect(Object.fromEntries(languages.map(({ code, dir }) => [code, dir]))).toEqual({
      en: 'ltr',
      ar: 'rtl',
      ur: 'ltr',
      hi: 'ltr',
    });
  });

  it.each(languages)(
    'LA-05 $code has its own name in its own script, and one flag',
    ({ code, name, flag }) => {
      const scripts = {
        en: /^\p{Script=Latin}+$/u,
        ar: /^\p{Script=Arabic}+$/u,
        ur: /^\p{Script=Arabic}+$/u,
        hi: /^\p{Script=Devanagari}+$/u,
      };
      expect(name).toMatch(scripts[code]);
      expect(flag).toBe({ en: 'gb', ar: 'ae', ur: 'pk', hi: 'in' }[code]);
    },
  );

  it.each(languages)(
    'LA-04 the locale of $code is of that language and counts in Western digits',
    ({ code, locale }) => {
      const format = new Intl.NumberFormat(locale).resolvedOptions();
      expect(format.numberingSystem).toBe('latn');
      expect(new Intl.Locale(format.locale).language).toBe(code);
    },
  );

  it.each(['de', 'EN', 'en-US', '', 'constructor', '__proto__', null, undefined, 1, ['en'], {}])(
    'LA-01 %j is no language of the site',
    (value) => {
      expect(isLanguageCode(value)).toBe(false);
    },
  );

  it('LA-01 the four codes are, and have their rows', () => {
    for (const { code } of languages) {
      expect(isLanguageCode(code)).toBe(true);
      expect(languageOf(code).code).toBe(code);
    }
  });
});

describe('start of the texts', () => {
  it.each(languages)('LA-06 starting in $code fetches only its texts', async ({ code }) => {
    const instance = await (await freshPage()).startI18n(code);
    expect(fetched).toEqual([code]);
    expect(instance.language).toBe(code);
  });

  it('LA-06 the words are there at once', async () => {
    const instance = await startI18n('ar');
    expect(instance.isInitialized).toBe(true);
    expect(instance.t('common.home')).toBe('الرئيسية');
  });

  it('LA-04 a missing word shows its key, in every language', async () => {
    for (const { code } of languages) {
      const instance = await startI18n(code);
      expect(unknownKey(instance, 'home.noSuchWord')).toBe('home.noSuchWord');
    }
  });

  it('LA-04 a missing word is not taken from English', async () => {
    const instance = await startI18n('hi');
    instance.addResource('en', 'translation', 'home.onlyEnglish', 'Only English');
    expect(unknownKey(instance, 'home.onlyEnglish')).toBe('home.onlyEnglish');
  });

  it('LA-04 a word that is null shows its key too', async () => {
    const instance = await startI18n('en');
    instance.addResourceBundle('en', 'translation', { home: { hollow: null } }, true);
    expect(unknownKey(instance, 'home.hollow')).toBe('home.hollow');
  });

  it('LA-04 what is put in is shown as it is: React escapes it', async () => {
    const instance = await startI18n('en', ['blog']);
    expect(instance.t('blog.newsBody', { email: "o'neil&co@x.example" })).toContain("o'neil&co@x.example");
  });

  it('LA-04 rejects when the texts cannot be fetched', async () => {
    broken.add('ur');
    await expect((await freshPage()).startI18n('ur')).rejects.toBeInstanceOf(Error);
  });
});

describe('texts that are loaded later', () => {
  it('LA-06 are fetched once, in the language of the page', async () => {
    const i18n = await freshPage();
    const menus: string[] = [];
    for (const code of ['en', 'ar'])
      vi.doMock(`../../src/i18n/locales/${code}.menu.json`, async (original: () => Promise<object>) => {
        menus.push(code);
        return original();
      });
    const instance = await i18n.startI18n('ar');
    await i18n.loadNamespace('menu');
    await i18n.loadNamespace('menu');
    expect([menus, instance.hasResourceBundle('ar', 'menu')]).toEqual([['ar'], true]);
  });
});

describe('the name of the firm', () => {
  it.each(languages)('FR-10 is written in $code as its readers write it', async ({ code }) => {
    expect((await startI18n(code)).t('brand')).toBe(brand[code]);
  });
});

describe('numbers in words', () => {
  it.each([
    ['en', 1, '1 article', '1 min read'],
    ['en', 0, '0 articles', '0 min read'],
    ['ar', 0, 'لا مقالات', 'قراءة أقل من دقيقة'],
    ['ar', 1, 'مقال واحد', 'قراءة دقيقة واحدة'],
    ['ar', 2, 'مقالان', 'قراءة دقيقتين'],
    ['ar', 7, '7 مقالات', 'قراءة 7 دقائق'],
    ['ar', 11, '11 مقالًا', 'قراءة 11 دقيقة'],
    ['ar', 100, '100 مقال', 'قراءة 100 دقيقة'],
    ['ar', 103, '103 مقالات', 'قراءة 103 دقائق'],
    ['ur', 1, '1 مضمون', '1 منٹ کا مطالعہ'],
    ['ur', 12, '12 مضامین', '12 منٹ کا مطالعہ'],
    ['hi', 1, '1 लेख', '1 मिनट में पढ़ें'],
    ['hi', 12, '12 लेख', '12 मिनट में पढ़ें'],
  ] as const)('LA-04 %s counts %d', async (code, count, results, minutes) => {
    const { t } = await startI18n(code, ['blog']);
    expect(t('blog.results', { count })).toBe(results);
    expect(t('blog.minutes', { count })).toBe(minutes);
  });
});
