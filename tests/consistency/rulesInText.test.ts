import { describe, expect, it } from 'vitest';
import { hasBody, loadBody } from '../../src/content/pages/bodies.ts';
import type { PageBlock } from '../../src/content/pages/page.ts';
import { textsOf } from '../../src/content/pages/texts.ts';
import { arabicFacts } from '../../src/content/facts/arabic.ts';
import type { Fact } from '../../src/content/facts/fact.ts';
import { support } from '../../src/content/firm.ts';
import { type FactId, facts } from '../../src/content/facts/facts.ts';
import { hindiFacts } from '../../src/content/facts/hindi.ts';
import { urduFacts } from '../../src/content/facts/urdu.ts';
import { navigationPaths } from '../../src/content/navigation.ts';
import { offers } from '../../src/content/offers/offers.ts';
import { articleText, articleTexts } from '../support/articles.ts';
import { localeTexts } from '../support/localeTexts.ts';

const pageOf = async (path: string, language: 'en' | 'ar') => (await loadBody(path, language)).page;
const pages = (language: 'en' | 'ar') =>
  Promise.all(
    navigationPaths.filter(hasBody).map(async (path) => ({ path, page: await pageOf(path, language) })),
  );

const ALL_IN = {
  en: 'employees’ visas are extra, rent and the owner’s visa are included only if the offer names them',
  ar: 'تأشيرات الموظفين إضافية، ولا يشمل الإيجار وتأشيرة المالك إلا إذا ذكرهما العرض',
  ur: 'ملازمین کے ویزوں کا خرچ الگ ہے، کرایہ اور مالک کا ویزا تبھی شامل ہیں جب پیشکش میں ان کا ذکر ہو',
  hi: 'कर्मचारियों के वीज़ा का ख़र्च अलग है, किराया और मालिक का वीज़ा तभी शामिल हैं जब प्रस्ताव में उनका नाम हो',
};

it.each<[FactId, Readonly<Record<'en' | 'ar' | 'ur' | 'hi', string>>]>([
  ['golden-visa-salary', { en: 'basic salary', ar: 'أساسي', ur: 'بنیادی تنخواہ', hi: 'मूल वेतन' }],
  ['dubai-dual-licence', { en: 'per year', ar: 'السنوية', ur: 'فی سال', hi: 'प्रति वर्ष' }],
  ['uae-vat-mandatory', { en: 'supplies and imports', ar: 'الواردات', ur: 'درآمدات', hi: 'आयात' }],
  ['llc-dubai-year-1', ALL_IN],
  ['llc-dubai-year-2', ALL_IN],
])('PG-04 the fact %s describes in every language what it covers', (id, words) => {
  expect(facts[id].covers).toContain(words.en);
  expect(arabicFacts[id].covers).toContain(words.ar);
  expect(urduFacts[id].covers).toContain(words.ur);
  expect(hindiFacts[id].covers).toContain(words.hi);
});

it.each([
  ['golden-visa-salary', /basic salary/, /راتب(?:ًا)? أساسي/],
  ['dubai-dual-licence', /\}\} a year/, /سنوي/],
])('PG-04 every page that names the figure %s qualifies it', async (figure, en, ar) => {
  const unqualified = async (language: 'en' | 'ar', words: RegExp) =>
    (await pages(language))
      .flatMap(({ path, page }) =>
        textsOf(page).flatMap((text) => text.split('\n').map((line) => `${path}: ${line}`)),
      )
      .filter((line) => line.includes(`{{${figure}}}`) && !words.test(line));
  expect([...(await unqualified('en', en)), ...(await unqualified('ar', ar))]).toEqual([]);
});

it('PG-04 every article that names the fee of the dual licence calls it yearly', () => {
  const unqualified = /\{\{dubai-dual-licence\}\}(?! (?:a year|प्रति वर्ष))/;
  const stray = [...articleTexts].filter(([, text]) => unqualified.test(text));
  expect(stray.map(([file]) => file)).toEqual([]);
});

const MATCHES_NOTHING = /(?!)/;
const ZERO_RATE = /other free zone companies that use[^.]*Cabinet Decision 100 of 2023/;
const PENDING = /partly (?:still )?pending|still to come/;
const VAT_PAGE = '/accounting/vat-registration-uae';

