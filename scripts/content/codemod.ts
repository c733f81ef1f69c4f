/** Writes the page modules of `src/content/pages` as YAML files, compares both, and deletes the modules. */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pageYaml } from './pageYaml.ts';
import { comparePages } from './comparePages.ts';

const root = resolve(import.meta.dirname, '../..');
const PORTAL = '?portal';

const STUBS: readonly (readonly [module: RegExp, code: string])[] = [
  [/\/brand\.ts$/, "export const brand = new Proxy({}, { get: () => '{{brand}}' });"],
  [
    /\/firmEntries\.ts$/,
    "export const firmEntries = (list, _, texts) => [{ kind: 'entries', list, ...texts }];",
  ],
  [/\/site\.ts$/, "export const site = { brand: '{{brand}}', portal: '' };"],
];

registerHooks({
  resolve(specifier, context, next) {
    const [, stub] = STUBS.find(([module]) => module.test(specifier)) ?? [];
    if (stub === undefined || !/\/content\/pages\/..\//.test(context.parentURL ?? ''))
      return next(specifier, context);
    const code = context.parentURL?.endsWith(PORTAL) ? stub.replace("portal: ''", "portal: 'yes'") : stub;
    return { url: `data:text/javascript,${encodeURIComponent(code)}`, shortCircuit: true };
  },
});

const load = async (file: string, query = ''): Promise<Record<string, unknown>> => {
  const { page } = await import(pathToFileURL(join(root, file)).href + query);
  return page;
};

const files = globSync('src/content/pages/??/**/*.ts', { cwd: root }).toSorted();
for (const file of files) {
  const comments = readFileSync(join(root, file), 'utf8').match(/^\s*(?:\/\/|\/?\*).*$/gm) ?? [];
  if (comments.length > 0) console.info(`${file}: comments are dropped:\n${comments.join('\n')}`);
  const yaml = pageYaml(await load(file), await load(file, PORTAL));
  writeFileSync(join(root, file.replace(/\.ts$/, '.yaml')), yaml);
}

const differing = await comparePages(root);
if (differing.length > 0)
  throw new Error(`These pages differ, no module is deleted:\n${differing.join('\n')}`);
for (const file of files) rmSync(join(root, file));
console.info(`${files.length} pages written and equal`);
