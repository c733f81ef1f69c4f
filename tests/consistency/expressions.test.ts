import { globSync, readFileSync } from 'node:fs';
import { checkSync } from 'recheck';
import { parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';

/** Sources that read what the content service sends. */
const READING_CONTENT =
  'src/{features/{blog,library,reader,siteSearch},shared/{html,http,text},service-worker}/**/*.{ts,tsx}';

/** They take quadratic time, and do no harm: what they read is short, or was written by the edge itself. */
const HARMLESS = [
  // A sanitised body: no “<” without its “>”.
  'src/features/blog/search/searchIndex.ts: /<[^>]*>/g',
  // A slug, of at most 250 letters.
  'src/features/reader/file/fileName.ts: /^[-.]+|[-.]+$/g',
  // The address of one picture.
  'src/service-worker/images.ts: /(?:-\\d+x\\d+)?\\.[a-z\\d]+(?:\\?.*)?$/i',
];

/** The regular expressions of a source that take longer than linear time for some text. */
function slowExpressions(file: string): string[] {
  const found: string[] = [];
  const visitor = new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      const { pattern, flags } = node.regex;
      const { status } = checkSync(pattern, flags);
      if (status !== 'safe') found.push(`${file}: /${pattern}/${flags}`);
    },
  });
  visitor.visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return found;
}

it('CS-05 no expression that reads an answer of the content service hangs over it', () => {
  const files = globSync(READING_CONTENT);
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(slowExpressions).sort()).toEqual(HARMLESS);
});

it('CS-05 the check itself sees what hung the blog', () => {
  expect(checkSync(String.raw`\[[a-z]+(?:\s+[\w-]+=(?:"[^"]*"|[^\s\]]+))+\s*\/?\]`, 'gi').status).toBe(
    'vulnerable',
  );
});
