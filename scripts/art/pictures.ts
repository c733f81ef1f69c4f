import { fileURLToPath } from 'node:url';
import { buildMedia } from './media.ts';

/** Makes the checked-in pictures of all articles: `npm run pictures`. */
const started = performance.now();
const { manifest, made } = await buildMedia({
  articlesDir: fileURLToPath(new URL('../../server/content/articles/', import.meta.url)),
  outDir: fileURLToPath(new URL('../../server/content/pictures/', import.meta.url)),
});
const all = Object.keys(manifest.articles).length + Object.keys(manifest.figures).length;
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.info(`Pictures: ${made} drawn, ${all - made} unchanged, ${seconds} s`);
