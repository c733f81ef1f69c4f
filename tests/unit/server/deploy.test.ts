// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const FOLDER = resolve(import.meta.dirname, '../../../server/deploy');
const textOf = (name: string) => readFileSync(resolve(FOLDER, name), 'utf8');

const unit = textOf('marsa.service');

it('QU-08 the unit serves the build as an unprivileged user without write access', () => {
  const settings = `WorkingDirectory=/srv/marsa User=marsa EnvironmentFile=/etc/marsa/marsa.env
    Restart=on-failure KillSignal=SIGTERM CapabilityBoundingSet= NoNewPrivileges=yes ProtectHome=yes
    ProtectSystem=strict PrivateTmp=yes PrivateDevices=yes RestrictNamespaces=yes`.split(/\s+/);
  const nameOf = (line: string) => line.split('=', 1)[0] ?? '';
  const names = new Set([...settings.map(nameOf), 'ReadWritePaths', 'MemoryDenyWriteExecute']);
  const lines = unit.split('\n');
  expect(lines.filter((line) => names.has(nameOf(line))).toSorted()).toEqual(settings.toSorted());
  expect(Number(/^TimeoutStopSec=(.*)$/m.exec(unit)?.[1])).toBeGreaterThan(2);
  expect(lines.filter((line) => !/^(?:|#.*|\[\w+\]|[A-Z]\w+=.*)$/.test(line))).toEqual([]);
});

it('QU-08 the unit starts the Node of the dependencies', () => {
  const command = /^ExecStart=\/srv\/marsa\/(node_modules\/\S+) server\/serve.ts --built$/m;
  const cwd = resolve(FOLDER, '../..');
  const script = "import('./server/environment.ts').then(() => console.log('loaded'))";
  const node = resolve(cwd, command.exec(unit)?.[1] ?? '');
  expect(execFileSync(node, ['--eval', script], { cwd, encoding: 'utf8' })).toBe('loaded\n');
});

it('QU-02 QU-08 the image runs as an unprivileged user with a health check, without settings or a build', () => {
  const steps = textOf('Containerfile')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line));
  expect(steps.at(-1)).toBe('CMD ["node", "server/serve.ts"]');
  expect(steps).toContain('USER node');
  expect(steps.slice(steps.indexOf('USER node')).some((step) => /^(RUN|COPY)/.test(step))).toBe(false);
  expect(steps.find((step) => step.startsWith('HEALTHCHECK'))).toContain('/healthz');
  expect(textOf('Containerfile.dockerignore').split('\n')).toEqual(
    expect.arrayContaining(['.git', '.env*', 'server/deploy/marsa.env', 'node_modules']),
  );
});

const names = v.record(v.string(), v.unknown());
const serviceSchema = v.looseObject({
  environment: v.record(v.string(), v.string()),
  ports: v.optional(v.array(v.pipe(v.string(), v.startsWith('127.0.0.1:')))),
  volumes: v.array(v.string()),
  depends_on: v.optional(names, {}),
  restart: v.picklist(['unless-stopped', 'no']),
  cap_drop: v.tuple([v.literal('ALL')]),
  security_opt: v.tuple([v.literal('no-new-privileges:true')]),
  networks: v.union([v.array(v.string()), v.pipe(names, v.transform(Object.keys))]),
});
const composeSchema = v.object({
  services: v.record(v.string(), serviceSchema),
  networks: names,
  volumes: names,
});
const compose = textOf('compose.yaml');
const { services, networks, volumes } = v.parse(composeSchema, parse(compose, { merge: true }));

it('QU-08 the compose file names services, networks, volumes and files that exist', () => {
  expect(Object.keys(services)).toEqual(['site', 'wordpress', 'setup', 'database']);
  const known = [services, networks, volumes].flatMap(Object.keys);
  for (const { depends_on: required, networks: joined, volumes: mounted } of Object.values(services)) {
    const stored = mounted.map((one) => one.split(':')[0] ?? '').filter((one) => !one.startsWith('.'));
    expect(known).toEqual(expect.arrayContaining([...Object.keys(required), ...joined, ...stored]));
  }
  const built = v.object({ context: v.string(), dockerfile: v.string() });
  const { context, dockerfile } = v.parse(built, services['site']?.['build']);
  expect(existsSync(resolve(FOLDER, context, dockerfile))).toBe(true);
});

it('QU-02 QU-08 the example has all settings without secrets; each container has only its secrets', () => {
  const example = parseEnv(textOf('marsa.env.example'));
  const required = [...compose.matchAll(/(?<!\$)\$\{(\w+)/g)].map((match) => match[1]);
  expect(new Set(required)).toEqual(new Set(Object.keys(example)));
  const secrets = Object.entries(example).filter(([name]) => /SECRET|PASSWORD/.test(name));
  expect(secrets.filter(([, value]) => value)).toEqual([]);
  const knowing = (secret: string) =>
    Object.keys(services).filter((name) => JSON.stringify(services[name]?.environment).includes(secret));
  expect(knowing('DATABASE_PASSWORD')).toEqual(['wordpress', 'setup', 'database']);
  expect(knowing('CMS_ADMIN_PASSWORD')).toEqual(['setup']);
  expect(knowing('CONTENT_HOOK_SECRET')).toEqual(['site', 'setup']);
});
