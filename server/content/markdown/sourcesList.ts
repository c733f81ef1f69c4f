import type { Fact, IsoDay } from '../../../src/content/facts/fact.ts';
import { formatFact, longDateIn } from '../../../src/content/facts/formatFact.ts';
import type { LanguageCode } from '../../../src/i18n/languages.ts';
import { escapeAttribute, escapeText } from './escapeHtml.ts';

interface Words {
  readonly heading: string;
  readonly summary: (count: number) => string;
  readonly source: string;
  readonly allChecked: (day: string) => string;
  readonly checked: (day: string) => string;
  readonly from: (day: string) => string;
  readonly until: (day: string) => string;
  readonly about: string;
  readonly disputed: string;
}

const WORDS: Readonly<Record<LanguageCode, Words>> = {
  en: {
    heading: 'Figures and sources',
    summary: (count) => `All figures with their sources (${count})`,
    source: 'Source',
    allChecked: (day) => `Checked on ${day}, unless another day is named.`,
    checked: (day) => `Checked on ${day}.`,
    from: (day) => `In force from ${day}.`,
    until: (day) => `In force until ${day}.`,
    about: 'Not confirmed by the authority: check with it before you rely on these figures.',
    disputed: 'Sources differ: confirm with the authority.',
  },
  ar: {
    heading: 'الأرقام والمصادر',
    summary: (count) => `كل الأرقام ومصادرها (${count})`,
    source: 'المصدر',
    allChecked: (day) => `تاريخ التحقق: ${day}، ما لم يُذكر تاريخ آخر.`,
    checked: (day) => `تاريخ التحقق: ${day}.`,
    from: (day) => `سارٍ من ${day}.`,
    until: (day) => `سارٍ حتى ${day}.`,
    about: 'أرقام غير مؤكدة: اسأل الجهة المختصة قبل الاعتماد عليها.',
    disputed: 'المصادر غير متفقة: تأكد لدى الجهة المختصة.',
  },
  ur: {
    heading: 'اعداد و شمار اور ذرائع',
    summary: (count) => `تمام اعداد اور ان کے ذرائع (${count})`,
    source: 'ذریعہ',
    allChecked: (day) => `جانچ کی تاریخ: ${day}، جہاں کوئی اور نہ لکھی ہو۔`,
    checked: (day) => `جانچ کی تاریخ: ${day}۔`,
    from: (day) => `نافذ ہونے کی تاریخ: ${day}۔`,
    until: (day) => `نافذ رہنے کی آخری تاریخ: ${day}۔`,
    about: 'غیر مصدقہ: ان پر بھروسا کرنے سے پہلے متعلقہ ادارے سے پوچھیں۔',
    disputed: 'ذرائع میں اختلاف ہے: متعلقہ ادارے سے تصدیق کریں۔',
  },
  hi: {
    heading: 'आँकड़े और स्रोत',
    summary: (count) => `सभी आँकड़े और उनके स्रोत (${count})`,
    source: 'स्रोत',
    allChecked: (day) => `जाँच की तारीख: ${day}, जहाँ कोई और न लिखी हो।`,
    checked: (day) => `जाँच की तारीख: ${day}।`,
    from: (day) => `लागू होने की तारीख: ${day}।`,
    until: (day) => `लागू रहने की आख़िरी तारीख: ${day}।`,
    about: 'अपुष्ट: इन पर भरोसा करने से पहले संबंधित प्राधिकरण से पूछें।',
    disputed: 'स्रोतों में मतभेद है: संबंधित प्राधिकरण से पुष्टि करें।',
  },
};

/** Returns the heading of the list, in the article's language. */
export function sourcesHeading(lang: LanguageCode): string {
  return WORDS[lang].heading;
}

function commonDay(facts: readonly Fact[]): IsoDay | undefined {
  const counts = new Map<IsoDay, number>();
  for (const { checkedOn } of facts) counts.set(checkedOn, (counts.get(checkedOn) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

/**
 * Returns the list that ends every article with figures: scope, value, source, day of check and validity of each. Facts
 * that no authority confirms, or that sources dispute, are listed separately. Returns HTML of one block.
 */
export function sourcesList(facts: readonly Fact[], lang: LanguageCode): string {
  const words = WORDS[lang];
  const day = commonDay(facts);
  const groups = (['stated', 'about', 'disputed'] as const).map((certainty) => {
    const items = facts.filter((fact) => fact.certainty === certainty);
    if (items.length === 0) return '';
    const lead = certainty === 'stated' ? '' : `<p>${words[certainty]}</p>`;
    const list = items.map((fact) => `<li>${describe(fact, lang, day)}</li>`).join('');
    return `${lead}<ul class="wp-block-list">${list}</ul>`;
  });
  const checked = day === undefined ? '' : `<p>${words.allChecked(longDateIn(day, lang))}</p>`;
  return `<details class="wp-block-details is-style-sources"><summary>${words.summary(facts.length)}</summary>${checked}${groups.join('')}</details>`;
}

function describe(fact: Fact, lang: LanguageCode, day: IsoDay | undefined): string {
  const words = WORDS[lang];
  // The table is in English.
  const english = (text: string): string =>
    lang === 'en' ? escapeText(text) : `<span lang="en" dir="ltr">${escapeText(text)}</span>`;
  const parts = [
    `<strong>${english(fact.covers)}</strong>: ${escapeText(formatFact(fact, lang))}.`,
    `${words.source}: ${linked(english(fact.source), fact.url)}.`,
    fact.checkedOn !== day && words.checked(longDateIn(fact.checkedOn, lang)),
    fact.validFrom && words.from(longDateIn(fact.validFrom, lang)),
    fact.validTo && words.until(longDateIn(fact.validTo, lang)),
  ];
  return parts.filter(Boolean).join(' ');
}

const linked = (name: string, url: string | undefined): string =>
  url === undefined ? name : `<a href="${escapeAttribute(url)}" rel="noopener external">${name}</a>`;
