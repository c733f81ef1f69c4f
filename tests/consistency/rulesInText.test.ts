import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasBody, loadBody } from '../../src/content/pages/bodies.ts';
import type { PageBlock } from '../../src/content/pages/page.ts';
import { textsOf } from '../../src/content/pages/texts.ts';
import { arabicFacts } from '../../src/content/facts/arabic.ts';
import type { Fact } from '../../src/content/facts/fact.ts';
import { support } from '../../src/content/firm.ts';
import { facts } from '../../src/content/facts/facts.ts';
import { hindiFacts } from '../../src/content/facts/hindi.ts';
import { urduFacts } from '../../src/content/facts/urdu.ts';
import { navigationPaths } from '../../src/content/navigation.ts';
import { offers } from '../../src/content/offers/offers.ts';
import { localeTexts } from '../support/localeTexts.ts';

const ARTICLES = new URL('../../server/content/articles/', import.meta.url);
const article = (name: string) => readFileSync(new URL(`${name}.md`, ARTICLES), 'utf8');
const articles = readdirSync(ARTICLES).map((file) => ({
  path: file,
  text: readFileSync(new URL(file, ARTICLES), 'utf8'),
}));

const textOf = async (path: string, language: 'en' | 'ar') =>
  textsOf((await loadBody(path, language)).page).join('\n');
const leadOf = async (path: string, language: 'en' | 'ar') => (await loadBody(path, language)).page.lead;
const pages = (language: 'en' | 'ar') =>
  Promise.all(
    navigationPaths.filter(hasBody).map(async (path) => ({ path, text: await textOf(path, language) })),
  );

/** Texts with a figure that lack one of the words beside it. */
async function without(figure: string, words: Readonly<Record<'en' | 'ar', RegExp>>) {
  const [en, ar] = await Promise.all([pages('en'), pages('ar')]);
  const near = (text: string) => text.split('\n').filter((part) => part.includes(`{{${figure}}}`));
  const lacking = (all: readonly { path: string; text: string }[], word: RegExp) =>
    all.flatMap(({ path, text }) =>
      near(text).flatMap((part) => (word.test(part) ? [] : [`${path}: ${part}`])),
    );
  return [...lacking(en, words.en), ...lacking(ar, words.ar)];
}

describe('the golden visa’s salary', () => {
  it('PG-04 is basic salary wherever it is named', async () => {
    const basic = { en: /basic salary/, ar: /راتب(?:ًا)? أساسي/ };
    expect(await without('golden-visa-salary', basic)).toEqual([]);
    expect(article('golden-visa-who-qualifies')).toMatch(/basic salary[^\n]*golden-visa-salary/);
    expect(facts['golden-visa-salary'].covers).toMatch(/basic salary/);
    expect(arabicFacts['golden-visa-salary'].covers).toMatch(/أساسي/);
    expect(urduFacts['golden-visa-salary'].covers).toMatch(/بنیادی تنخواہ/);
    expect(hindiFacts['golden-visa-salary'].covers).toMatch(/मूल वेतन/);
  });
});

describe('the dual licence', () => {
  it('PG-04 costs its fee every year, wherever the fee is named', async () => {
    expect(await without('dubai-dual-licence', { en: /\}\} a year/, ar: /سنوي/ })).toEqual([]);
    const stray = articles.flatMap(({ path, text }) =>
      [...text.matchAll(/\{\{dubai-dual-licence\}\}(?! (?:a year|प्रति वर्ष))/g)].map(() => path),
    );
    expect(stray).toEqual([]);
    expect(facts['dubai-dual-licence'].covers).toMatch(/per year/);
    expect(arabicFacts['dubai-dual-licence'].covers).toMatch(/السنوية/);
    expect(urduFacts['dubai-dual-licence'].covers).toMatch(/فی سال/);
    expect(hindiFacts['dubai-dual-licence'].covers).toMatch(/प्रति वर्ष/);
  });
});

