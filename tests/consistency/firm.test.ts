import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { languages } from '../../src/i18n/languages.ts';
import { localeTexts } from '../support/localeTexts.ts';
import { markupOf } from '../support/renderedMarkup.ts';

const FIRM = '../../src/content/firm.ts';

/** Confirms all statements of the firm and replaces some values. */
async function confirmAll(values: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const firm = await import('../../src/content/firm.ts');
  const confirmed = (part: object): object =>
    'status' in part
      ? { ...part, status: 'confirmed' }
      : Object.fromEntries(
          Object.entries(part).map(([name, inner]: [string, object]) => [name, confirmed(inner)]),
        );
  const all = Object.fromEntries(
    Object.entries(firm).map(([name, part]: [string, object]) => [name, confirmed(part)]),
  );
  vi.resetModules();
  vi.doMock(FIRM, () => ({ ...all, ...values }));
}

const marks = (markup: string) => markup.match(/<[a-z]+ [^>]*data-sample/g) ?? [];
const withoutMenus = (markup: string) => /<main.*<\/main>/s.exec(markup)?.[0] ?? '';

describe('statements that the firm has not confirmed', () => {
  beforeEach(() => {
    vi.resetModules();
  });
  afterEach(() => {
    vi.doUnmock(FIRM);
  });

  it.each(languages.map(({ code }) => code))(
    'PG-04 HO-05 HO-06 HO-07 HO-08 HO-11 BL-01 FR-08 are marked once per page, above the header (%s)',
    async (code) => {
      const ribbon = localeTexts(code).get('sample.ribbon') ?? 'missing';
      for (const path of ['/', '/blog', '/company/about', '/packages', '/legal/terms']) {
        const page = await markupOf(path, code);
        expect([path, marks(page)]).toEqual([path, [expect.stringMatching(/^<aside/)]]);
        expect(page.indexOf(ribbon)).toBeGreaterThan(0);
        expect(page.indexOf(ribbon)).toBeLessThan(page.indexOf('<header'));
      }
    },
  );

  it.each(['team', 'partners', 'milestones', 'testimonials', 'case-studies', 'careers', 'contact', 'media'])(
    'PG-04 /company/%s describes how the firm works, without invented persons',
    async (page) => {
      const text = withoutMenus(await markupOf(`/company/${page}`)).replaceAll(/<[^>]+>/g, ' ');
      expect(text).not.toMatch(/Sample:|Name of the|to be entered|invented (?:example|details)/i);
    },
  );

  it('PG-01 a page shows when its figures were checked, and “reviewed” only with a person’s name', async () => {
    const open = await markupOf('/packages/ifza');
    expect(open).toContain('Figures checked on <time');
    expect(open).not.toContain('Reviewed on');
    await confirmAll({
      reviewer: { status: 'confirmed', value: { name: 'Amina Yusuf', reviewedOn: '2026-11-23' } },
    });
    const reviewed = await markupOf('/packages/ifza');
    expect(reviewed).toContain('Reviewed on <time dateTime="2026-11-23">23 November 2026</time>');
    expect(reviewed).toContain('by Amina Yusuf');
  });
});

describe('statements that the firm has confirmed', () => {
  afterEach(() => {
    vi.doUnmock(FIRM);
    vi.unstubAllEnvs();
  });

  it('PG-04 have no mark on any page', async () => {
    vi.stubEnv('HAS_SAMPLES', '');
    await confirmAll();
    for (const path of ['/', '/blog', '/company/about', '/company/contact', '/legal/terms', '/packages']) {
      const page = await markupOf(path);
      expect([path, marks(page)]).toEqual([path, []]);
    }
  });

  it('PG-04 are shown on their page in English and Arabic', async () => {
    await confirmAll();
    const firm = await import('../../src/content/firm.ts');
    const person = {
      en: { title: 'Amina Yusuf', text: 'Consultant for mainland companies.' },
      ar: { title: 'أمينة يوسف', text: 'مستشارة لشركات البر الرئيسي.' },
    };
    const entries = { ...firm.entries, team: { status: 'confirmed', value: [person] } };
    vi.resetModules();
    vi.doMock(FIRM, () => ({ ...firm, entries }));
    expect(await markupOf('/company/team')).toContain('Consultant for mainland companies.');
    expect(await markupOf('/company/team', 'ar')).toContain('مستشارة لشركات البر الرئيسي.');
  });
});
