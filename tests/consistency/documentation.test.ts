import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

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

  it.each([
    ['README.md', 9_000],
    ['docs/architecture.md', 8_000],
  ])('%s has at most %i bytes', (document, most) => {
    expect(statSync(join(root, document)).size).toBeLessThanOrEqual(most);
  });

  it('QU-06 docs/decisions/dependencies.md names every dependency of package.json', () => {
    const text = readFileSync(join(root, 'docs/decisions/dependencies.md'), 'utf8');
    const { dependencies, devDependencies } = packageJson;
    const names = Object.keys({ ...dependencies, ...devDependencies });
    expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
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
