import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { ClientFiles } from './template.ts';

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    imports: v.optional(v.array(v.string())),
    css: v.optional(v.array(v.string())),
  }),
);

type Manifest = v.InferOutput<typeof manifestSchema>;

/** What is known of the client build, as it can be written down. */
export interface ClientFacts extends ClientFiles {
  readonly manifest: Manifest;
}

const factsSchema = v.object({
  template: v.string(),
  css: v.string(),
  main: v.string(),
  startScript: v.string(),
  font: v.optional(v.string()),
  arabicFont: v.optional(v.string()),
  manifest: manifestSchema,
});

/** The client build: its files, and which chunks a source module needs. */
export interface ClientBuild extends ClientFiles {
  /** The chunks that sources need, beyond those that the app starts with. */
  readonly chunksOf: (...sources: string[]) => string[];
  /** What the app needs to start, with these sources. */
  readonly firstChunks: (...sources: string[]) => string[];
}

function closure(manifest: Manifest, sources: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (key: string) => {
    const entry = manifest[key];
    if (!entry || found.has(entry.file)) return;
    found.add(entry.file);
    for (const other of entry.imports ?? []) visit(other);
  };
  for (const source of sources) visit(source);
  return found;
}

const addresses = (files: Iterable<string>) => [...files].map((file) => `/${file}`);

/** What the app needs to start, with these sources besides. */
export const firstChunks = (
  { manifest, main }: Pick<ClientFacts, 'manifest' | 'main'>,
  ...sources: string[]
) => addresses(closure(manifest, ['index.html', ...sources])).filter((address) => address !== main);

/** Reads what the client build left in `dist`. @throws Error when it is not there or not whole. */
export function readClientFacts(dist: string, startScript: string): ClientFacts {
  const template = readFileSync(join(dist, 'index.html'), 'utf8');
  const manifest = v.parse(
    manifestSchema,
    JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')),
  );
  const main = manifest['index.html']?.file;
  if (!main) throw new Error('The client build has no entry.');
  const styles = [...template.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g)].map(
    (match) => match[1] ?? '',
  );
  const css = styles.map((file) => readFileSync(join(dist, file), 'utf8')).join('');
  const fontFile = (name: string) => new RegExp(`url\\((/assets/${name}-[^)]+\\.woff2)\\)`).exec(css)?.[1];
  return {
    startScript,
    manifest,
    template,
    css,
    main: `/${main}`,
    font: fontFile('instrument-sans-basic'),
    arabicFont: fontFile('vazirmatn-basic'),
  };
}

/** What was written down of a client build. @throws ValiError when it is something else. */
export function parseClientFacts(text: string): ClientFacts {
  const { font, arabicFont, ...facts } = v.parse(factsSchema, JSON.parse(text));
  return { ...facts, font, arabicFont };
}

/** The client build that these facts are of. */
export function clientBuildOf({ manifest, ...files }: ClientFacts): ClientBuild {
  const started = closure(manifest, ['index.html']);
  return {
    ...files,
    chunksOf: (...sources) => addresses(closure(manifest, sources).difference(started)),
    firstChunks: (...sources) => firstChunks({ manifest, main: files.main }, ...sources),
  };
}