/** Expressions that an article, a page or its lead contains, and one that it must not contain. */
const RULES: readonly (readonly [place: string, says: readonly RegExp[], never?: RegExp])[] = [
  ['golden-visa-who-qualifies.md', [/basic salary[^\n]*golden-visa-salary/]],
  ...['second-year-costs.md', 'mainland-free-zone-or-offshore.md'].map(
    (file) => [file, [new RegExp(`^: All-in prices.*${ALL_IN.en.replaceAll('’', "'")}`, 'm')]] as const,
  ),
  // Services to other free zone companies can qualify for the zero rate.
  ...['consultancy-license-dubai', 'it-software-license-dubai', 'free-zone-company-uae'].flatMap(
    (page) =>
      [
        [
          `en /licensing/${page}`,
          [ZERO_RATE],
          /like anywhere else, unless a relief|taxed like mainland ones/,
        ],
        [
          `ar /licensing/${page}`,
          [
            /شركات (?:ال)?مناطق (?:ال)?حرة (?:ال)?أخرى (?:التي )?تنتفع/,
            /قرار مجلس الوزراء رقم 100 لسنة 2023/,
          ],
        ],
      ] as const,
  ),
  ['choosing-a-free-zone.md', [ZERO_RATE]],
  ['free-zone-company-mainland-permit.md', [ZERO_RATE]],
  ['free-zone-company-hi.md', [/दूसरी [^;।]* कंपनियों से[^;।]*कैबिनेट का निर्णय 100, वर्ष 2023/]],
  // The law lets registrations move, and the rules are partly pending.
  ...[
    '/business-guide/where-to-setup-dubai',
    '/business-guide/free-zone-comparison',
    '/packages',
    '/services/company-amendments',
  ].flatMap(
    (path) =>
      [
        [
          `en ${path}`,
          [/Federal Decree-Law 20 of 2025/, PENDING],
          /[Rr]arely (?:by moving|as the same|transfer)/,
        ],
        [`ar ${path}`, [/مرسوم بقانون اتحادي رقم 20 لسنة 2025/, /لم يصدر بعد/]],
      ] as const,
  ),
  ...['mainland-free-zone-or-offshore.md', 'choosing-a-free-zone.md'].map(
    (file) =>
      [
        file,
        [/Since \{\{uae-registration-transfer\}\} [^.]*\(Federal Decree-Law 20 of 2025\)/, PENDING],
        /moving later means|to the mainland later means/,
      ] as const,
  ),
  ['en /business-guide/where-to-setup-dubai', [/LLC issue different classes of shares/]],
  ['ar /business-guide/where-to-setup-dubai', [/فئات مختلفة من الحصص/]],
  ['estonia-e-residency-company.md', [/passed and then cancelled/], /sources give/],
  // The five years for old VAT credits, and the last day for those that are over.
  ...['en', 'ar'].map(
    (code) =>
      [
        `${code} /accounting/vat-return-filing-uae`,
        [/\{\{uae-vat-credit-limit\}\}/, /\{\{uae-vat-old-credit-last-day\}\}/],
      ] as const,
  ),
  // The thirty days ahead alone have to exceed the limit, imports among them.
  [
    `en ${VAT_PAGE}`,
    [
      /supplies and imports you expect within [^.]* alone over the same limit/,
      /Services and goods bought from abroad/,
    ],
  ],
  [`ar ${VAT_PAGE}`, [/خدمات وسلع اشتريتها من الخارج/]],
  [`en ${VAT_PAGE} lead`, [/the next \{\{uae-vat-look-ahead\}\} alone/]],
  [`ar ${VAT_PAGE} lead`, [/وحدها توريدات/]],
  // The day of the duty, the last day to apply and what missing it costs.
  [
    'vat-registration-uae.md',
    [
      /\{\{uae-vat-look-ahead\}\} alone exceed/,
      /arose on 30 November[^\n]*within \{\{uae-vat-registration-window\}\}, by 30 December[^\n]*\{\{uae-vat-late-registration\}\}/,
    ],
    /close to gone|deadline for applying has passed/,
  ],
  ['en /faq', [/taxable supplies and imports over \{\{uae-vat-window\}\}/]],
  // Powers and limits of an offshore company.
  ...'professional-license commercial-license industrial-license tourism-license ecommerce-license-dubai'
    .split(' ')
    .flatMap(
      (page) =>
        [
          [`en /licensing/${page} lead`, [/offshore company (?:cannot|gets)[^]*(?:can|may) (?:own|hold)/]],
          [`ar /licensing/${page} lead`, [/ولا [^.]*أوفشور/, /لها أن تملك/]],
        ] as const,
    ),
];

