import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { localeTexts } from '../support/localeTexts.ts';

const root = resolve(import.meta.dirname, '../..');
const LABELS = [
  'common.freeConsultation',
  'common.getQuickQuote',
  'common.getQuote',
  'common.scheduleMeeting',
  'hero.slides.scheduleMeet',
];

it.each(['en', 'ar'] as const)(
  'FR-09 links to the quote and meeting forms in pages and articles have one of the five labels: %s',
  (code) => {
    const texts = localeTexts(code);
    const labels = new Set(LABELS.map((key) => texts.get(key)));
    expect(labels).not.toContain(undefined);
    const folders =
      code === 'en' ? ['src/content/pages/en', 'server/content/articles'] : ['src/content/pages/ar'];
    const links = folders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(?:yaml|md)$/.test(file))
        .flatMap((file) =>
          [
            ...readFileSync(join(root, folder, file), 'utf8').matchAll(
              /\[([^[\]\n]+)\]\(\/(?:quote|schedule)\b[^)]*\)/g,
            ),
          ].map(([, label]) => ({ file, label })),
        ),
    );
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter(({ label }) => !labels.has(label))).toEqual([]);
  },
);
