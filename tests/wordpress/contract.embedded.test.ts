import { fileURLToPath } from 'node:url';
import { beforeAll, describe } from 'vitest';
import { buildMedia } from '../../server/content/media/media.ts';
import { createContentService } from '../../server/content/service.ts';
import { contentServiceContract } from './contract.ts';

describe('embedded content service', () => {
  const base = 'http://content.example/wp-json/wp/v2/';
  let answer: (request: Request) => Promise<Response>;

  beforeAll(async () => {
    // What the start scripts do: pictures that are there already are not drawn again.
    await buildMedia({
      articlesDir: fileURLToPath(new URL('../../server/content/articles/', import.meta.url)),
      outDir: fileURLToPath(new URL('../../.cache/media/', import.meta.url)),
    });
    answer = await createContentService();
  }, 120_000);

  contentServiceContract('CS-03', 'the embedded service', () => ({
    fetch: (address, init) => answer(new Request(new URL(address, base), init)),
    facts: {
      plainSlug: 'reading-offline',
      nativeSlug: 'تأسيس-شركة-في-دبي-خطوة-بخطوة',
      searchWord: 'attestation',
    },
  }));
});
