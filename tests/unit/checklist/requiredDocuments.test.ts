import { describe, expect, it } from 'vitest';
import { documents, ORIGINS, OWNERS, PLACES } from '../../../src/content/checklist/documents.ts';
import { sectionsOf, type Setup, setupModel, USUAL } from '../../../src/tools/checklist/requiredDocuments.ts';
import { chainOf, formOf, translationOf } from '../../../src/tools/checklist/stamps.ts';

const idsOf = (setup: Setup): string[] =>
  sectionsOf(setup).flatMap(({ documents }) => documents.map(({ id }) => id));
const everySetup = PLACES.flatMap((place) =>
  OWNERS.flatMap((owners) => ORIGINS.map((origin) => ({ place, owners, origin }))),
);

describe('the documents of a set-up', () => {
  it('PG-02 include passport and lease of a person on the mainland, without documents of a parent company', () => {
    const ids = idsOf({ place: 'mainland', owners: 'person', origin: 'apostille' });
    expect(ids).toEqual(expect.arrayContaining(['passport', 'noObjection', 'lease', 'beneficial']));
    expect(ids).not.toContain('resolution');
    expect(ids).not.toContain('zoneLease');
  });

  it('PG-02 include all documents of an owner company, without a letter of an employer', () => {
    const ids = idsOf({ place: 'freeZone', owners: 'company', origin: 'legalise' });
    expect(ids).toEqual(
      expect.arrayContaining(['passport', 'incorporation', 'standing', 'resolution', 'zoneLease']),
    );
    expect(ids).not.toContain('noObjection');
  });

  it('PG-02 of persons and companies together are those of both', () => {
    for (const place of PLACES) {
      const ids = (owners: Setup['owners']) => idsOf({ place, owners, origin: 'apostille' });
      expect(new Set(ids('both'))).toEqual(new Set([...ids('person'), ...ids('company')]));
    }
  });

  it('PG-02 include local documents only at their place', () => {
    const placesOf = (id: string) =>
      PLACES.filter((place) => idsOf({ place, owners: 'both', origin: 'apostille' }).includes(id));
    expect(placesOf('personalCode')).toEqual(['uk']);
    expect(placesOf('digitalCard')).toEqual(['estonia']);
    expect(placesOf('agentForms')).toEqual(['offshore']);
    expect(documents.filter(({ id }) => placesOf(id).length === 0)).toEqual([]);
  });
});

describe('the form of a document', () => {
  const resolution = { nature: 'signed' } as const;
  const extract = { nature: 'public' } as const;

  it.each([
    ['mainland', 'apostille', 'chain', 'notaryChain', 'arabic'],
    ['freeZone', 'legalise', 'chain', 'notaryChain', 'arabicMaybe'],
    ['offshore', 'uae', 'issued', 'notary', 'arabicMaybe'],
    ['uk', 'legalise', 'certified', 'signed', 'english'],
    ['estonia', 'uae', 'chain', 'notaryChain', 'estonian'],
  ] as const)(
    'PG-02 in %s with documents from %s is %s for an extract and %s for a resolution, translated to %s',
    (place, origin, ofExtract, ofResolution, into) => {
      const setup = { place, origin, owners: 'company' } as const;
      expect(formOf(extract, setup)).toBe(ofExtract);
      expect(formOf(resolution, setup)).toBe(ofResolution);
      expect(translationOf(extract, setup)).toBe(into);
    },
  );

  it('PG-02 is an untranslated scan for a passport', () => {
    for (const setup of everySetup) {
      expect(formOf({ nature: 'scan' }, setup)).toBe('scan');
      expect(translationOf({ nature: 'scan' }, setup)).toBeUndefined();
    }
  });

  it('PG-02 requires legalisation in the UAE in addition to an apostille', () => {
    const { steps, note } = chainOf({ place: 'mainland', owners: 'company', origin: 'apostille' });
    expect(steps).toEqual(['notary', 'ministryApostille', 'uaeMission', 'uaeMinistry', 'translator']);
    expect(note).toBe('uae');
  });

  it('PG-02 from the UAE to Estonia requires legalisation by ministry and embassy', () => {
    const { steps } = chainOf({ place: 'estonia', owners: 'company', origin: 'uae' });
    expect(steps).toEqual(['notary', 'uaeMinistry', 'estonianMission', 'swornTranslator']);
  });
});

describe('the set-up in an address', () => {
  it('PG-02 is the same after writing and parsing', () => {
    for (const setup of everySetup) expect(setupModel.parse(setupModel.write(setup))).toEqual(setup);
  });

  it('PG-02 gets defaults for unknown values', () => {
    expect(setupModel.parse(new URLSearchParams('in=atlantis&by=company'))).toEqual({
      ...USUAL,
      owners: 'company',
    });
    expect(setupModel.speaks(new URLSearchParams('in=atlantis&utm_source=x'))).toBe(false);
  });
});
