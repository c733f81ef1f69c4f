import { describe, expect, it } from 'vitest';
import {
  type Answers,
  fitting,
  KINDS,
  obstacleOf,
  QUESTIONS,
  workspaceModel,
} from '../../../src/tools/workspace/workspaceFit.ts';

const { usual, parse, write, speaks } = workspaceModel;
const best = (part: Partial<Answers>) => fitting({ ...usual, ...part })[0]?.kind;

describe('the suggested workspace', () => {
  it.each<[string, Partial<Answers>, string]>([
    [
      'a founder abroad who needs an address only',
      { licence: 'address', visas: 'none', clients: 'never', budget: 'least' },
      'virtual',
    ],
    ['one person in a free zone with a visa', {}, 'flexi'],
    ['three people on the mainland, visitors now and then', { staff: 'few', licence: 'mainland' }, 'cabin'],
    [
      'a team that receives customers every day and wants no trouble',
      { staff: 'few', clients: 'often', budget: 'comfort', licence: 'mainland' },
      'centre',
    ],
    ['a team that grows', { staff: 'more', visas: 'team', licence: 'mainland', budget: 'comfort' }, 'office'],
    ['a clinic, however small', { licence: 'special', budget: 'least' }, 'office'],
  ])('PG-02 is suggested for %s', (_who, part, kind) => {
    expect(best(part)).toBe(kind);
  });

  it('PG-02 excludes workspaces that the licence does not allow, with the reason', () => {
    expect(KINDS.map((kind) => obstacleOf(kind, { ...usual, licence: 'mainland', visas: 'team' }))).toEqual([
      'noDesk',
      'noLease',
      undefined,
      undefined,
      undefined,
    ]);
    expect(obstacleOf('virtual', { ...usual, licence: 'address' })).toBe('noVisas');
    expect(obstacleOf('cabin', { ...usual, licence: 'special' })).toBe('notApproved');
  });

  const { staff, clients, licence, visas, budget } = QUESTIONS;
  const all = staff.flatMap((s) =>
    clients.flatMap((c) =>
      licence.flatMap((l) =>
        visas.flatMap((v) =>
          budget.map((b): Answers => ({ staff: s, clients: c, licence: l, visas: v, budget: b })),
        ),
      ),
    ),
  );

  it('PG-02 has reasons for all answers', () => {
    const shown = (given: Answers) => fitting(given).slice(0, 2);
    expect(all.filter((given) => shown(given).length === 0)).toEqual([]);
    expect(all.filter((given) => shown(given).some(({ reasons }) => reasons.length === 0))).toEqual([]);
  });

  it('PG-02 has a separate lease for a mainland company, which is the first reason', () => {
    for (const given of all.filter(({ licence: of }) => of === 'mainland'))
      for (const { kind, reasons } of fitting(given))
        expect([given, kind, ['cabin', 'centre', 'office'].includes(kind), reasons[0]]).toEqual([
          given,
          kind,
          true,
          'ejari',
        ]);
  });

  it('PG-02 is a cabin for a mainland company of one person', () => {
    const alone = all.filter(
      (given) => given.licence === 'mainland' && given.staff === 'one' && given.clients !== 'often',
    );
    expect(alone.filter((given) => fitting(given)[0]?.kind !== 'cabin')).toEqual([]);
  });
});

describe('the address of the finder', () => {
  it('PG-02 contains the answers, with defaults for invalid ones', () => {
    const answers: Answers = { ...usual, staff: 'few', licence: 'mainland' };
    const query = write(answers, new URLSearchParams('utm=1'));
    expect([query.toString(), parse(query)]).toEqual(['utm=1&w=few-sometimes-mainland-few-even', answers]);
    expect([speaks(query), write(usual, query).toString()]).toEqual([true, 'utm=1']);
    expect(parse(new URLSearchParams('w=few-x-mainland'))).toEqual(answers);
  });
});
