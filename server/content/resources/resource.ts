/** A JSON object on its way out. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** One link of WordPress' `_links`; embeddable ones can be resolved with `_embed`. */
export interface Link {
  readonly href: string;
  readonly embeddable?: true;
  readonly [attribute: string]: unknown;
}

/** Links by relation, in WordPress' order. */
export type Links = Readonly<Record<string, readonly Link[]>>;

/** An item of the interface before `_fields` and `_embed` are applied to it. */
export interface Resource {
  readonly fields: JsonObject;
  readonly links: Links;
}

/** How much of an item is shown: `embed` is the short form inside other items. */
export type Context = 'view' | 'embed';

/** Explains the prefix `wp:` of relations; closes every list of links that uses it. */
export const curies: readonly Link[] = [{ name: 'wp', href: 'https://api.w.org/{rel}', templated: true }];

/** The fields of an item in one context: those named in `embedded` also appear in the short form. */
export function inContext(fields: JsonObject, context: Context, embedded: readonly string[]): JsonObject {
  return context === 'view'
    ? fields
    : Object.fromEntries(Object.entries(fields).filter(([name]) => embedded.includes(name)));
}
