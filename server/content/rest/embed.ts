import { entriesOf, type Query } from '../query/phpQuery.ts';
import type { JsonObject, Link, Links } from '../resources/resource.ts';

/** Gives the data behind the address of a link, in its short form; an error's body when it fails. */
export type Resolve = (address: string) => unknown;

/**
 * Which links to embed, from `_embed`: all of them for an empty value, `true` or `1`, else those of the
 * relations named.
 * @returns undefined when nothing is to be embedded
 */
export function readEmbed(query: Query): ((relation: string) => boolean) | undefined {
  const sent = query.get('_embed');
  if (sent === undefined) {
    return undefined;
  }
  if (sent.kind === 'text' && ['', '0', '1', 'true'].includes(sent.text)) {
    return () => true;
  }
  const relations = entriesOf(sent) ?? [];
  return relations.length === 0 ? () => true : (relation) => relations.includes(relation);
}

/**
 * An item with `_embedded` beside its `_links`. Without links, or with none worth embedding, the item stays
 * as it is: so embeds vanish when `_fields` leaves `_links` out.
 */
export function withEmbeds(
  item: JsonObject,
  wanted: (relation: string) => boolean,
  resolve: Resolve,
): JsonObject {
  const links = item['_links'];
  if (!isLinks(links)) {
    return item;
  }
  const embedded = Object.entries(links)
    .filter(([relation]) => wanted(relation))
    .map(([relation, targets]) => [relation, targets.map((link) => embed(link, resolve))] as const)
    .filter(([, found]) => found.some((data) => !isEmpty(data)));
  return embedded.length === 0 ? item : { ...item, _embedded: Object.fromEntries(embedded) };
}

function embed({ embeddable, href }: Link, resolve: Resolve): unknown {
  // An empty place keeps the order of the others.
  return embeddable === true ? resolve(href) : [];
}

function isEmpty(data: unknown): boolean {
  return Array.isArray(data) && data.length === 0;
}

function isLinks(links: unknown): links is Links {
  return (
    typeof links === 'object' &&
    links !== null &&
    Object.values(links).every((list) => Array.isArray(list) && list.every((link) => isLink(link)))
  );
}

function isLink(link: unknown): link is Link {
  return typeof link === 'object' && link !== null && 'href' in link && typeof link.href === 'string';
}
