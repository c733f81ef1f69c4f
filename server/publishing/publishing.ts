import { type ContentHealth, UNKNOWN_CONTENT } from '../http/health.ts';
import type { Ask } from '../prerender/content.ts';
import type { Late, Publisher } from './model.ts';
import { createPublisher } from './publisher.ts';
import { hasRenderer } from './renderer.ts';

interface PublishingOptions {
  readonly dist: string;
  readonly ask: Ask;
  /** Milliseconds between two looks at the content service; 0 for none. */
  readonly every: number;
  /** Milliseconds that a request waits for its page; two seconds by default. */
  readonly patience?: number | undefined;
  /** Called in the same task in which files have changed. */
  readonly onPublished: () => void;
  readonly log: (message: string, error?: unknown) => void;
}

/** Publishing while the site is served (CS-06). */
export interface Publishing {
  /** What is behind a path that is no file. Never rejects. */
  readonly late: (path: string) => Promise<Late>;
  /** Brings all pages up to date, whatever is known of changes. */
  readonly update: () => Promise<boolean>;
  /** Another build stands in the folder. */
  readonly renew: () => void;
  /** How the content service was found last; it is not asked for this. */
  readonly health: () => ContentHealth;
  /** How old a page is, in seconds, when the content service was not found by the last look. */
  readonly age: (path: string) => number | undefined;
  /** Looks no more. Kept when what is being published is in its place. */
  readonly close: () => Promise<void>;
}

const iso = (time: number | null | undefined) =>
  typeof time === 'number' ? new Date(time).toISOString() : null;

function healthOf(publisher: Publisher): ContentHealth {
  const { reachable, checkedAt, confirmedAt, compared, newest } = publisher.content();
  const since = confirmedAt ?? compared;
  const ageSeconds = since === undefined ? null : Math.max(0, Math.floor((Date.now() - since) / 1000));
  return { reachable, checkedAt: iso(checkedAt), newest: newest ?? null, ageSeconds };
}

/** Publishes new, changed and withdrawn posts of the content service into the folder of a finished build. */
export function startPublishing({ every, ...options }: PublishingOptions): Publishing {
  const { dist, log } = options;
  const create = (): Publisher | undefined => (hasRenderer(dist) ? createPublisher(options) : undefined);
  let publisher = create();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function look(): Promise<void> {
    try {
      await publisher?.updateIfChanged();
    } catch (error) {
      // What is published stays; the next look may find the service again.
      log('The content service was not compared', error);
    }
    if (!closed) timer = setTimeout(() => void look(), every).unref();
  }
  if (every > 0) void look();

  return {
    late: async (path) => publisher?.late(path) ?? { kind: 'missing' },
    update: async () => publisher?.update() ?? false,
    renew: () => {
      publisher = create();
    },
    health: () => (publisher ? healthOf(publisher) : UNKNOWN_CONTENT),
    age: (path) => publisher?.age(path),
    async close() {
      closed = true;
      clearTimeout(timer);
      await publisher?.settled();
    },
  };
}
