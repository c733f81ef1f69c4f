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

it('FR-09 every link to the quote or booking page has one of the five names, and all names are used', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    // tests/consistency compares the labels of the other languages.
    (file) => file.endsWith('.html') && !/^(?:shell|kept)\//.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const wrong = new Set<string>();
  const used = new Set<string>();
  for (const file of files) {
    const html = readFileSync(join(dist, file), 'utf8');
    // Parsing a hundred complete documents would take a minute.
    for (const [link, address = ''] of html.matchAll(
      /<a\b[^>]*\shref="(\/(?:quote|schedule)\b[^"]*)".*?<\/a>/gs,
    )) {
      const element = JSDOM.fragment(link).firstElementChild;
      const name = (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
      used.add(name);
      if (!LABELS.has(name)) wrong.add(`${file}: “${name}” leads to ${address}`);
    }
  }
  expect([...wrong]).toEqual([]);
  expect(used).toEqual(LABELS);
});
