import { createHash } from 'node:crypto';
import { diffArrays } from 'diff';
import type { PagePatch } from '../../src/service-worker/applyPagePatch.ts';

/** Elements of markup and rules of styles: what pages have in common is made of whole ones. */
const pieces = (html: string) => html.split(/(?=<)|(?<=\})/);

/**
 * A patch that turns the shell into a page, for the worker to store: pages have the frame in common, which is half of
 * each (DESIGN 5: the shell stays under 1 MB).
 */
export function createPagePatch(shell: string, page: string): PagePatch {
  const parts: (string | [number, number])[] = [];
  let place = 0;
  for (const { value, added, removed } of diffArrays(pieces(shell), pieces(page))) {
    const text = value.join('');
    const range: [number, number] = [place, place + text.length];
    if (!added) place += text.length;
    if (removed) continue;
    const before = parts.at(-1);
    // A range is worth its brackets only when it is longer than they are.
    if (!added && text.length > 16) parts.push(range);
    else if (typeof before === 'string') parts[parts.length - 1] = before + text;
    else parts.push(text);
  }
  return { shell: createHash('sha256').update(shell).digest('base64'), parts };
}
