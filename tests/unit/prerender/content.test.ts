import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { fetchContent, serviceOf } from '../../../server/prerender/content.ts';
import * as entry from '../../../server/prerender/entry.tsx';

it('CS-05 a build fails with address and answer when the service returns a web page', async () => {
  const page = async () => new Response('<!doctype html><title>Maintenance</title>');
  await expect(fetchContent(entry, serviceOf(entry, page, new JSDOM('').window), 100)).rejects.toThrow(
    /\/wp\/v2\/categories\?per_page=100 did not answer JSON, but “<!doctype html>/,
  );
});
