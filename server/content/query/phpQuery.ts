/** `list` for `name[]=…`, `map` for any other brackets: the service accepts lists only. */
export type QueryValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly list: readonly string[] }
  | { readonly kind: 'map' };

/** Parameters in the order in which they were first sent. */
export type Query = ReadonlyMap<string, QueryValue>;

const BRACKETS = /^([^[]+)\[([^\]]*)\]/;

/**
 * Reads a query string as PHP would: a repeated name keeps its last value, `name[]` and `name[0]`
 * collect a list, `+` is a space (so a time zone's plus must be sent as `%2B`).
 */
export function parsePhpQuery(search: string): Query {
  const query = new Map<string, QueryValue>();
  for (const [key, text] of new URLSearchParams(search)) {
    const brackets = BRACKETS.exec(key);
    const name = brackets?.[1];
    if (name === undefined) {
      query.set(key, { kind: 'text', text });
      continue;
    }
    const before = query.get(name);
    if (!/^\d*$/.test(brackets?.[2] ?? '') || before?.kind === 'map') {
      query.set(name, { kind: 'map' });
    } else {
      query.set(name, { kind: 'list', list: [...(before?.kind === 'list' ? before.list : []), text] });
    }
  }
  return query;
}

/** A comma- or space-separated list, empty entries dropped: WordPress splits all its lists so. */
function splitList(text: string): string[] {
  return text.split(/[\s,]+/).filter((entry) => entry !== '');
}

/** The entries of a parameter that may be sent as `a,b` or as `name[]=a&name[]=b`; undefined for a map. */
export function entriesOf(value: QueryValue): readonly string[] | undefined {
  if (value.kind === 'map') {
    return undefined;
  }
  return value.kind === 'list' ? value.list : splitList(value.text);
}
