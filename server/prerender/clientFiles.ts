import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { LanguageCode } from '../../src/i18n/languages.ts';
import { MESSAGES_FILE, type MessagesByModule } from '../build/messages.ts';
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

export interface ClientFacts extends ClientFiles {
  readonly manifest: Manifest;
  readonly messages: MessagesByModule;
}

const messagesSchema = v.record(v.string(), v.array(v.string()));

const factsSchema = v.object({
  template: v.string(),
  css: v.string(),
  main: v.string(),
  startScript: v.string(),
  font: v.optional(v.string()),
  arabicFont: v.optional(v.string()),
  manifest: manifestSchema,
  messages: messagesSchema,
});

export interface ClientBuild extends ClientFiles {
  /** Returns the chunks that sources need in addition to those at the start. */
  readonly chunksOf: (...sources: string[]) => string[];
  readonly firstChunks: (...sources: string[]) => string[];
  /** Returns the sources of the messages that parts show in a language, except those of the frame. */
  readonly messagesOf: (language: LanguageCode, ...parts: string[]) => string[];
}

/** Returns the source of a language's messages in the manifest. */
export const messagesSource = (language: LanguageCode, namespace: string): string =>
  `src/i18n/locales/${language}.${namespace}.json`;

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

/** Returns the chunks that the app needs to start, with these sources. */
export const firstChunks = (
  { manifest, main }: Pick<ClientFacts, 'manifest' | 'main'>,
  ...sources: string[]
) => addresses(closure(manifest, ['index.html', ...sources])).filter((address) => address !== main);

/**
 * Reads the client build in `dist`; `files` has the file of each dynamically imported module, which the manifest omits
 * if it shares a file. Throws Error when the build is missing or incomplete.
 */
export function readClientFacts(
  dist: string,
  startScript: string,
  files: ReadonlyMap<string, string>,
): ClientFacts {
  const template = readFileSync(join(dist, 'index.html'), 'utf8');
  const manifest = v.parse(
    manifestSchema,
    JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')),
  );
  const messages = v.parse(messagesSchema, JSON.parse(readFileSync(join(dist, MESSAGES_FILE), 'utf8')));
  const byFile = new Map(Object.values(manifest).map((entry) => [entry.file, entry]));
  for (const [source, file] of files) {
    const entry = byFile.get(file);
    if (entry) manifest[source] ??= entry;
  }
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
    messages,
    template,
    css,
    main: `/${main}`,
    font: fontFile('instrument-sans-basic'),
    arabicFont: fontFile('vazirmatn-basic'),
  };
}

/** Parses stored data of a client build. Throws ValiError for other data. */
export function parseClientFacts(text: string): ClientFacts {
  const { font, arabicFont, ...facts } = v.parse(factsSchema, JSON.parse(text));
  return { ...facts, font, arabicFont };
}

/** Returns the client build of such data. */
export function clientBuildOf({ manifest, messages, ...files }: ClientFacts): ClientBuild {
  const started = closure(manifest, ['index.html']);
  return {
    ...files,
    chunksOf: (...sources) => addresses(closure(manifest, sources).difference(started)),
    firstChunks: (...sources) => firstChunks({ manifest, main: files.main }, ...sources),
    messagesOf: (language, ...parts) =>
      [...new Set(parts.flatMap((part) => messages[part] ?? []))].map((name) =>
        messagesSource(language, name),
      ),
  };
}
