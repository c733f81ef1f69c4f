import type { Fact, IsoDay } from '../../src/content/facts/fact.ts';
import { staleFacts } from './staleFacts.ts';
import { facts as known, isFactId } from '../../src/content/facts/facts.ts';
import { type OpenPoint, openSamples } from '../../src/content/openSamples.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Required settings; contact details are samples of `firm.yaml`. */
const REQUIRED: Readonly<Record<string, string>> = {
  VITE_SITE_URL: 'public address of the site; without it canonical links name a sample domain',
};

/** Settings that may be empty, but must be set. */
const DECIDED: Readonly<Record<string, string>> = {
  VITE_CONTENT_API: 'address of WordPress; empty: the articles of the repository',
  VITE_LEADS_ENDPOINT: 'where forms are posted to; empty: visitors send requests themselves',
  VITE_VITALS_ENDPOINT: 'where loading times are measured; empty: nowhere',
  VITE_IMAGE_ORIGINS: 'further hosts of pictures; empty: none',
  CONTENT_HOOK_SECRET: 'what WordPress signs its messages with; empty: the site only polls',
};

const NOT_PUBLIC = /(?:\.example|\.invalid|\.test|\.localhost|\/\/localhost|\/\/127\.)/;

function openSettings(environment: Environment): readonly OpenPoint[] {
  const unset = Object.entries(REQUIRED).flatMap(([id, what]): readonly OpenPoint[] => {
    const value = environment[id];
    if (!value) return [{ kind: 'setting', id, why: `not set: ${what}` }];
    return NOT_PUBLIC.test(value) ? [{ kind: 'setting', id, why: `${value} is no public address` }] : [];
  });
  const undecided = Object.entries(DECIDED).flatMap(([id, what]): readonly OpenPoint[] =>
    environment[id] === undefined ? [{ kind: 'setting', id, why: `not decided: ${what}` }] : [],
  );
  return [...unset, ...undecided];
}

export interface LaunchState {
  readonly firm: unknown;
  readonly facts: Readonly<Record<string, Fact>>;
  readonly environment: Environment;
  readonly today: IsoDay;
}

interface UnopenedSource {
  readonly id: string;
  readonly why: 'no address' | 'home page';
}

const isOurPrice = (id: string): boolean => isFactId(id) && known[id].source === known['spc-package'].source;

const HOME_PAGE = /^\/(?:(?:en|eng|ar)\/?)?(?:index\.html|home\/?)?$/;

/** Returns the facts whose source has no page (PG-04), except the firm's prices. */
export function unopenedSources(facts: Readonly<Record<string, Fact>>): readonly UnopenedSource[] {
  return Object.entries(facts).flatMap(([id, { url }]): readonly UnopenedSource[] => {
    if (url === undefined) return isOurPrice(id) ? [] : [{ id, why: 'no address' }];
    const { pathname, search } = new URL(url);
    return search === '' && HOME_PAGE.test(pathname) ? [{ id, why: 'home page' }] : [];
  });
}

function openSources(facts: LaunchState['facts']): readonly OpenPoint[] {
  return unopenedSources(facts).map(({ id, why }): OpenPoint => {
    const reason =
      why === 'no address' ? 'its source has no address' : 'its address is only a home page of the source';
    return { kind: 'source', id, why: reason };
  });
}

/** Returns all open points: samples, settings, overdue facts, and sources without a page. */
export function openPoints({ firm, facts, environment, today }: LaunchState): readonly OpenPoint[] {
  const overdue = staleFacts(facts, today).map(({ id, why }): OpenPoint => {
    const reason = why === 'ended' ? 'the rule has ended' : 'not checked for twelve months';
    return { kind: 'fact', id, why: reason };
  });
  return [...openSamples(firm, environment), ...openSettings(environment), ...overdue, ...openSources(facts)];
}
