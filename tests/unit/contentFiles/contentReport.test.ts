import { expect, it } from 'vitest';
import { contentReport } from '../../../scripts/content/contentReport.ts';
import { unopenedAddresses } from '../../../scripts/content/unopenedAddresses.ts';
import { sampleFact as fact } from '../../support/sampleFact.ts';

it('PG-01 PG-04 the report lists mistakes, facts to check and pages without a language', () => {
  const { url: _, ...withoutAddress } = fact();
  const lines = contentReport({
    pages: [
      {
        file: 'src/content/pages/en/faq.yaml',
        mistakes: [{ line: 3, field: 'lead', message: 'is missing' }],
      },
      { file: 'src/content/pages/ar/legal.yaml', mistakes: [] },
    ],
    facts: {
      good: fact(),
      unsourced: withoutAddress,
      home: fact({ url: 'https://authority.example/en/' }),
      old: fact({ checkedOn: '2025-11-01' }),
    },
    today: '2026-11-30',
  });
  const under = (title: string) => {
    const start = lines.findIndex((line) => line.startsWith(title)) + 1;
    const end = lines.findIndex((line, index) => index >= start && !line.startsWith('  '));
    return lines.slice(start, end === -1 ? undefined : end).map((line) => line.trim());
  };
  expect(under('Facts whose source has no address')).toEqual(['unsourced']);
  expect(under('Facts whose address is a home page')).toEqual(['home']);
  expect(under('Overdue checks of facts')).toEqual(['old: unchecked']);
  expect(under('Mistakes in 2 pages')).toEqual(['src/content/pages/en/faq.yaml:3: lead: is missing']);
  expect(under('Pages without English')).not.toContain('/faq');
  expect(under('Pages without English')).toContain('/legal');
  expect(under('Pages without العربية')).toContain('/faq');
});

it('PG-04 the online check lists addresses that do not open, with their facts', async () => {
  const statuses = new Map([
    ['https://authority.example/fees', 200],
    ['https://authority.example/moved', 404],
    ['https://authority.example/for-browsers', 403],
  ]);
  const get = async (url: string) => {
    const status = statuses.get(url);
    if (status === undefined) throw new TypeError('fetch failed');
    return new Response('', { status });
  };
  const { url: _, ...withoutAddress } = fact();
  const facts = {
    good: fact(),
    first: fact({ url: 'https://authority.example/moved' }),
    second: fact({ url: 'https://authority.example/moved' }),
    refused: fact({ url: 'https://authority.example/for-browsers' }),
    down: fact({ url: 'https://down.example/' }),
    unsourced: withoutAddress,
  };
  expect(await unopenedAddresses(facts, get)).toEqual([
    'https://authority.example/moved: 404 (first, second)',
    'https://down.example/: TypeError (down)',
  ]);
});
