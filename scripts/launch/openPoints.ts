import type { Fact, IsoDay } from '../../src/content/facts/fact.ts';
import { staleFacts } from './staleFacts.ts';
import { unopenedSources } from './unopenedSources.ts';
import { type OpenPoint, openSamples } from '../../src/content/openSamples.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings without which the site is not the firm's own; the contact details are samples of `firm.ts`. */
const REQUIRED: Readonly<Record<string, string>> = {
  VITE_SITE_URL: 'public address of the site; without it canonical links name a sample domain',
};

/** Settings that may stay empty: named and empty means decided against. */
const DECIDED: Readonly<Record<string, string>> = {
  VITE_CONTENT_API: 'address of WordPress; empty: the articles of the repository',
  VITE_LEADS_ENDPOINT: 'where forms are posted to; empty: visitors send requests themselves',
  VITE_VITALS_ENDPOINT: 'where loading times are measured; empty: nowhere',
  VITE_IMAGE_ORIGINS: 'further hosts of pictures; empty: none',
  CONTENT_HOOK_SECRET: 'what WordPress signs its messages with; empty: the site only polls',
};

/** An address that no visitor can reach: reserved names, and the machine itself. */
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

/** What the launch check looks at. */
export interface LaunchState {
  /** The module `src/content/firm.ts`. */
  readonly firm: unknown;
  readonly facts: Readonly<Record<string, Fact>>;
  /** The environment with the `.env` files of the project below it. */
  readonly environment: Environment;
  readonly today: IsoDay;
}

function openSources(facts: LaunchState['facts']): readonly OpenPoint[] {
  return unopenedSources(facts).map(({ id, why }): OpenPoint => {
    const reason =
      why === 'no address' ? 'its source has no address' : 'its address is only a home page of the source';
    return { kind: 'source', id, why: reason };
  });
}

/**
 * Everything that is open: samples, then settings, then facts that are overdue, then those whose source does not open;
 * empty when the site may go live.
 */
export function openPoints({ firm, facts, environment, today }: LaunchState): readonly OpenPoint[] {
  const overdue = staleFacts(facts, today).map(({ id, why }): OpenPoint => {
    const reason = why === 'ended' ? 'the rule has ended' : 'not checked for twelve months';
    return { kind: 'fact', id, why: reason };
  });
  return [...openSamples(firm, environment), ...openSettings(environment), ...overdue, ...openSources(facts)];
}
