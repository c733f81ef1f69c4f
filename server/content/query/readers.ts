import { localMoment } from '../library/siteTime.ts';
import { ParameterProblem, type Read } from './ParameterReader.ts';
import { entriesOf } from './phpQuery.ts';

/** What a list parameter is when it was not sent. */
export const NO_IDS: readonly number[] = [];
export const NO_WORDS: readonly string[] = [];

// What PHP's is_numeric takes for a number, white space at both ends included.
const NUMERIC = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i;

function wrongType(name: string, type: string): ParameterProblem {
  return new ParameterProblem('rest_invalid_type', `${name} is not of type ${type}.`, { param: name });
}

function toInteger(text: string, name: string): number {
  const value = Number(text);
  if (!NUMERIC.test(text) || !Number.isInteger(value)) {
    throw wrongType(name, 'integer');
  }
  return value;
}

/** A whole number, within bounds where they are given. */
export function integer(minimum?: number, maximum?: number): Read<number> {
  return (sent, name) => {
    if (sent.kind !== 'text' || !NUMERIC.test(sent.text)) {
      throw wrongType(name, 'integer');
    }
    const value = Number(sent.text);
    if ((minimum !== undefined && value < minimum) || (maximum !== undefined && value > maximum)) {
      const bounds =
        maximum === undefined
          ? `greater than or equal to ${minimum}`
          : `between ${minimum} (inclusive) and ${maximum} (inclusive)`;
      throw new ParameterProblem('rest_out_of_bounds', `${name} must be ${bounds}`);
    }
    return toInteger(sent.text, name);
  };
}

/** Whole numbers, as `1,2` or `name[]=1&name[]=2`. */
export const integers: Read<readonly number[]> = (sent, name) => {
  const entries = entriesOf(sent);
  if (entries === undefined) {
    throw wrongType(name, 'array');
  }
  return entries.map((entry, index) => toInteger(entry, `${name}[${index}]`));
};

/** Words, as `a,b` or `name[]=a&name[]=b`. */
export const words: Read<readonly string[]> = (sent, name) => {
  const entries = entriesOf(sent);
  if (entries === undefined) {
    throw wrongType(name, 'array');
  }
  return entries;
};

/** Term ids; the object form (`name[terms]=…`) of WordPress is refused, an empty value is ambiguous there. */
export const termIds: Read<readonly number[]> = (sent, name) => {
  const titles = 'Term ID List and Term ID Taxonomy Query';
  if (sent.kind === 'map' || (sent.kind === 'list' && sent.list.some((entry) => !NUMERIC.test(entry)))) {
    throw new ParameterProblem('rest_no_matching_schema', `${name} is not a valid ${titles}.`);
  }
  if (sent.kind === 'text' && sent.text === '') {
    throw new ParameterProblem(
      'rest_one_of_multiple_matches',
      `${name} matches ${titles}, but should match only one.`,
      { positions: [0, 1] },
    );
  }
  try {
    return integers(sent, name);
  } catch (error) {
    const reason = error instanceof ParameterProblem ? error.message : String(error);
    throw new ParameterProblem(
      'rest_no_matching_schema',
      `${name} is not a valid Term ID List. Reason: ${reason}`,
      { position: 0 },
    );
  }
};

/** Text as `sanitize_text_field` leaves it: one line, single spaces, no tags. */
export const plainText: Read<string> = (sent, name) => {
  if (sent.kind !== 'text') {
    throw wrongType(name, 'string');
  }
  return sent.text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/%[0-9a-f]{2}/gi, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
};

/** `true`, `false`, `1` or `0`. */
export const boolean: Read<boolean> = (sent, name) => {
  const text = sent.kind === 'text' ? sent.text.toLowerCase() : '';
  if (!['true', 'false', '1', '0'].includes(text)) {
    throw wrongType(name, 'boolean');
  }
  return text === 'true' || text === '1';
};

/** One of a fixed set of words. */
export function oneOf<const T extends string>(allowed: readonly T[]): Read<T> {
  return (sent, name) => {
    if (sent.kind !== 'text') {
      throw wrongType(name, 'string');
    }
    const found = allowed.find((word) => word === sent.text);
    if (found === undefined) {
      const list = new Intl.ListFormat('en-US', { type: 'conjunction' }).format(allowed);
      throw new ParameterProblem('rest_not_in_enum', `${name} is not one of ${list}.`);
    }
    return found;
  };
}

/**
 * A moment with or without a zone, brought to the site's local time (`2026-11-12T09:00:00`), to the
 * second: WordPress compares local times.
 */
export const dateTime: Read<string> = (sent, name) => {
  if (sent.kind !== 'text') {
    throw wrongType(name, 'string');
  }
  const local = localMoment(sent.text);
  if (local === undefined) {
    throw new ParameterProblem('rest_invalid_date', 'Invalid date.');
  }
  return local;
};

/** Visitors may ask for published posts only. */
export const publishedOnly: Read<'publish'> = (sent) => {
  if ((entriesOf(sent) ?? ['']).some((status) => status.toLowerCase() !== 'publish')) {
    throw new ParameterProblem('rest_forbidden_status', 'Status is forbidden.', { status: 401 });
  }
  return 'publish';
};
