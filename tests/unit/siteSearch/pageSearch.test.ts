import { describe, expect, it } from 'vitest';
import { loadPages } from '../../../src/features/siteSearch/loadPages.ts';
import { pageSearch } from '../../../src/features/siteSearch/pageSearch.ts';
import { type LanguageCode, languages } from '../../../src/i18n/languages.ts';

const FRAME = { '/quote': 'Get a Quote', '/saved': 'Saved' };

interface Stage {
  readonly search: ReturnType<typeof pageSearch>;
  readonly complete: boolean;
}

const made = new Map<LanguageCode, Promise<Stage[]>>();

/** The index with titles and summaries, then the complete index. */
async function stages(code: LanguageCode): Promise<Stage[]> {
  const found: Stage[] = [];
  await loadPages(code, FRAME, ['en', 'ar'], (pages, complete) =>
    found.push({ search: pageSearch(pages), complete }),
  );
  return found;
}

function stagesOf(code: LanguageCode): Promise<Stage[]> {
  const known = made.get(code) ?? stages(code);
  made.set(code, known);
  return known;
}

async function search(code: LanguageCode, text: string) {
  const complete = (await stagesOf(code)).find(({ complete }) => complete);
  if (!complete) throw new Error('The index was not finished.');
  return complete.search(text);
}

const paths = async (code: LanguageCode, text: string) =>
  (await search(code, text)).hits.map(({ path }) => path);

