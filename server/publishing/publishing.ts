import type { Ask } from '../prerender/content.ts';
import { createPublisher, type Late, type Publisher } from './publisher.ts';
import { hasRenderer } from './renderer.ts';

interface PublishingOptions {
  readonly dist: string;
  readonly ask: Ask;
  /** Milliseconds between two looks at the content service; 0 for none. */
  readonly every: number;
  /** Called in the same breath in which files have changed. */
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
  readonly close: () => void;
}

/** Publishes new, changed and withdrawn posts of the content service into the folder of a finished build. */
export function startPublishing({ every, ...options }: PublishingOptions): Publishing {
  const { dist, log } = options;
  const create = (): Publisher | undefined => (hasRenderer(dist) ? createPublisher(options) : undefined);
  let publisher = create();
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    try {
      await publisher?.updateIfChanged();
    } catch (error) {
      // What is published stays; the next look may find the service again.
      log('The content service was not compared', error);
    }
    timer = setTimeout(() => void look(), every).unref();
  }
  if (every > 0) void look();

  return {
    late: async (path) => publisher?.late(path) ?? { kind: 'missing' },
    update: async () => publisher?.update() ?? false,
    renew: () => {
      publisher = create();
    },
    close: () => clearTimeout(timer),
  };
}
