import { fileURLToPath } from 'node:url';
import { buildMedia } from './media.ts';

/** `node server/content/media/build.ts`: makes the pictures of all articles in `.cache/media`. */
const started = performance.now();
const { manifest, made } = await buildMedia({
  articlesDir: fileURLToPath(new URL('../articles/', import.meta.url)),
  outDir: fileURLToPath(new URL('../../../.cache/media/', import.meta.url)),
});
const all = Object.keys(manifest.articles).length + Object.keys(manifest.figures).length;
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.info(`Pictures: ${made} drawn, ${all - made} unchanged, ${seconds} s`);
