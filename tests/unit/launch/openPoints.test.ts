import { describe, expect, it } from 'vitest';
import { openSamples, samplesIn } from '../../../src/content/openSamples.ts';
import { openPoints } from '../../../scripts/launch/openPoints.ts';
import * as firm from '../../../src/content/firm.ts';
import type { Fact } from '../../../src/content/facts/fact.ts';

const fact = (checkedOn: Fact['checkedOn'], more: Partial<Fact> = {}): Fact => ({
  value: 1,
  unit: 'AED',
  covers: 'A fee',
  source: 'An authority',
  url: 'https://authority.example/fees',
  checkedOn,
  certainty: 'stated',
  ...more,
});

/** Everything settled: each test opens one point. */
const SETTLED = {
  firm: { contact: { phone: { status: 'confirmed', value: '+44 20 7946 0999' } } },
  facts: { fee: fact('2026-11-01') },
  environment: {
    VITE_SITE_URL: 'https://firm.com',
    VITE_CONTENT_API: '',
    VITE_LEADS_ENDPOINT: '',
    VITE_VITALS_ENDPOINT: '',
    VITE_IMAGE_ORIGINS: '',
    CONTENT_HOOK_SECRET: '',
  },
  today: '2026-11-24',
} as const;
const idsOf = (state: Parameters<typeof openPoints>[0]) => openPoints(state).map(({ id }) => id);

describe('the launch check', () => {
  it('PG-04 finds nothing once samples, settings and facts are settled', () => {
    expect(openPoints(SETTLED)).toEqual([]);
  });

  it('PG-04 lists every sample by its path, at any depth, with functions and plain values beside it', () => {
    const some = {
      reviews: { status: 'sample', value: [] },
      counters: { setUps: { status: 'sample', value: '1' }, success: { status: 'confirmed', value: '2' } },
      label: 'words',
    };
    expect(idsOf({ ...SETTLED, firm: some })).toEqual(['reviews', 'counters.setUps']);
  });

  it('PG-04 sees what the firm has to state: counters, reviews, partners, team, cases, milestones, promises, hours, addresses, portal, reviewer', () => {
    const found = samplesIn(firm).map((path) => path.split('.')[0]);
    const all = Object.entries(firm).flatMap(([name, value]) => (typeof value === 'object' ? [name] : []));
    expect(new Set(found)).toEqual(new Set(all));
  });

  it('PG-04 takes a contact detail as settled when its setting replaces the sample', () => {
    const sample = { contact: { phone: { status: 'sample', value: '+44 20 7946 0123' } } };
    expect(idsOf({ ...SETTLED, firm: sample })).toEqual(['contact.phone']);
    const environment = { ...SETTLED.environment, VITE_PHONE: '+971 4 000 0000' };
    expect(idsOf({ ...SETTLED, firm: sample, environment })).toEqual([]);
  });

  it('PG-04 lists samples until every statement of the firm is confirmed: the ribbon of the site depends on it', () => {
    const confirmed: unknown = JSON.parse(JSON.stringify(firm).replaceAll('"sample"', '"confirmed"'));
    expect(openSamples(firm, {}).length).toBeGreaterThan(0);
    expect(openSamples({ ...Object(confirmed), partners: firm.partners }, {})).toHaveLength(1);
    expect(openSamples(confirmed, {})).toEqual([]);
  });

  it('PG-04 lists a missing or sample address, and each setting that nobody has decided on', () => {
    const { VITE_LEADS_ENDPOINT: _, ...undecided } = SETTLED.environment;
    expect(idsOf({ ...SETTLED, environment: undecided })).toEqual(['VITE_LEADS_ENDPOINT']);
    for (const VITE_SITE_URL of ['', 'https://marsa.example', 'http://localhost:4173'])
      expect(idsOf({ ...SETTLED, environment: { ...SETTLED.environment, VITE_SITE_URL } })).toEqual([
        'VITE_SITE_URL',
      ]);
  });

  it('PG-04 lists facts that have ended or were not checked for a year', () => {
    const facts = {
      fresh: fact('2025-11-24'),
      old: fact('2025-11-23'),
      ended: fact('2026-01-01', { validTo: '2026-11-23' }),
    };
    expect(idsOf({ ...SETTLED, facts })).toEqual(['old', 'ended']);
  });

  it('PG-04 lists facts whose source has no address, or only that of a home page, but not the firm’s own prices', () => {
    const { url: _, ...told } = fact('2026-11-01');
    const facts = {
      told,
      'shams-package': told,
      home: fact('2026-11-01', { url: 'https://authority.example' }),
      homeInEnglish: fact('2026-11-01', { url: 'https://authority.example/en/' }),
      page: fact('2026-11-01', { url: 'https://authority.example/en/fees' }),
    };
    expect(openPoints({ ...SETTLED, facts })).toEqual([
      { kind: 'source', id: 'told', why: 'its source has no address' },
      { kind: 'source', id: 'home', why: 'its address is only a home page of the source' },
      { kind: 'source', id: 'homeInEnglish', why: 'its address is only a home page of the source' },
    ]);
  });
});
