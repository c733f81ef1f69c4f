import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root });

/** A heading's anchor, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

const anchorsIn = (file: string) =>
  Array.from(readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm), ([, heading = '']) => anchorOf(heading));

const linksIn = (text: string) =>
  Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), ([, target = '']) => target).filter(
    (target) => !/^[a-z]+:/.test(target),
  );

describe('the documentation', () => {
  it.each(documents)('every link of %s leads to a file, and to a heading of it', (document) => {
    const dead = linksIn(readFileSync(join(root, document), 'utf8')).filter((link) => {
      const [path = '', anchor] = link.split('#');
      const file = path === '' ? join(root, document) : join(root, dirname(document), path);
      return !existsSync(file) || (anchor !== undefined && !anchorsIn(file).includes(anchor));
    });
    expect(dead).toEqual([]);
  });

  it('the README is a newcomer’s: at most 14 kB', () => {
    expect(statSync(join(root, 'README.md')).size).toBeLessThanOrEqual(14_000);
  });

  it.each(['README.md', 'docs/architecture.md', 'docs/where-to-change.md'])(
    'every source that %s names exists',
    (document) => {
      const named = readFileSync(join(root, document), 'utf8').matchAll(
        /`((?:src|server|tests|wordpress|docs)\/[\w./-]+)`/g,
      );
      const missing = Array.from(named, ([, path = '']) => path).filter(
        (path) => !existsSync(join(root, path)),
      );
      expect(missing).toEqual([]);
    },
  );
});
