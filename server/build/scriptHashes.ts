import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const START = /<!--|<script(?=[\s/>])/gi;
const REST_OF_TAG = /((?:[^>"']|"[^"]*"|'[^']*')*)>/y;
const END = /<\/script[\s/>]/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

// What a policy governs; every other type (JSON, JSON-LD, a template) is data that no browser runs.
const EXECUTED = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
]);

function attributesOf(source: string): Map<string, string> {
  const found = source.matchAll(ATTRIBUTE);
  return new Map(
    [...found].map(([, name = '', ...values]) => [name.toLowerCase(), values.find(Boolean) ?? '']),
  );
}

function hashOf(script: string): string {
  // A browser hashes what it parsed, and parsing turns CR LF into LF.
  const parsed = script.replace(/\r\n?/g, '\n');
  return `sha256-${createHash('sha256').update(parsed).digest('base64')}`;
}

/** Yields attributes and content of the script elements outside comments, in one pass. */
function* scriptsOf(html: string): Generator<[attributes: string, content: string]> {
  const next = (pattern: RegExp, from: number) => {
    pattern.lastIndex = from;
    return pattern.exec(html);
  };
  for (let start = next(START, 0); start;) {
    const after = start.index + start[0].length;
    if (start[0] === '<!--') {
      const close = html.indexOf('-->', after);
      start = close < 0 ? null : next(START, close);
      continue;
    }
    const tag = next(REST_OF_TAG, after);
    const end = tag && next(END, after + tag[0].length);
    if (!end) return;
    yield [tag[1] ?? '', html.slice(after + tag[0].length, end.index)];
    start = next(START, end.index + end[0].length);
  }
}

/**
 * The hashes of a page's inline scripts as a policy names them (`sha256-…`), each once.
 * https://www.w3.org/TR/CSP3/#match-element-to-source-list
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [tag, body] of scriptsOf(html)) {
    const attributes = attributesOf(tag);
    const type = (attributes.get('type') ?? '').trim().toLowerCase();
    if (!attributes.has('src') && EXECUTED.has(type)) hashes.add(hashOf(body));
  }
  return [...hashes];
}

/**
 * The hashes of all inline scripts in a built site, sorted.
 * @throws Error when a folder or page cannot be read.
 */
export function collectScriptHashes(distDir: string): string[] {
  const pages = readdirSync(distDir, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.html') && !name.startsWith('.'),
  );
  const hashes = new Set(
    pages.flatMap((page) => inlineScriptHashes(readFileSync(join(distDir, page), 'utf8'))),
  );
  return [...hashes].sort();
}
