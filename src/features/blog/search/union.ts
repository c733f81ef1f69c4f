import type { StoredPage } from '../db/read.ts';
import type { PostRow } from '../db/tables.ts';

/** One page of the posts that a search on the device found. */
export interface FoundPosts {
  readonly rows: readonly PostRow[];
  /** Number of all found posts. */
  readonly total: number;
  /** The matched words, in the form of `wordForms`. */
  readonly terms: readonly string[];
  /** True when no post contains all words as typed. */
  readonly close: boolean;
}

/** The answer of the search worker. */
export interface DeviceResults {
  /** Undefined when the search failed. */
  readonly posts: FoundPosts | undefined;
  readonly failed: boolean;
  /** Searches again. */
  readonly retry: () => void;
}

const idsOf = (page: StoredPage | undefined) => page?.posts.map(({ id }) => id) ?? [];

const unique = (ids: readonly number[]): readonly number[] => [...new Set(ids)];

/** Posts of the service are first; posts of the device follow, unless the service lists them on further pages. */
const settledOrder = (device: StoredPage | undefined, service: StoredPage) =>
  service.totalPages > 1 ? idsOf(service) : unique([...idsOf(service), ...idsOf(device)]);

/**
 * The order of the posts that device and service found (OF-06). Posts on the screen stay in place and others follow;
 * similar words (`close`) make room for exact matches.
 */
export function joinedOrder(
  shown: readonly number[],
  device: StoredPage | undefined,
  service: StoredPage | undefined,
  close: boolean,
): readonly number[] {
  const settled = service ? settledOrder(device, service) : idsOf(device);
  if (close && (!service || service.posts.length > 0)) return settled;
  const found = new Set([...idsOf(device), ...idsOf(service)]);
  return unique([...shown.filter((id) => found.has(id)), ...settled]);
}

/** Both answers as one page; undefined when neither has a post. */
export function joinedPage(
  order: readonly number[],
  device: StoredPage | undefined,
  service: StoredPage | undefined,
): StoredPage | undefined {
  // The service may find less than the device (nothing for “visa?”): the larger total is used.
  const larger = service && (!device || service.total >= device.total) ? service : device;
  if (order.length === 0 || !larger) return undefined;
  const known = new Map([...(device?.posts ?? []), ...(service?.posts ?? [])].map((post) => [post.id, post]));
  return {
    ...larger,
    posts: order.flatMap((id) => known.get(id) ?? []),
    total: Math.max(order.length, larger.total),
  };
}
