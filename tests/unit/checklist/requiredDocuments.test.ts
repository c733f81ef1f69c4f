import { describe, expect, it } from 'vitest';
import { documents, ORIGINS, OWNERS, PLACES } from '../../../src/content/checklist/documents.ts';
import {
  sectionsOf,
  type Setup,
  setupFromUrl,
  setupToUrl,
  USUAL,
} from '../../../src/features/checklist/requiredDocuments.ts';
import { chainOf, formOf, translationOf } from '../../../src/features/checklist/stamps.ts';

const idsOf = (setup: Setup): string[] =>
  sectionsOf(setup).flatMap(({ documents }) => documents.map(({ id }) => id));
const everySetup = PLACES.flatMap((place) =>
  OWNERS.flatMap((owners) => ORIGINS.map((origin) => ({ place, owners, origin }))),
);

describe('which documents a set-up asks for', () => {
  it('PG-02 a person who founds on the mainland: passport and Ejari lease, nothing of a parent company', () => {
    const ids = idsOf({ place: 'mainland', owners: 'person', origin: 'apostille' });
    expect(ids).toEqual(expect.arrayContaining(['passport', 'noObjection', 'lease', 'beneficial']));
    expect(ids).not.toContain('resolution');
    expect(ids).not.toContain('zoneLease');
  });

  it('PG-02 a company as owner: its whole set, and no letter of an employer', () => {
    const ids = idsOf({ place: 'freeZone', owners: 'company', origin: 'legalise' });
    expect(ids).toEqual(
      expect.arrayContaining(['passport', 'incorporation', 'standing', 'resolution', 'zoneLease']),
    );
    expect(ids).not.toContain('noObjection');
  });

  it('PG-02 persons and companies together: all of both', () => {
    for (const place of PLACES) {
      const ids = (owners: Setup['owners']) => idsOf({ place, owners, origin: 'apostille' });
      expect(new Set(ids('both'))).toEqual(new Set([...ids('person'), ...ids('company')]));
    }
  });

  it('PG-02 what only one place knows stands there alone', () => {
    const placesOf = (id: string) =>
      PLACES.filter((place) => idsOf({ place, owners: 'both', origin: 'apostille' }).includes(id));
    expect(placesOf('personalCode')).toEqual(['uk']);
    expect(placesOf('digitalCard')).toEqual(['estonia']);
    expect(placesOf('agentForms')).toEqual(['offshore']);
    expect(documents.filter(({ id }) => placesOf(id).length === 0)).toEqual([]);
  });
});

describe('in which form', () => {
  const resolution = { nature: 'signed' } as const;
  const extract = { nature: 'public' } as const;

  it.each([
    ['mainland', 'apostille', 'chain', 'notaryChain', 'arabic'],
    ['freeZone', 'legalise', 'chain', 'notaryChain', 'arabicMaybe'],
    ['offshore', 'uae', 'issued', 'notary', 'arabicMaybe'],
    ['uk', 'legalise', 'certified', 'signed', 'english'],
    ['estonia', 'uae', 'chain', 'notaryChain', 'estonian'],
  ] as const)(
    'PG-02 %s, papers from %s: extract %s, resolution %s, into %s',
    (place, origin, ofExtract, ofResolution, into) => {
      const setup = { place, origin, owners: 'company' } as const;
      expect(formOf(extract, setup)).toBe(ofExtract);
      expect(formOf(resolution, setup)).toBe(ofResolution);
      expect(translationOf(extract, setup)).toBe(into);
    },
  );

  it('PG-02 a passport is a scan everywhere, and is not translated', () => {
    for (const setup of everySetup) {
      expect(formOf({ nature: 'scan' }, setup)).toBe('scan');
      expect(translationOf({ nature: 'scan' }, setup)).toBeUndefined();
    }
  });

  it('PG-02 no apostille is taken for enough in the UAE', () => {
    const { steps, note } = chainOf({ place: 'mainland', owners: 'company', origin: 'apostille' });
    expect(steps).toEqual(['notary', 'ministryApostille', 'uaeMission', 'uaeMinistry', 'translator']);
    expect(note).toBe('uae');
  });

  it('PG-02 the UAE issues none either: its papers go to Estonia by way of ministry and embassy', () => {
    const { steps } = chainOf({ place: 'estonia', owners: 'company', origin: 'uae' });
    expect(steps).toEqual(['notary', 'uaeMinistry', 'estonianMission', 'swornTranslator']);
  });
});

describe('the set-up in an address', () => {
  it('PG-02 is read back as it was written', () => {
    for (const setup of everySetup)
      expect(setupFromUrl(new URLSearchParams(setupToUrl(setup)))).toEqual(setup);
  });

  it('PG-02 what is unknown falls back; an address without choices has none', () => {
    expect(setupFromUrl(new URLSearchParams('in=atlantis&by=company'))).toEqual({
      ...USUAL,
      owners: 'company',
    });
    expect(setupFromUrl(new URLSearchParams('in=atlantis&utm_source=x'))).toBeUndefined();
  });
});