it.each(RULES.map(([place, says, never = MATCHES_NOTHING]) => ({ place, says, never })))(
  'PG-04 FR-04 $place states the law precisely',
  async ({ place, says, never }) => {
    const [code = '', path = '', part] = place.split(' ');
    const page = place.endsWith('.md') ? undefined : await pageOf(path, code === 'ar' ? 'ar' : 'en');
    const text = page ? (part === 'lead' ? page.lead : textsOf(page).join('\n')) : articleText(place);
    for (const words of says) expect(text).toMatch(words);
    expect(text).not.toMatch(never);
  },
);

it('PG-04 facts have the value and the certainty of the law', () => {
  expect(facts['ee-distribution-tax-rate']).toMatchObject({ value: 22, certainty: 'stated' });
  expect(facts['uae-vat-credit-limit']).toMatchObject({ value: 5, unit: 'year' });
  expect(facts['uae-vat-old-credit-last-day'].value).toBe('2026-12-31');
  expect(facts['uae-vat-old-credit-last-day'].source).toMatch(/Decree-Laws 16 and 17 of 2025/);
});

describe('an agent’s all-in price', () => {
  const FIGURE = /\{\{(?:llc-dubai|dmcc|dafza|rakez)-year-[12]\}\}/;

  it('PG-04 in the table of offers, rent and the owner’s visa are optional', () => {
    const { visa, desk } = offers.mainland.parts;
    expect([visa.state, desk.state]).toEqual(['perhaps', 'perhaps']);
  });

  it('PG-04 is marked as a provider’s claim', () => {
    const claims = Object.values<Fact>(facts).filter(({ source }) => source.startsWith('Agents’'));
    expect(claims.length).toBeGreaterThan(10);
    expect(claims.filter(({ certainty }) => certainty === 'stated')).toEqual([]);
    expect(claims.filter(({ source }) => !source.includes('the providers’ claim'))).toEqual([]);
  });

  /** A block's texts about the figure: entries of questions and costs, otherwise the complete block. */
  const aboutIt = (block: PageBlock): readonly string[] => {
    const entries = block.kind === 'faq' ? block.items : block.kind === 'costs' ? block.rows : [];
    const own = entries.map((entry) => JSON.stringify(entry)).filter((text) => FIGURE.test(text));
    const intro = own.length > 0 && block.kind === 'costs' ? [block.intro ?? ''] : [];
    const whole = entries.length === 0 ? [JSON.stringify(block)].filter((text) => FIGURE.test(text)) : [];
    return [...own, ...intro, ...whole];
  };

  it.each([
    ['en', /landlord|rent of an office you choose|without visas|(?<!employees’ )visas are extra/i],
    ['ar', /المؤجر|إيجار المكتب الذي تختاره|دون (?:ال)?تأشيرات|لا تشمل التأشيرات/],
  ] as const)('PG-04 no page adds its own list of included services (%s)', async (language, ownWords) => {
    const near = (await pages(language)).flatMap(({ path, page }) =>
      page.blocks.flatMap(aboutIt).map((text) => `${path}: ${text}`),
    );
    expect(near.length).toBeGreaterThan(20);
    expect(near.filter((text) => ownWords.test(text))).toEqual([]);
  });
});

it.each([
  ['en', /Chat \{\{open\}\}; phone.*office hours, Dubai time$/],
  ['ar', /المحادثة \{\{open\}\}، والهاتف.*ساعات العمل بتوقيت دبي$/],
  ['ur', /چیٹ \{\{open\}\}؛ فون.*دبئی کے وقت/],
  ['hi', /चैट \{\{open\}\}; फ़ोन.*दुबई के समय/],
] as const)('HO-06 the banner of instant support names the hours of chat and phone (%s)', (code, when) => {
  expect(support.open.value).toBe('24/7');
  expect(localeTexts(code).get('home.support.title')).toContain('{{open}}');
  expect(localeTexts(code).get('home.support.hours')).toMatch(when);
  expect(localeTexts(code).get('content.officeShut')).toContain('{{open}}');
});