describe('what an agent’s all-in price holds', () => {
  const ALL_IN = /\{\{(?:llc-dubai|dmcc|dafza|rakez)-year-[12]\}\}/;
  const SAID = {
    en: 'employees’ visas are extra, rent and the owner’s visa are included only if the offer names them',
    ar: 'تأشيرات الموظفين إضافية، ولا يشمل الإيجار وتأشيرة المالك إلا إذا ذكرهما العرض',
    ur: 'ملازمین کے ویزوں کا خرچ الگ ہے، کرایہ اور مالک کا ویزا تبھی شامل ہیں جب پیشکش میں ان کا ذکر ہو',
    hi: 'कर्मचारियों के वीज़ा का ख़र्च अलग है, किराया और मालिक का वीज़ा तभी शामिल हैं जब प्रस्ताव में उनका नाम हो',
  };

  it('PG-04 is said in one sentence, with the figure itself', () => {
    for (const id of ['llc-dubai-year-1', 'llc-dubai-year-2'] as const) {
      expect(facts[id].covers).toContain(SAID.en);
      expect(arabicFacts[id].covers).toContain(SAID.ar);
      expect(urduFacts[id].covers).toContain(SAID.ur);
      expect(hindiFacts[id].covers).toContain(SAID.hi);
    }
  });

  it.each(['second-year-costs', 'mainland-free-zone-or-offshore'])(
    'PG-04 is said in the same words below the table of the article %s',
    (name) => {
      const caption = article(name)
        .split('\n')
        .find((line) => line.startsWith(': All-in prices'));
      expect(caption).toContain(SAID.en.replaceAll('’', "'"));
    },
  );

  it('PG-04 the table of offers leaves rent and the owner’s visa to the offer', () => {
    const { visa, desk } = offers.mainland.parts;
    expect([visa.state, desk.state]).toEqual(['perhaps', 'perhaps']);
  });

  it('PG-04 is a provider’s claim, not what an authority states', () => {
    const claims = Object.values<Fact>(facts).filter(({ source }) => source.startsWith('Agents’'));
    expect(claims.length).toBeGreaterThan(10);
    expect(claims.filter(({ certainty }) => certainty === 'stated')).toEqual([]);
    expect(claims.filter(({ source }) => !source.includes('the providers’ claim'))).toEqual([]);
  });

  /** A block's texts that belong to the figure: of questions and costs the entry, else the whole block. */
  const aboutIt = (block: PageBlock): readonly string[] => {
    const entries = block.kind === 'faq' ? block.items : block.kind === 'costs' ? block.rows : [];
    const own = entries.map((entry) => JSON.stringify(entry)).filter((text) => ALL_IN.test(text));
    const intro = own.length > 0 && block.kind === 'costs' ? [block.intro ?? ''] : [];
    const whole = entries.length === 0 ? [JSON.stringify(block)].filter((text) => ALL_IN.test(text)) : [];
    return [...own, ...intro, ...whole];
  };

  it.each([
    ['en', /landlord|rent of an office you choose|without visas|(?<!employees’ )visas are extra/i],
    ['ar', /المؤجر|إيجار المكتب الذي تختاره|دون (?:ال)?تأشيرات|لا تشمل التأشيرات/],
  ] as const)('PG-04 no page decides on its own what is in it (%s)', async (language, ownWords) => {
    const bodies = await Promise.all(
      navigationPaths
        .filter(hasBody)
        .map(async (path) => [path, (await loadBody(path, language)).page.blocks] as const),
    );
    const near = bodies.flatMap(([path, blocks]) =>
      blocks.flatMap(aboutIt).map((text) => `${path}: ${text}`),
    );
    expect(near.length).toBeGreaterThan(20);
    expect(near.filter((text) => ownWords.test(text))).toEqual([]);
  });
});

describe('the zero rate of free zones', () => {
  it.each(['consultancy-license-dubai', 'it-software-license-dubai', 'free-zone-company-uae'])(
    'PG-04 %s: services to other free zone companies can qualify',
    async (page) => {
      const [en, ar] = [await textOf(`/licensing/${page}`, 'en'), await textOf(`/licensing/${page}`, 'ar')];
      expect(en).toMatch(/other free zone companies that use[^.]*Cabinet Decision 100 of 2023/);
      expect(ar).toMatch(
        /شركات (?:ال)?مناطق (?:ال)?حرة (?:ال)?أخرى التي تنتفع|شركات (?:ال)?مناطق (?:ال)?حرة (?:ال)?أخرى تنتفع/,
      );
      expect(ar).toContain('قرار مجلس الوزراء رقم 100 لسنة 2023');
      expect(en).not.toMatch(/like anywhere else, unless a relief|taxed like mainland ones/);
    },
  );

  it.each([
    ['choosing-a-free-zone', /other free zone companies that use[^.]*Cabinet Decision 100 of 2023/],
    [
      'free-zone-company-mainland-permit',
      /other free zone companies that use[^.]*Cabinet Decision 100 of 2023/,
    ],
    ['free-zone-company-hi', /दूसरी [^;।]* कंपनियों से[^;।]*मंत्रिमंडल का निर्णय 100, वर्ष 2023/],
  ])('PG-04 the article %s names the customer as a way to qualify, too', (name, words) => {
    expect(article(name)).toMatch(words);
  });
});

describe('moving a company', () => {
  it.each([
    '/business-guide/where-to-setup-dubai',
    '/business-guide/free-zone-comparison',
    '/packages',
    '/services/company-amendments',
  ])('PG-04 %s: the law lets registrations move, and the rules are partly pending', async (path) => {
    const [en, ar] = [await textOf(path, 'en'), await textOf(path, 'ar')];
    expect(en).toMatch(/Federal Decree-Law 20 of 2025/);
    expect(en).toMatch(/partly (?:still )?pending|still to come/);
    expect(ar).toMatch(/مرسوم بقانون اتحادي رقم 20 لسنة 2025/);
    expect(ar).toMatch(/لم يصدر بعد/);
    expect(en).not.toMatch(/[Rr]arely (?:by moving|as the same|transfer)/);
  });

  it.each(['mainland-free-zone-or-offshore', 'choosing-a-free-zone'])(
    'PG-04 the article %s says so, too',
    (name) => {
      const text = article(name);
      expect(text).toMatch(/Since \{\{uae-registration-transfer\}\} [^.]*\(Federal Decree-Law 20 of 2025\)/);
      expect(text).toMatch(/partly pending|still to come/);
      expect(text).not.toMatch(/moving later means|to the mainland later means/);
    },
  );

  it('PG-04 an LLC may have classes of shares', async () => {
    const path = '/business-guide/where-to-setup-dubai';
    expect(await textOf(path, 'en')).toMatch(/LLC issue different classes of shares/);
    expect(await textOf(path, 'ar')).toMatch(/فئات مختلفة من الحصص/);
  });
});

