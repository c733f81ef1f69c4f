import { globSync, readFileSync } from 'node:fs';
import { checkSync } from 'recheck';
import { parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';

const READING_CONTENT =
  'src/{features/{blog,library,reader,siteSearch},shared/{html,http,text},service-worker}/**/*.{ts,tsx}';

/** Expressions that take quadratic time, but read short or sanitised text. */
const QUADRATIC = [
  // A sanitised body: no “<” without its “>”.
  'src/features/blog/search/storedPosts.ts: /<[^>]*>/g',
  // The address of one picture.
  'src/service-worker/answerPicture.ts: /(?:-\\d+x\\d+)?\\.[a-z\\d]+(?:\\?.*)?$/i',
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

it('CS-05 every expression that reads an answer of the content service takes linear time', () => {
  const files = globSync(READING_CONTENT);
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(slowExpressions).sort()).toEqual(QUADRATIC);
});

it('CS-05 the check detects an expression with exponential time', () => {
  expect(checkSync(String.raw`\[[a-z]+(?:\s+[\w-]+=(?:"[^"]*"|[^\s\]]+))+\s*\/?\]`, 'gi').status).toBe(
    'vulnerable',
  );
});
