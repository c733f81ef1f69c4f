import type { Article } from '../library/library.ts';
import type { Shape } from './parameters.ts';

/** Limits the list; the site requests at most fourteen fields. */
const MAX_FIELDS = 50;

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function pick(data: object, paths: readonly string[]): object {
  const kept = Object.entries(data).flatMap(([name, value]: [string, unknown]) => {
    if (paths.includes(name)) return [[name, value]];
    const inner = paths.flatMap((path) => (path.startsWith(`${name}.`) ? [path.slice(name.length + 1)] : []));
    return inner.length > 0 && isObject(value) ? [[name, pick(value, inner)]] : [];
  });
  return Object.fromEntries(kept);
}

/** Returns the fields that `_fields` names (`id,title.rendered`), or all without it. */
export function withFields(data: object, { _fields: fields }: Shape): object {
  return fields.length === 0 ? data : pick(data, fields.slice(0, MAX_FIELDS));
}

/**
 * Returns a post with the requested fields, and embeds in `_embedded`. As in WordPress, `_fields` without the link of
 * an embed (`_links.author`) omits that embed.
 */
export function shapePost({ post, embeds }: Article, asked: Shape): object {
  const shown = withFields(post, asked);
  const links = '_links' in shown && isObject(shown._links) ? Object.keys(shown._links) : [];
  const named = asked._embed?.split(',') ?? [];
  const isAll = ['', '1', 'true'].includes(asked._embed ?? 'none');
  const embedded = Object.entries(embeds).filter(
    ([relation]) => links.includes(relation) && (isAll || named.includes(relation)),
  );
  return embedded.length === 0 ? shown : { ...shown, _embedded: Object.fromEntries(embedded) };
}
