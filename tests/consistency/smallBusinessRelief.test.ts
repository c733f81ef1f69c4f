import { describe, expect, it } from 'vitest';
import { loadGuides } from '../../scripts/downloads/guides.ts';
import { arabicFacts } from '../../src/content/facts/arabic.ts';
import { type Fact } from '../../src/content/facts/fact.ts';
import { facts } from '../../src/content/facts/facts.ts';
import { hindiFacts } from '../../src/content/facts/hindi.ts';
import { urduFacts } from '../../src/content/facts/urdu.ts';
import { navigationPaths } from '../../src/content/navigation.ts';
import { isWrittenIn, loadBody } from '../../src/content/pages/bodies.ts';
import { textsOf } from '../../src/content/pages/texts.ts';
import { languages } from '../../src/i18n/languages.ts';
import { articleTexts } from '../support/articles.ts';
import { localeTexts } from '../support/localeTexts.ts';

const WORDS_OF_FACTS = { ar: arabicFacts, ur: urduFacts, hi: hindiFacts } as const;

interface Text {
  readonly where: string;
  readonly text: string;
}

const articles: readonly Text[] = [...articleTexts].flatMap(([where, article]) =>
  article.split('\n').map((text) => ({ where, text })),
);

const pages: readonly Text[] = (
  await Promise.all(
    navigationPaths.flatMap((path) =>
      languages
        .filter(({ code }) => isWrittenIn(path, code))
        .map(async ({ code }) =>
          textsOf((await loadBody(path, code)).page).map((text) => ({ where: `${code} ${path}`, text })),
        ),
    ),
  )
).flat();

const messages: readonly Text[] = languages.flatMap(({ code }) =>
  [...localeTexts(code)].map(([key, text]) => ({ where: `${code} ${key}`, text })),
);

const wordsOfFacts: Readonly<Record<string, Readonly<Record<string, Pick<Fact, 'covers' | 'source'>>>>> = {
  en: facts,
  ...WORDS_OF_FACTS,
};
const factTexts: readonly Text[] = Object.entries(wordsOfFacts).flatMap(([code, words]) =>
  Object.entries(words).map(([id, { covers, source }]) => ({
    where: `${code} ${id}`,
    text: `${covers}. ${source}`,
  })),
);

const RELIEF =
  /small[ -]business[ -]relief|\brelief\b|uae-sbr-|تسهيلات الأعمال الصغيرة|التسهيل الذي|چھوٹے کاروبار کی رعایت|اسمال بزنس ریلیف|छोटे कारोबार की राहत|स्मॉल बिज़नेस रिलीफ़/i;
const texts = [...articles, ...pages, ...messages, ...factTexts].filter(({ text }) => RELIEF.test(text));

/** Outdated wording: a relief that ends, or an unconfirmed extension. */
const OUTDATED: readonly RegExp[] = [
  /uae-sbr-reported|relief-ends|\breported extension|report an extension|advisers report|while it (?:lasts|lasted|is available)/i,
  /(?:about|made) to (?:end|go)\b|end of Small Business Relief|the relief ends\b|Relief may end|relief: ended|without Small Business Relief/i,
  /التمديد المذكور|يذكر المستشارون|مستشارو الضرائب|ما دامت سارية|يوشك أن ينتهي|نهاية تسهيلات|الصغيرة: انتهت/,
  /ٹیکس مشیر|جب تک دستیاب|ختم ہو چکی|جاری رہتے ہوئے/,
  /टैक्स सलाहकार|जब तक उपलब्ध|राहत: समाप्त|लागू रहते/,
];

/** A text about the relief may name 2026 only with the Decision of that year. */
const NAMES_2026 =
  /131(?: of 2026| لسنة 2026| برائے 2026)|2026 (?:के|का) (?:मंत्रिस्तरीय )?निर्णय 131|^modified: |^date: /;

describe('Small Business Relief', () => {
  it('PG-04 has one fact for its end, which names Ministerial Decision 131 of 2026 in every language', () => {
    expect(facts['uae-sbr-last-period-end']).toMatchObject({ value: '2029-12-31', certainty: 'stated' });
    expect(Object.keys(facts).filter((id) => /^uae-sbr-.*period-end$/.test(id))).toEqual([
      'uae-sbr-last-period-end',
    ]);
    expect(facts['uae-sbr-last-period-end'].source).toMatch(/Ministerial Decision 131 of 2026/);
    for (const words of Object.values(WORDS_OF_FACTS))
      expect(words['uae-sbr-last-period-end'].source).toMatch(NAMES_2026);
  });

  it('PG-04 is in no text said to end in 2026 or to have an uncertain extension', () => {
    expect(texts.length).toBeGreaterThan(60);
    const outdated = texts.flatMap(({ where, text }) =>
      OUTDATED.flatMap((wording) => {
        const [hit] = wording.exec(text) ?? [];
        return hit === undefined ? [] : [`${where}: ${hit}`];
      }),
    );
    expect(outdated).toEqual([]);
    const dated = texts.filter(({ text }) => /\b2026\b/.test(text) && !NAMES_2026.test(text));
    expect(dated.map(({ where, text }) => `${where}: ${text}`)).toEqual([]);
  });

  it.each(['/business-guide/corporate-tax-basics', '/accounting/tax-advice-uae'])(
    'PG-04 %s states the last period, the limit and the Decision in every language of the page',
    (path) => {
      for (const { code } of languages.filter((language) => isWrittenIn(path, language.code))) {
        const text = texts
          .filter(({ where }) => where === `${code} ${path}`)
          .map((found) => found.text)
          .join('\n');
        expect([code, /131/.test(text)]).toEqual([code, true]);
        expect(text).toContain('{{uae-sbr-last-period-end}}');
        expect(text).toContain('{{uae-sbr-revenue-limit}}');
      }
    },
  );

  it.each([
    ['en', 'Ministerial Decision 131 of 2026'],
    ['ar', 'القرار الوزاري رقم 131 لسنة 2026'],
  ] as const)('PG-02 the setup guide in %s states the rule', async (language, decision) => {
    const guide = (await loadGuides()).find((each) => each.isBook && each.language === language);
    const text = JSON.stringify(guide?.parts);
    expect(text).toContain(decision);
    expect(text).toContain('{{uae-sbr-last-period-end}}');
    for (const wording of OUTDATED) expect(text).not.toMatch(wording);
  });
});
