import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type LanguageCode, languages } from '../../src/i18n/languages.ts';

const ROOT = resolve(import.meta.dirname, '../..');

interface BannedForm {
  readonly form: RegExp;
  readonly use: string;
  readonly except?: RegExp;
}

/** Wordings that mislead readers. */
const BANNED: Readonly<Record<LanguageCode, readonly BannedForm[]>> = {
  en: [
    { form: /Ministry of Economy(?! and Tourism)/, use: 'Ministry of Economy and Tourism' },
    {
      form: /tax-free/i,
      use: 'a sentence that says which tax is not due',
      except:
        /(?:Is|Are) .*tax-free\?|as tax-free|automatically tax-free|No tax-free band|[“"]Tax-free[”"] (?:is not|on a zone)/,
    },
    { form: /lowest employer class/, use: 'by the employer’s class' },
    { form: /adds? visas and a desk/i, use: 'employees’ visas: the calculator prices no desk' },
  ],
  ar: [
    { form: /(?:^|[\s«([])[وف]?[يت]ُ?رفع[^.؛]{0,30}غرام/, use: 'يُعفى من / تسقط الغرامة' },
    { form: /غرام[^.؛]{0,40}تُ?رفع/, use: 'تسقط الغرامة' },
    { form: /بعد \{\{[^}]+\}\} من (?:السنة|نهاية)/, use: 'خلال … من نهاية', except: /ويسقط الرصيد/ },
    { form: /وزارة الاقتصاد(?! والسياحة)/, use: 'وزارة الاقتصاد والسياحة' },
    { form: /نُسخ العنوان/, use: 'نُسخ الرابط' },
  ],
  ur: [
    { form: /وزارتِ معیشت(?! و سیاحت)/, use: 'وزارتِ معیشت و سیاحت' },
    { form: /پتا کاپی/, use: 'لنک کاپی' },
    { form: /بنیادی ضروریات/, use: 'قیام کی بنیادی خدمات' },
  ],
  hi: [
    { form: /अर्थव्यवस्था मंत्रालय/, use: 'अर्थव्यवस्था और पर्यटन मंत्रालय' },
    { form: /पता कॉपी (?:हो गया|नहीं)/, use: 'लिंक कॉपी' },
    { form: /लाइसेंस का होता है/, use: 'लाइसेंस की होती है' },
  ],
};

const FACT_WORDS = { ar: 'arabic', ur: 'urdu', hi: 'hindi' } as const;

function filesOf(code: LanguageCode): readonly string[] {
  const facts =
    code === 'en'
      ? 'src/content/facts/{uae,uk,europe,visas,offers,setup}*.ts'
      : `src/content/facts/${FACT_WORDS[code]}*.ts`;
  return globSync(
    [
      `src/content/pages/${code}/**/*.yaml`,
      `src/i18n/locales/${code}.json`,
      `src/i18n/locales/${code}.*.json`,
      facts,
      code === 'en' ? 'server/content/articles/*.md' : `server/content/articles/*-${code}.md`,
    ],
    { cwd: ROOT },
  );
}

const findIn = (files: readonly string[], { form, except }: BannedForm): readonly string[] =>
  files.flatMap((file) =>
    readFileSync(resolve(ROOT, file), 'utf8')
      .split('\n')
      .filter((line) => form.test(line) && !except?.test(line))
      .map((line) => `${file}: ${line.trim().slice(0, 120)}`),
  );

describe.each(languages)('texts in $code', ({ code }) => {
  const forms = BANNED[code];
  const files = filesOf(code);

  it.each(forms.map((banned) => [String(banned.form), banned.use, banned] as const))(
    'LA-04 contain no %s (use: %s)',
    (_, __, banned) => {
      expect(files.length).toBeGreaterThan(20);
      expect(findIn(files, banned)).toEqual([]);
    },
  );
});
