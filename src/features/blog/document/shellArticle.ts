import { textDirection } from '../../../shared/text/script.ts';
import type { Post } from '../model.ts';

/** Id of the element with the seed data of a document. */
export const SEED_ID = 'blog-seed';
/** Id of the template for an article in the shell (server/prerender/ShellArticle.tsx). */
export const SHELL_ARTICLE_ID = 'shell-article';
/** Placeholders in the template. */
export const SLOTS = { title: '%title%', text: '%text%', lang: '%lang%' } as const;

const TEMPLATE = new RegExp(`<template id="${SHELL_ARTICLE_ID}">(.*?)</template>`, 's');

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Returns the shell with a stored post, readable before any script runs, and the seed for hydration. */
export function fillShell(
  shell: string,
  { summary, body, fetchedAt }: Post & { readonly fetchedAt: number },
): string {
  const title = escaped(summary.title);
  const language = `lang="${escaped(summary.lang)}" dir="${textDirection(summary.lang)}"`;
  const seed = { builtAt: fetchedAt, post: { summary, headings: body.headings, related: [] } };
  // Prevents `</script>` in the JSON.
  const json = JSON.stringify(seed).replaceAll('<', String.raw`\u003c`);
  const fill = (article: string) =>
    article
      .replaceAll(new RegExp(`lang="${SLOTS.lang}" dir="\\w+"`, 'g'), () => language)
      .replace(SLOTS.title, () => title)
      .replace(SLOTS.text, () => body.html);
  return shell
    .replace(TEMPLATE, (_, article: string) => fill(article))
    .replace(/<title>[^<]*/, () => `<title>${title}`)
    .replace('</body>', (end) => `<script type="application/json" id="${SEED_ID}">${json}</script>${end}`);
}
