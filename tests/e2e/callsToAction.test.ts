import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';

const dist = resolve(import.meta.dirname, '../../dist');
const LABELS = new Set([
  'Get Free Consultation',
  'Get a Quick Quote',
  'Get a Quote',
  'Schedule Meeting',
  'Schedule Meet',
]);

it('FR-09 every link of every rendered page to quote or meeting has one of the five names', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    // The other languages' words are held to their own labels in tests/consistency.
    (file) => file.endsWith('.html') && !/^(?:shell|kept)\//.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const wrong = new Set<string>();
  let seen = 0;
  for (const file of files) {
    const html = readFileSync(join(dist, file), 'utf8');
    // Each link by itself: a hundred whole documents would take a minute.
    for (const [link, address = ''] of html.matchAll(
      /<a\b[^>]*\shref="(\/(?:quote|schedule)\b[^"]*)".*?<\/a>/gs,
    )) {
      seen += 1;
      const element = JSDOM.fragment(link).firstElementChild;
      const name = (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
      if (!LABELS.has(name)) wrong.add(`${file}: “${name}” leads to ${address}`);
    }
  }
  expect(seen).toBeGreaterThan(files.length);
  expect([...wrong]).toEqual([]);
});
