import { entriesOf, type Query } from '../query/phpQuery.ts';
import type { JsonObject } from '../resources/resource.ts';

/** The requested fields: `true` for a complete field, otherwise its requested parts. A Map, because clients choose the names. */
type Wanted = Map<string, true | Wanted>;

/** What `_fields` asks for. */
export interface Fields {
  readonly keep: (data: JsonObject) => unknown;
  /** Whether a field, or a part of it, was named. */
  readonly names: (field: string) => boolean;
}

/**
 * Reads `_fields` (`id,title.rendered` or `_fields[]=id`).
 * @returns undefined when nothing is to be left out
 */
export function readFields(query: Query): Fields | undefined {
  const sent = query.get('_fields');
  const asked = (sent && entriesOf(sent)) ?? [];
  if (asked.length === 0) {
    return undefined;
  }
  const wanted = toWanted(asked);
  return {
    keep: (data) => pick(data, wanted),
    names: (field) => asked.some((name) => name === field || name.startsWith(`${field}.`)),
  };
}

function toWanted(asked: readonly string[]): Wanted {
  const wanted: Wanted = new Map();
  for (const name of asked) {
    const parts = name.split('.');
    const last = parts.pop() ?? '';
    let level = wanted;
    for (const part of parts) {
      const next: true | Wanted = level.get(part) ?? new Map();
      if (next === true) {
        // `title,title.rendered`: WordPress stops here and forgets the fields after it as well.
        return wanted;
      }
      level.set(part, next);
      level = next;
    }
    level.set(last, true);
  }
  return wanted;
}

/** What is left of an object. PHP knows no empty object: nothing left is `[]`. */
function pick(data: object, wanted: Wanted): unknown {
  const kept = Object.entries(data).flatMap(([name, value]): [string, unknown][] => {
    const part = wanted.get(name);
    if (part === undefined) {
      return [];
    }
    return [[name, part === true || !isObject(value) ? value : pick(value, part)]];
  });
  return kept.length === 0 || Array.isArray(data) ? kept.map(([, value]) => value) : Object.fromEntries(kept);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
