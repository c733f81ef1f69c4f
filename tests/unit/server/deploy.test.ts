// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const FOLDER = resolve(import.meta.dirname, '../../../server/deploy');
const textOf = (name: string) => readFileSync(resolve(FOLDER, name), 'utf8');

describe('marsa.service', () => {
  const entries = textOf('marsa.service')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const valuesOf = (name: string) =>
    entries.filter((line) => line.startsWith(`${name}=`)).map((line) => line.slice(name.length + 1));

  it('QU-08 consists of sections and settings', () => {
    expect(entries.filter((line) => !/^\[\w+\]$|^[A-Z]\w+=/.test(line))).toEqual([]);
    expect(entries.filter((line) => line.startsWith('['))).toEqual(['[Unit]', '[Service]', '[Install]']);
  });

  it('QU-08 serves what was built, as nobody special, and may write nothing', () => {
    expect(valuesOf('WorkingDirectory')).toEqual(['/srv/marsa']);
    expect(valuesOf('ReadWritePaths')).toEqual([]);
    expect([valuesOf('User'), valuesOf('CapabilityBoundingSet')]).toEqual([['marsa'], ['']]);
    for (const name of [
      'NoNewPrivileges',
      'ProtectHome',
      'PrivateTmp',
      'PrivateDevices',
      'RestrictNamespaces',
    ])
      expect([name, valuesOf(name)]).toEqual([name, ['yes']]);
    expect(valuesOf('ProtectSystem')).toEqual(['strict']);
    expect(valuesOf('Restart')).toEqual(['on-failure']);
    expect(valuesOf('EnvironmentFile')).toEqual(['/etc/marsa/marsa.env']);
  });

  it('QU-08 starts the Node that is installed with the dependencies', () => {
    const [command = '', ...more] = valuesOf('ExecStart');
    expect(more).toEqual([]);
    const [node = '', ...rest] = command.split(' ');
    expect(rest).toEqual(['server/serve.ts', '--built']);
    const [folder = ''] = valuesOf('WorkingDirectory');
    expect(node.startsWith(`${folder}/node_modules/`)).toBe(true);
    const installed = resolve(FOLDER, '../..', node.slice(folder.length + 1));
    const script = "import('./server/environment.ts').then(() => console.log('loaded'))";
    const options = { cwd: resolve(FOLDER, '../..'), encoding: 'utf8' } as const;
    expect(execFileSync(installed, ['--eval', script], options)).toBe('loaded\n');
  });

  it('QU-08 lets V8 make machine code, and the server end by itself', () => {
    expect(valuesOf('MemoryDenyWriteExecute')).toEqual([]);
    expect(valuesOf('KillSignal')).toEqual(['SIGTERM']);
    expect(Number(valuesOf('TimeoutStopSec')[0])).toBeGreaterThan(2);
  });
});

describe('Containerfile', () => {
  const steps = textOf('Containerfile')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line));

  it('QU-08 has two stages, is nobody special, and is asked how it does', () => {
    expect(steps.filter((step) => step.startsWith('FROM '))).toEqual([
      'FROM node:24-slim AS packages',
      'FROM node:24-slim',
    ]);
    expect(steps.at(-1)).toBe('CMD ["node", "server/serve.ts"]');
    expect(steps.slice(steps.indexOf('USER node')).some((step) => /^(RUN|COPY)/.test(step))).toBe(false);
    expect(steps.find((step) => step.startsWith('HEALTHCHECK'))).toContain('/healthz');
  });

  it('QU-02 no settings and nothing that was built get into it', () => {
    const left = textOf('Containerfile.dockerignore').split('\n');
    expect(left).toEqual(
      expect.arrayContaining(['.git', '.env*', 'server/deploy/marsa.env', 'node_modules']),
    );
  });
});

const names = v.record(v.string(), v.nullable(v.unknown()));
const serviceSchema = v.strictObject({
  image: v.optional(v.pipe(v.string(), v.regex(/^[a-z]+:[\w.-]+$/))),
  build: v.optional(v.strictObject({ context: v.string(), dockerfile: v.string() })),
  command: v.optional(v.array(v.string())),
  user: v.optional(v.string()),
  environment: v.record(v.string(), v.string()),
  ports: v.optional(v.array(v.pipe(v.string(), v.startsWith('127.0.0.1:')))),
  volumes: v.array(v.string()),
  depends_on: v.optional(
    v.record(
      v.string(),
      v.strictObject({ condition: v.picklist(['service_healthy', 'service_completed_successfully']) }),
    ),
  ),
  healthcheck: v.optional(
    v.strictObject({
      test: v.pipe(v.array(v.string()), v.minLength(2)),
      interval: v.string(),
      timeout: v.string(),
      retries: v.number(),
      start_period: v.string(),
    }),
  ),
  restart: v.picklist(['unless-stopped', 'no']),
  init: v.optional(v.boolean()),
  stop_grace_period: v.optional(v.string()),
  cap_drop: v.optional(v.array(v.string())),
  security_opt: v.optional(v.array(v.string())),
  networks: v.union([v.array(v.string()), names]),
});
const composeSchema = v.strictObject({
  name: v.string(),
  services: v.record(v.string(), serviceSchema),
  networks: names,
  volumes: names,
});

describe('compose.yaml', () => {
  const text = textOf('compose.yaml');
  const { services, networks, volumes } = v.parse(composeSchema, parse(text, { merge: true }));

  it('QU-08 names services, networks, volumes and files that there are', () => {
    expect(Object.keys(services)).toEqual(['site', 'wordpress', 'setup', 'database']);
    for (const service of Object.values(services)) {
      expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(service.depends_on ?? {})));
      const joined = Array.isArray(service.networks) ? service.networks : Object.keys(service.networks);
      expect(Object.keys(networks)).toEqual(expect.arrayContaining(joined));
      const stored = service.volumes
        .map((one) => one.split(':')[0] ?? '')
        .filter((one) => !one.startsWith('.'));
      expect(Object.keys(volumes)).toEqual(expect.arrayContaining(stored));
    }
    const { build } = services['site'] ?? {};
    expect(existsSync(resolve(FOLDER, build?.context ?? '-', build?.dockerfile ?? '-'))).toBe(true);
  });

  it('QU-08 all that goes on running is asked how it does, and comes back', () => {
    expect(services['site']?.restart).toBe('unless-stopped');
    for (const name of ['wordpress', 'database'])
      expect(services[name]).toMatchObject({ restart: 'unless-stopped', healthcheck: expect.any(Object) });
  });

  it('QU-08 every value that it asks for is in the example of the settings', () => {
    const asked = [...text.matchAll(/(?<!\$)\$\{(\w+)/g)].map((match) => match[1]);
    const given = Object.keys(parseEnv(textOf('marsa.env.example')));
    expect(new Set(asked)).toEqual(new Set(given));
  });

  it('QU-02 each container knows the secrets that it needs; the example holds none', () => {
    const knowing = (secret: string) =>
      Object.keys(services).filter((name) =>
        Object.values(services[name]?.environment ?? {}).some((value) => value.includes(secret)),
      );
    expect(knowing('DATABASE_PASSWORD')).toEqual(['wordpress', 'setup', 'database']);
    expect(knowing('CMS_ADMIN_PASSWORD')).toEqual(['setup']);
    expect(knowing('CONTENT_HOOK_SECRET')).toEqual(['site', 'setup']);
    const example = Object.entries(parseEnv(textOf('marsa.env.example')));
    expect(example.filter(([name, value]) => /SECRET|PASSWORD/.test(name) && value !== '')).toEqual([]);
  });
});
