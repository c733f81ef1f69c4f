import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, createServer } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contentFiles } from '../../../server/build/contentFiles/plugin.ts';

const PAGE = 'src/content/pages/en/legal.yaml';
const MISTAKE = /src\/content\/pages\/en\/legal\.yaml:\d+: related\[1\]: no page has the address “\/nowhere”/;

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(root, 'src/content/pages/en'), { recursive: true });
  cpSync(resolve(import.meta.dirname, '../../..', PAGE), join(root, PAGE));
  writeFileSync(
    join(root, 'entry.js'),
    "export const files = import.meta.glob('./src/**/*.yaml', { import: 'default' });",
  );
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

const breakPage = () =>
  writeFileSync(
    join(root, PAGE),
    'reviewedOn: 2026-11-30\nlead: A lead.\nblocks: []\nrelated:\n  - /nowhere\n',
  );

const options = () => ({
  root,
  configFile: false as const,
  logLevel: 'silent' as const,
  plugins: [contentFiles()],
});

const buildFiles = () =>
  build({ ...options(), build: { lib: { entry: 'entry.js', formats: ['es'] }, write: false } });

const startServer = () =>
  createServer({ ...options(), mode: 'development', server: { middlewareMode: true, ws: false } });

it('PG-01 a file of a page is a module with its data', async () => {
  const result = await buildFiles();
  const chunks = Array.isArray(result) ? result.flatMap(({ output }) => output) : [];
  const codes = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.code : []));
  expect(codes.some((code) => code.includes('reviewedOn'))).toBe(true);
});

it('PG-01 a mistake in a page stops the build with its message', async () => {
  breakPage();
  await expect(buildFiles()).rejects.toThrow(MISTAKE);
});

it('PG-01 a mistake in a page stops the development server with its message', async () => {
  breakPage();
  await expect(startServer()).rejects.toThrow(MISTAKE);
});

it('PG-02 PG-04 a mistake in a fact stops the build with its message', async () => {
  mkdirSync(join(root, 'src/content/facts'));
  writeFileSync(join(root, 'src/content/facts/fees.yaml'), 'some-fee:\n  value: 1\n  unit: INR\n');
  await expect(buildFiles()).rejects.toThrow(
    /src\/content\/facts\/fees\.yaml:3: some-fee\.unit: “INR” is unknown\. Allowed: AED/,
  );
});

it('PG-04 a mistake in prices stops build and development server with its message', async () => {
  mkdirSync(join(root, 'src/content/offers'));
  writeFileSync(join(root, 'src/content/offers/prices.yaml'), 'shams:\n  licence: free\n');
  const message = /src\/content\/offers\/prices\.yaml:2: shams\.licence: “free” is no number/;
  await expect(buildFiles()).rejects.toThrow(message);
  await expect(startServer()).rejects.toThrow(message);
});
