import type { Plugin } from 'vite';
import { brand } from '../../src/content/brand.ts';

/** Names the firm in `index.html`, where it says `%BRAND%` (FR-10). */
export function brandInHtml(): Plugin {
  return {
    name: 'marsa:brand-in-html',
    transformIndexHtml: (html) => html.replaceAll('%BRAND%', brand.en),
  };
}
