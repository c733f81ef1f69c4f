import type { Library } from '../library/library.ts';
import { parsePhpQuery, type Query } from '../query/phpQuery.ts';
import type { Resource } from '../resources/resource.ts';
import type { Site } from '../resources/site.ts';
import { pageHeaders, type Answer } from './answer.ts';
import { readEmbed, withEmbeds, type Resolve } from './embed.ts';
import { readFields, type Fields } from './fields.ts';
import { noRoute, RestError } from './RestError.ts';
import { findRoute } from './findRoute.ts';

/** What the service knows for the whole of one request. */
export interface World {
  readonly library: Library;
  readonly site: Site;
}

/** A finished answer: data for JSON, and headers that depend on what was asked. */
export interface Finished {
  readonly data: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Answers a GET below `/wp-json`.
 * @param path what follows `/wp-json`, for example `/wp/v2/posts`
 * @throws RestError as WordPress would refuse it
 */
export function dispatch(path: string, query: Query, world: World): Finished {
  const found = findRoute(path);
  if (found === undefined) {
    throw noRoute();
  }
  const answer = found.route.get({ ...world, query, id: found.id });
  return { data: shape(answer, query, world), headers: { ...headersOf(answer, query), Allow: 'GET' } };
}

function headersOf(answer: Answer, query: Query): Record<string, string> {
  if (answer.kind === 'many') {
    return pageHeaders(answer.page, answer.collection, query);
  }
  return answer.kind === 'one' && answer.alternate !== undefined
    ? { Link: `<${answer.alternate}>; rel="alternate"; type=text/html` }
    : {};
}

function shape(answer: Answer, query: Query, world: World): unknown {
  if (answer.kind === 'plain') {
    return answer.data;
  }
  const fields = readFields(query);
  const wanted = readEmbed(query);
  const resolve = resolver(world);
  const finish = (item: unknown): unknown =>
    wanted && isObject(item) ? withEmbeds(item, wanted, resolve) : item;
  return answer.kind === 'one'
    ? finish(single(answer.resource, fields, wanted !== undefined))
    : answer.page.items.map((resource) => finish(listed(resource, fields)));
}

/** An item of a collection: the links are a field like the others, and can be left out. */
function listed({ fields, links }: Resource, wanted: Fields | undefined): unknown {
  const whole = { ...fields, _links: links };
  return wanted ? wanted.keep(whole) : whole;
}

/** A single item: WordPress adds all the links after leaving out fields, when any of them was asked for. */
function single({ fields, links }: Resource, wanted: Fields | undefined, embeds: boolean): unknown {
  if (wanted === undefined) {
    return { ...fields, _links: links };
  }
  const kept = wanted.keep(fields);
  const withLinks = wanted.names('_links') || (embeds && wanted.names('_embedded'));
  return withLinks ? { ...(isObject(kept) ? kept : {}), _links: links } : kept;
}

/** Embeds are asked from our own routes, each address once for a request. */
function resolver(world: World): Resolve {
  const known = new Map<string, unknown>();
  return (address) => {
    if (!known.has(address)) {
      known.set(address, embedded(address, world));
    }
    return known.get(address);
  };
}

function embedded(address: string, world: World): unknown {
  const { pathname, search } = new URL(address.slice(world.site.origin.length), 'http://self');
  const query = new Map(parsePhpQuery(search)).set('context', { kind: 'text', text: 'embed' });
  try {
    return dispatch(pathname.replace(/^\/wp-json/, ''), query, world).data;
  } catch (error) {
    if (error instanceof RestError) {
      return error.body;
    }
    throw error;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
