import { describe, expect, it } from 'vitest';
import { openSamples, samplesIn } from '../../../src/content/openSamples.ts';
import { openPoints } from '../../../scripts/launch/openPoints.ts';
import * as firm from '../../../src/content/firm.ts';
import type { Fact } from '../../../src/content/facts/fact.ts';
import { sampleFact } from '../../support/sampleFact.ts';

type State = Parameters<typeof openPoints>[0];

const fact = (checkedOn: Fact['checkedOn'], more: Partial<Fact> = {}) => sampleFact({ checkedOn, ...more });
const { url: _, ...unsourced } = fact('2026-11-01');
const at = (path: string) => fact('2026-11-01', { url: `https://authority.example${path}` });

const environment = {
  VITE_SITE_URL: 'https://firm.com',
  VITE_CONTENT_API: '',
  VITE_LEADS_ENDPOINT: '',
  VITE_VITALS_ENDPOINT: '',
  VITE_IMAGE_ORIGINS: '',
  CONTENT_HOOK_SECRET: '',
};
const sample = (value: unknown) => ({ status: 'sample', value });
const confirmed = { status: 'confirmed', value: '+44 20 7946 0999' };
const sampleOfPhone = { contact: { phone: sample('+44 20 7946 0123') } };
const siteAt = (VITE_SITE_URL: string) => ({ environment: { ...environment, VITE_SITE_URL } });
/** A state without open points. */
const SETTLED: State = {
  firm: { contact: { phone: confirmed } },
  facts: { fee: fact('2026-11-01') },
  environment,
  today: '2026-11-24',
};

describe('the launch check', () => {
  it.each<[string, Partial<State>, readonly string[]]>([
    ['nothing when samples, settings and facts are final', {}, []],
    [
      'every sample by its path',
      {
        firm: { reviews: sample([]), counters: { setUps: sample('1'), success: confirmed }, label: 'words' },
      },
      ['reviews', 'counters.setUps'],
    ],
    ['a contact detail that is a sample', { firm: sampleOfPhone }, ['contact.phone']],
    [
      'no contact detail with a setting',
      { firm: sampleOfPhone, environment: { ...environment, VITE_PHONE: '+971 4 000 0000' } },
      [],
    ],
    ['a missing address', siteAt(''), ['VITE_SITE_URL']],
    ['a sample address', siteAt('https://marsa.example'), ['VITE_SITE_URL']],
    ['an address of this machine', siteAt('http://localhost:4173'), ['VITE_SITE_URL']],
    [
      'each undefined setting',
      { environment: { VITE_SITE_URL: 'https://firm.com' } },
      Object.keys(environment).slice(1),
    ],
    ['rules that have ended', { facts: { ended: fact('2026-01-01', { validTo: '2026-11-23' }) } }, ['ended']],
    [
      'facts that were not checked for a year',
      { facts: { fresh: fact('2025-11-24'), old: fact('2025-11-23') } },
      ['old'],
    ],
    [
      'facts whose source has no address, but not the firm’s own prices',
      { facts: { unsourced, 'shams-package': unsourced } },
      ['unsourced'],
    ],
    [
      'facts whose address is only the home page of the source',
      { facts: { home: at(''), homeInEnglish: at('/en/'), page: at('/en/fees') } },
      ['home', 'homeInEnglish'],
    ],
  ])('PG-04 lists %s', (_title, state, ids) => {
    expect(openPoints({ ...SETTLED, ...state }).map(({ id }) => id)).toEqual(ids);
  });

  it('PG-04 finds samples until every statement of the firm is confirmed', () => {
    const found = samplesIn(firm).map((path) => path.split('.')[0]);
    const all = Object.entries(firm).flatMap(([name, value]) => (typeof value === 'object' ? [name] : []));
    expect(new Set(found)).toEqual(new Set(all));
    const settled: unknown = JSON.parse(JSON.stringify(firm).replaceAll('"sample"', '"confirmed"'));
    expect(openSamples({ ...Object(settled), partners: firm.partners }, {})).toHaveLength(1);
    expect(openSamples(settled, {})).toEqual([]);
  });
});