describe('Estonia', () => {
  it('PG-04 the tax on distributed profit is 22%, and a cancelled rise is called so', () => {
    expect(facts['ee-distribution-tax-rate']).toMatchObject({ value: 22, certainty: 'stated' });
    const text = article('estonia-e-residency-company');
    expect(text).toMatch(/passed and then cancelled/);
    expect(text).not.toMatch(/sources give/);
  });
});

describe('old VAT credits', () => {
  it('PG-04 the page names the five years and the last day for those that are over', async () => {
    expect(facts['uae-vat-credit-limit']).toMatchObject({ value: 5, unit: 'year' });
    expect(facts['uae-vat-old-credit-last-day'].value).toBe('2026-12-31');
    expect(facts['uae-vat-old-credit-last-day'].source).toMatch(/Decree-Laws 16 and 17 of 2025/);
    for (const language of ['en', 'ar'] as const) {
      const text = await textOf('/accounting/vat-return-filing-uae', language);
      expect(text).toContain('{{uae-vat-credit-limit}}');
      expect(text).toContain('{{uae-vat-old-credit-last-day}}');
    }
  });
});

describe('the thirty days ahead', () => {
  it('PG-04 alone have to exceed the limit, imports among them', async () => {
    const page = '/accounting/vat-registration-uae';
    expect(await textOf(page, 'en')).toMatch(
      /supplies and imports you expect within [^.]* alone over the same limit/,
    );
    expect(await leadOf(page, 'en')).toMatch(/the next \{\{uae-vat-look-ahead\}\} alone/);
    expect(await leadOf(page, 'ar')).toMatch(/وحدها توريدات/);
    expect(article('vat-registration-uae')).toMatch(/\{\{uae-vat-look-ahead\}\} alone exceed/);
    expect(await textOf(page, 'en')).toMatch(/Services and goods bought from abroad/);
    expect(await textOf(page, 'ar')).toMatch(/خدمات وسلع اشتريتها من الخارج/);
  });
});

describe('a late VAT registration', () => {
  it('PG-04 the example names the day of the duty, the last day to apply and what missing it costs', () => {
    const text = article('vat-registration-uae');
    expect(text).toMatch(
      /arose on 30 November[^\n]*within \{\{uae-vat-registration-window\}\}, by 30 December[^\n]*\{\{uae-vat-late-registration\}\}/,
    );
    expect(text).not.toMatch(/close to gone|deadline for applying has passed/);
  });

  it('PG-04 supplies and imports count for the limit', async () => {
    expect(facts['uae-vat-mandatory'].covers).toMatch(/supplies and imports/);
    expect(arabicFacts['uae-vat-mandatory'].covers).toMatch(/الواردات/);
    expect(urduFacts['uae-vat-mandatory'].covers).toMatch(/درآمدات/);
    expect(hindiFacts['uae-vat-mandatory'].covers).toMatch(/आयात/);
    expect(await textOf('/faq', 'en')).toMatch(/taxable supplies and imports over \{\{uae-vat-window\}\}/);
  });
});

describe('the banner of instant support', () => {
  it.each([
    ['en', /Chat \{\{open\}\}; phone.*office hours, Dubai time$/],
    ['ar', /المحادثة \{\{open\}\}، والهاتف.*ساعات العمل بتوقيت دبي$/],
    ['ur', /چیٹ \{\{open\}\}؛ فون.*دبئی کے وقت/],
    ['hi', /चैट \{\{open\}\}; फ़ोन.*दुबई के समय/],
  ] as const)('HO-06 says when somebody answers (%s)', (code, when) => {
    expect(support.open.value).toBe('24/7');
    expect(localeTexts(code).get('home.support.title')).toContain('{{open}}');
    expect(localeTexts(code).get('home.support.hours')).toMatch(when);
    // The clock of the contact page says no less of the chat, when the office is closed (PG-04).
    expect(localeTexts(code).get('content.officeShut')).toContain('{{open}}');
  });
});

describe('the licences under Offshore', () => {
  it.each([
    'professional-license',
    'commercial-license',
    'industrial-license',
    'tourism-license',
    'ecommerce-license-dubai',
  ])('FR-04 %s says at the top what an offshore company can and cannot do', async (page) => {
    const en = /offshore company (?:cannot|gets)[^]*(?:can|may) (?:own|hold)/;
    expect(await leadOf(`/licensing/${page}`, 'en')).toMatch(en);
    const ar = await leadOf(`/licensing/${page}`, 'ar');
    expect(ar).toMatch(/ولا [^.]*أوفشور/);
    expect(ar).toMatch(/لها أن تملك/);
  });
});
