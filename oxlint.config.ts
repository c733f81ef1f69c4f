import { readdirSync } from 'node:fs';
import { defineConfig, type OxlintOverride } from 'oxlint';

/**
 * Imports run one way: app → pages → features, tools → shared; content and i18n may be read by all above shared;
 * features and tools do not know each other, but every tool may use the kit. The rules follow the folders.
 */
const folders = (path: string): string[] =>
  readdirSync(new URL(`./src/${path}`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

const forbid = (files: string[], group: string[], message: string): OxlintOverride => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] },
});

const inside = (names: string[]): string[] => names.flatMap((name) => [`**/${name}/**`, `**/${name}`]);

const features = folders('features');
const tools = folders('tools');

/** How a feature would have to write an import of another one. */
const othersThan = (feature: string): string[] =>
  features.flatMap((other) =>
    other === feature ? [] : [`**/features/${other}/**`, `../${other}/**`, `../../${other}/**`],
  );

/** How a tool would have to write an import of another one, or the kit that of any. */
const toolsOtherThan = (tool: string): string[] =>
  tools.flatMap((other) =>
    other === tool || other === 'kit' ? [] : [`**/tools/${other}/**`, `../${other}/**`],
  );

const SERVER = ['**/server/**', '**/scripts/**'];

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  options: { typeAware: true },
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-unsafe-type-assertion': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'import/no-default-export': 'error',
    'import/no-cycle': 'error',
    'no-console': ['error', { allow: ['warn', 'info'] }],
    'no-await-in-loop': 'off',
    'react/react-in-jsx-scope': 'off',
    'react/jsx-no-useless-fragment': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'unicorn/filename-case': 'off',
    'vitest/no-focused-tests': 'error',
    'vitest/require-mock-type-parameters': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'no-shadow': 'off',
    'import/no-unassigned-import': 'off',
    'promise/always-return': 'off',
    // TypeScript itself reports a missing return; `role="status"` says what `<output>` does not promise.
    'typescript/consistent-return': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Taken for arrays are Dexie's collections; short lists need no Set; names are WordPress' own.
    'unicorn/no-array-reverse': 'off',
    'unicorn/prefer-set-has': 'off',
    'no-underscore-dangle': 'off',
    // A worker's `postMessage` has no target origin.
    'unicorn/require-post-message-target-origin': 'off',
  },
  ignorePatterns: ['dist', 'node_modules', '.cache', 'public', 'tests/fixtures'],
  overrides: [
    forbid(
      ['src/shared/**'],
      [...inside(['app', 'pages', 'features', 'tools', 'content', 'i18n']), ...SERVER],
      'shared knows nothing of this product.',
    ),
    forbid(
      ['src/content/**', 'src/i18n/**'],
      [...inside(['app', 'pages', 'features', 'tools']), ...SERVER],
      'content and i18n are below features.',
    ),
    ...features.map((feature) =>
      forbid(
        [`src/features/${feature}/**`],
        [...inside(['app', 'pages', 'tools']), ...othersThan(feature), ...SERVER],
        'Features do not know each other: move what two need to shared, or let the page pass it.',
      ),
    ),
    ...tools.map((tool) =>
      forbid(
        [`src/tools/${tool}/**`],
        [...inside(['app', 'pages', 'features']), ...toolsOtherThan(tool), ...SERVER],
        'Tools do not know each other or the features: what two need is in the kit or in shared.',
      ),
    ),
    forbid(
      ['src/pages/**'],
      [...inside(['app']), ...SERVER],
      'Pages do not know the app that puts them together.',
    ),
    forbid(['src/app/**', 'src/main.tsx', 'src/service-worker/**'], SERVER, 'src never imports server.'),
    forbid(['server/**'], ['**/scripts/**'], 'The server needs nothing that is run by hand.'),
    {
      files: ['server/**', 'scripts/**', '.config/**', '*.config.*', 'tests/**', 'vite.config.ts'],
      rules: { 'no-console': 'off', 'import/no-default-export': 'off' },
    },
  ],
});
