import type { StoredPage } from '../db/read.ts';

const idsOf = (page: StoredPage | undefined) => page?.posts.map(({ id }) => id) ?? [];

/** Each id once, where it stands first. */
const once = (ids: readonly number[]): readonly number[] => [...new Set(ids)];

/** What the service knows goes before; what only the device found follows, unless the service has it on further pages. */
const settledOrder = (device: StoredPage | undefined, service: StoredPage) =>
  service.totalPages > 1 ? idsOf(service) : once([...idsOf(service), ...idsOf(device)]);

/**
 * The order of what the device found and what the service answered (OF-06). What is shown already stays where it is,
 * the rest follows; but words that are only like the wanted ones (`close`) make room for hits.
 */
export function joinedOrder(
  shown: readonly number[],
  device: StoredPage | undefined,
  service: StoredPage | undefined,
  close: boolean,
): readonly number[] {
  const settled = service ? settledOrder(device, service) : idsOf(device);
  if (close && (!service || service.posts.length > 0)) return settled;
  const there = new Set([...idsOf(device), ...idsOf(service)]);
  return once([...shown.filter((id) => there.has(id)), ...settled]);
}

/** Both answers as one page; undefined when neither has a post. */
export function joinedPage(
  order: readonly number[],
  device: StoredPage | undefined,
  service: StoredPage | undefined,
): StoredPage | undefined {
  // The service may hide what it has: of “visa?” it finds nothing. The larger count is the one that is believed.
  const counts = service && (!device || service.total >= device.total) ? service : device;
  if (order.length === 0 || !counts) return undefined;
  const known = new Map([...(device?.posts ?? []), ...(service?.posts ?? [])].map((post) => [post.id, post]));
  return {
    posts: order.flatMap((id) => known.get(id) ?? []),
    total: Math.max(order.length, counts.total),
    totalPages: counts.totalPages,
    fetchedAt: counts.fetchedAt,
    from: counts.from,
  };
}
