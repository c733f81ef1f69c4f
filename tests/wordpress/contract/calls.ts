import * as v from 'valibot';
import {
  contentService as siteClient,
  type ContentService as SiteClient,
} from '../../../src/features/blog/api/service.ts';
import type { PostQuery } from '../../../src/features/blog/model.ts';
import { type Answer, ask, askIds, type ContentService, termSchema } from './contentService.ts';

interface Subject {
  readonly slug: string;
  readonly word: string;
  readonly ids: readonly number[];
  readonly category: number;
}

const MISSING = 987_654_321;
const BASE = 'https://x.example';
const SURROUNDINGS = { apiBase: BASE, siteOrigin: '', mediaOrigins: [], defaultAuthor: '', dom: globalThis };

const listOf = (over: Partial<PostQuery> = {}): PostQuery => ({
  page: 1,
  perPage: 9,
  search: '',
  categories: [],
  ...over,
});

const CALLS: Readonly<Record<string, (client: SiteClient, subject: Subject) => Promise<unknown>>> = {
  'a page of posts': (client) => client.posts(listOf({ page: 2 })),
  'a search in categories': (client, { word, category }) =>
    client.posts(listOf({ search: word, categories: [category, MISSING] })),
  'a page past the end': (client) => client.posts(listOf({ page: 1000 })),
  'a search without results': (client) => client.posts(listOf({ page: 2, search: 'qqzzqq' })),
  'a page of editions': (client) => client.editions(listOf({ page: 2 })),
  'a post by its slug': (client, { slug }) => client.post(slug),
  'a missing post': (client) => client.post('not-there'),
  'an edition by its slug': (client, { slug }) => client.edition(slug),
  'posts by their ids': (client, { ids }) => client.postsById(ids),
  'editions by their ids': (client, { ids }) => client.editionsById([...ids, MISSING]),
  'a post by its id': (client, { ids }) => client.isGone(ids[0] ?? 0),
  'a withdrawn post': (client) => client.isGone(MISSING),
  'an empty page': (client) => client.isEmpty(listOf({ page: 3 })),
  categories: (client) => client.categories(),
};

/** Calls of the server and of the offline notice. */
const OTHER_CALLS: Readonly<Record<string, string>> = {
  'the latest change': 'posts?orderby=modified&per_page=1&_fields=id%2Cmodified_gmt',
  'a probe': 'categories?per_page=1&_fields=id',
};

export const CALL_NAMES = [...Object.keys(CALLS), ...Object.keys(OTHER_CALLS)];

async function subjectOf(service: ContentService): Promise<Subject> {
  const { body } = await ask(service, 'categories?per_page=100');
  const categories = v.parse(v.array(termSchema), body);
  const lists = await Promise.all(
    categories.map(async ({ id }) => ({
      id,
      found: await askIds(service, `categories=${id}&search=${service.facts.searchWord}`),
    })),
  );
  return {
    slug: service.facts.plainSlug,
    word: service.facts.searchWord,
    ids: await askIds(service, 'per_page=9'),
    category: lists.find(({ found }) => found.length > 0)?.id ?? 0,
  };
}

/** Sends the requests of a call with the site's client, and returns the responses. */
export async function answersTo(service: ContentService, name: string): Promise<readonly Answer[]> {
  const call = CALLS[name];
  if (!call) return [await ask(service, OTHER_CALLS[name] ?? '')];
  const subject = await subjectOf(service);
  const addresses: string[] = [];
  const client = siteClient(SURROUNDINGS, async (url) => {
    addresses.push(url.slice(BASE.length + 1));
    return { data: [], headers: new Headers() };
  });
  await call(client, subject);
  return Promise.all(addresses.map((address) => ask(service, address)));
}