describe('the search for pages and tools', () => {
  it.each([
    ['en', 'golden visa', '/visa/golden-visa-uae'],
    ['en', 'virtual off', '/workspace/virtual-office-dubai'],
    ['en', 'vat registration', '/accounting/vat-registration-uae'],
    ['en', 'free zone license', '/licensing/free-zone-company-uae'],
    ['en', 'freezone', '/business-guide/free-zone-comparison'],
    ['en', 'ecommerce', '/licensing/ecommerce-license-dubai'],
    ['en', 'investor visas', '/visa/investor-visa-uae'],
    ['en', 'cost calculator', '/calculator'],
    ['en', 'quote', '/quote'],
    ['ar', 'الإقامة الذهبية', '/visa/golden-visa-uae'],
    ['ar', 'اقامه ذهبيه', '/visa/golden-visa-uae'],
    ['en', 'companies house', '/uk'],
    ['en', 'e-residency', '/europe'],
    ['ar', 'بريطانيا', '/uk'],
    ['ar', 'VAT', '/accounting/vat-registration-uae'],
    ['ur', 'گولڈن ویزا', '/visa/golden-visa-uae'],
    ['ur', 'golden visa', '/visa/golden-visa-uae'],
    ['hi', 'गोल्डन वीज़ा', '/visa/golden-visa-uae'],
    ['hi', 'गोल्डन वीजा', '/visa/golden-visa-uae'],
    ['hi', 'audit', '/accounting/audit-services-uae'],
  ] as const)('OF-06 in %s “%s” finds %s among the first three', async (code, text, path) => {
    const { close } = await search(code, text);
    expect(close).toBe(false);
    expect((await paths(code, text)).slice(0, 3)).toContain(path);
  });

  it.each([
    ['تأشيرة', /^\/visa(?:\/|$)/],
    ['البنك', /^\/(?:business-guide\/bank-account-guide|services\/bank-account-opening-uae)$/],
    ['वीज़ा', /^\/visa(?:\/|$)/],
    ['ویزا', /^\/visa(?:\/|$)/],
    ['liquor', /^\/licensing\/restaurant-license-dubai$/],
    ['whatsapp', /^\/company\/contact$/],
    ['phone number', /^\/company\/contact$/],
    ['رقم الهاتف', /^\/company\/contact$/],
    ['فون نمبر', /^\/company\/contact$/],
    ['फ़ोन नंबर', /^\/company\/contact$/],
    ['virtual wallets', /^\/licensing\/it-software-license-dubai$/],
    ['visa', /^\/visa(?:\/|$)/],
  ] as const)('OF-06 “%s” finds %s first in every language of the interface', async (text, path) => {
    for (const { code } of languages) {
      expect([code, (await search(code, text)).close]).toEqual([code, false]);
      expect([code, (await paths(code, text))[0]]).toEqual([code, expect.stringMatching(path)]);
    }
  });

  it.each([
    ['بنك', 'البنك'],
    ['البنك', 'بنك'],
    ['والبنك', 'بنك'],
  ])('OF-06 in Arabic “%s” finds all that “%s” finds', async (text, other) => {
    expect((await paths('ar', text)).toSorted()).toEqual((await paths('ar', other)).toSorted());
  });

  it.each([
    ['رجسٹرڈ پتا', 'رجسٹرڈ پتہ'],
    ['پتا', 'پتہ'],
  ])('OF-06 in Urdu “%s” finds all that “%s” finds', async (text, other) => {
    const found = await paths('ur', text);
    expect(found).not.toEqual([]);
    expect(found.toSorted()).toEqual((await paths('ur', other)).toSorted());
  });

  it.each([
    ['en', 'Packages', '/packages'],
    ['en', 'Dubai', '/emirates/dubai'],
    ['en', 'golden visa', '/visa/golden-visa-uae'],
    ['hi', 'Packages', '/packages'],
  ] as const)('OF-06 in %s the exact title “%s” is first: %s', async (code, text, path) => {
    expect((await paths(code, text))[0]).toBe(path);
  });

  it('OF-06 a tool is before a page about the same subject', async () => {
    const found = await paths('en', 'checklist');
    expect(found[0]).toBe('/checklist');
    expect((await search('en', 'checklist')).hits[0]?.tool).toBe(true);
  });

  it.each([
    ['en', 'golden vsia', '/visa/golden-visa-uae'],
    ['en', 'acounting pakages', '/accounting/packages'],
    ['en', 'how much would a golden visa cost me please', '/visa/golden-visa-uae'],
    ['ar', 'الاقامة الذهيبة', '/visa/golden-visa-uae'],
  ] as const)('OF-06 in %s “%s” finds similar words and is marked as close', async (code, text, path) => {
    expect((await search(code, text)).close).toBe(true);
    expect(await paths(code, text)).toContain(path);
  });

  it.each(['qzqzqzqz', '?!', ''])('OF-06 “%s” finds nothing', async (text) => {
    expect((await search('en', text)).hits).toEqual([]);
  });
});

describe('the line below the title', () => {
  const lineOf = async (code: LanguageCode, text: string, path: string) =>
    (await search(code, text)).hits.find((hit) => hit.path === path)?.line;

  it('OF-06 is the summary when the title contains all words', async () => {
    const line = await lineOf('en', 'bookkeeping', '/accounting/bookkeeping-uae');
    expect(line?.part).toBeUndefined();
  });

  it('OF-06 is a heading or question with the id of its section', async () => {
    const line = await lineOf('en', 'golden visa', '/visa/investor-visa-dubai');
    expect(line?.text.toLowerCase()).toContain('golden visa');
    expect(line?.part).toMatch(/^part-\d+$/);
  });

  it('OF-06 is the English title, marked as English, on a page in another language', async () => {
    expect(await lineOf('ur', 'golden visa', '/visa/golden-visa-uae')).toEqual({
      text: 'Golden visa',
      language: 'en',
    });
  });
});

describe('an index that is being loaded', () => {
  it.each(['en', 'ar', 'ur', 'hi'] as const)(
    'OF-06 in %s searches titles before bodies are loaded',
    async (code) => {
      const [first, last] = await stagesOf(code);
      expect([first?.complete, last?.complete]).toEqual([false, true]);
      expect(first?.search('golden visa').hits[0]?.path).toBe('/visa/golden-visa-uae');
    },
  );
});
