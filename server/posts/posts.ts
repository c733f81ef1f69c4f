import { type ContentHealth, UNKNOWN_CONTENT } from '../http/health.ts';
import { FILE, type PostAnswer, postsOf, type PostsOptions, TIMEOUT_MS } from './postsOfBuild.ts';
import { readBuilt } from './renderer.ts';

export interface Posts {
  readonly answer: (path: string) => Promise<PostAnswer>;
  /** Compares with the content service now. Resolves with false without changes. */
  readonly update: () => Promise<boolean>;
  readonly renew: () => void;
  readonly health: () => ContentHealth;
  /** Seconds since the last comparison of a blog page, if the latest one failed. */
  readonly age: (path: string) => number | undefined;
  readonly close: () => Promise<void>;
}

/** Opens the posts of a finished build, and compares them with the content service every `every` ms. */
export function openPosts(options: PostsOptions): Posts {
  const open = () => {
    const built = readBuilt(options.dist);
    return built && postsOf(built, options);
  };
  let posts = open();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function look(): Promise<void> {
    try {
      await posts?.enqueue(false);
    } catch (error) {
      options.log('The content service was not compared', error);
    }
    if (!closed) timer = setTimeout(() => void look(), options.every).unref();
  }
  if (options.every > 0) void look();

  return {
    answer: async (path) => posts?.answer(path) ?? FILE,
    update: async () => posts?.enqueue(true) ?? false,
    renew: () => {
      const former = posts;
      posts = open();
      // Requests in progress end within this time.
      setTimeout(() => former?.close(), options.timeoutMs ?? TIMEOUT_MS).unref();
    },
    health: () => posts?.health() ?? UNKNOWN_CONTENT,
    age: (path) => posts?.age(path),
    async close() {
      closed = true;
      clearTimeout(timer);
      await posts?.settled();
      posts?.close();
    },
  };
}
