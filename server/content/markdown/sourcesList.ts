import type { Fact, IsoDay } from '../../../src/content/facts/fact.ts';
import { formatFact } from '../../../src/content/facts/formatFact.ts';
import { languageOf, type LanguageCode } from '../../../src/i18n/languages.ts';
import { escapeAttribute, escapeText } from './escapeHtml.ts';

interface Words {
  readonly heading: string;
  readonly source: string;
  readonly checked: (day: string) => string;
  readonly from: (day: string) => string;
  readonly until: (day: string) => string;
  readonly about: string;
  readonly disputed: string;
}

const WORDS: Readonly<Record<LanguageCode, Words>> = {
  en: {
    heading: 'Figures and sources',
    source: 'Source',
    checked: (day) => `Checked on ${day}.`,
    from: (day) => `In force from ${day}.`,
    until: (day) => `In force until ${day}.`,
    about: 'Not confirmed by the authority: check with it before you rely on this figure.',
    disputed: 'Sources differ: confirm with the authority.',
  },
  ar: {
    heading: 'الأرقام والمصادر',
    source: 'المصدر',
    checked: (day) => `تاريخ التحقق: ${day}.`,
    from: (day) => `سارٍ من ${day}.`,
    until: (day) => `سارٍ حتى ${day}.`,
    about: 'رقم غير مؤكد: اسأل الجهة المختصة قبل الاعتماد عليه.',
    disputed: 'المصادر غير متفقة: تأكد لدى الجهة المختصة.',
  },
  ur: {
    heading: 'اعداد و شمار اور ذرائع',
    source: 'ذریعہ',
    checked: (day) => `جانچ کی تاریخ: ${day}۔`,
    from: (day) => `نافذ ہونے کی تاریخ: ${day}۔`,
    until: (day) => `نافذ رہنے کی آخری تاریخ: ${day}۔`,
    about: 'غیر مصدقہ: بھروسا کرنے سے پہلے متعلقہ ادارے سے پوچھیں۔',
    disputed: 'ذرائع میں اختلاف ہے: متعلقہ ادارے سے تصدیق کریں۔',
  },
  hi: {
    heading: 'आँकड़े और स्रोत',
    source: 'स्रोत',
    checked: (day) => `जाँच की तारीख: ${day}।`,
    from: (day) => `लागू होने की तारीख: ${day}।`,
    until: (day) => `लागू रहने की आख़िरी तारीख: ${day}।`,
    about: 'अपुष्ट: भरोसा करने से पहले संबंधित प्राधिकरण से पूछें।',
    disputed: 'स्रोतों में मतभेद है: संबंधित प्राधिकरण से पुष्टि करें।',
  },
};

/** The heading of the list, in the article's language. */
export function sourcesHeading(lang: LanguageCode): string {
  return WORDS[lang].heading;
}

/**
 * The list that closes every article with figures: what each covers, its value, where and when it was
 * read, from when and until when it holds.
 * @returns HTML of one list block
 */
export function sourcesList(facts: readonly Fact[], lang: LanguageCode): string {
  const items = facts.map((fact) => `<li>${describe(fact, lang)}</li>`).join('');
  return `<ul class="wp-block-list is-style-sources">${items}</ul>`;
}

function describe(fact: Fact, lang: LanguageCode): string {
  const words = WORDS[lang];
  // The table is in English; in an article of another language its words keep their own direction.
  const english = (text: string): string =>
    lang === 'en' ? escapeText(text) : `<span lang="en" dir="ltr">${escapeText(text)}</span>`;
  const parts = [
    `<strong>${english(fact.covers)}</strong>: ${escapeText(formatFact(fact, lang))}.`,
    `${words.source}: ${linked(english(fact.source), fact.url)}.`,
    words.checked(longDay(fact.checkedOn, lang)),
    fact.validFrom && words.from(longDay(fact.validFrom, lang)),
    fact.validTo && words.until(longDay(fact.validTo, lang)),
    fact.certainty !== 'stated' && words[fact.certainty],
  ];
  return parts.filter(Boolean).join(' ');
}

/** Where a source has an address, its name opens it (PG-04). */
const linked = (name: string, url: string | undefined): string =>
  url === undefined ? name : `<a href="${escapeAttribute(url)}" rel="noopener external">${name}</a>`;

function longDay(day: IsoDay, lang: LanguageCode): string {
  const format = new Intl.DateTimeFormat(languageOf(lang).locale, {
    dateStyle: 'long',
    calendar: 'gregory',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}
