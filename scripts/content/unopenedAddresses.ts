import type { Fact } from '../../src/content/facts/fact.ts';

const TIMEOUT_MS = 15_000;
const CONCURRENCY = 8;

type Get = (url: string, init: RequestInit) => Promise<Response>;

/** Answers to programs instead of browsers: the page exists. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 405, 429]);

async function faultOf(url: string, get: Get): Promise<string | undefined> {
  try {
    const response = await get(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.body?.cancel();
    return response.ok || REFUSALS.has(response.status) ? undefined : String(response.status);
  } catch (error) {
    return error instanceof Error ? error.name : 'no answer';
  }
}

/** Returns the addresses of facts that do not open, each with its facts and the status or error. */
export async function unopenedAddresses(
  facts: Readonly<Record<string, Fact>>,
  get: Get = fetch,
): Promise<readonly string[]> {
  const byAddress = Map.groupBy(Object.entries(facts), ([, { url }]) => url);
  const queue = [...byAddress].values();
  const found: string[] = [];
  const work = async () => {
    for (const [url, entries] of queue) {
      const fault = url === undefined ? undefined : await faultOf(url, get);
      if (fault !== undefined) found.push(`${url}: ${fault} (${entries.map(([id]) => id).join(', ')})`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return found.toSorted();
}
