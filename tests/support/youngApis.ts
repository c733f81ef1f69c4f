import { parseSync, Visitor } from 'vite';
import { features } from 'web-features';

/** A browser with its oldest version that counts, as a build target names it: `safari16.4`. */
const TARGET = /^([a-z]+)([\d.]+)$/;

/** How the data (MDN's, https://web-platform-dx.github.io/web-features/) names the browsers of a build target. */
const BROWSERS: Readonly<Record<string, readonly string[]>> = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari'],
  ios: ['safari_ios'],
};

/** Versions are compared part by part: `16.10` is younger than `16.4`. */
function isYounger(version: string, than: string): boolean {
  const [parts, others] = [version, than].map((text) => text.replace('≤', '').split('.').map(Number));
  const [major = 0, minor = 0] = parts ?? [];
  const [otherMajor = 0, otherMinor = 0] = others ?? [];
  return major > otherMajor || (major === otherMajor && minor > otherMinor);
}

/** What browsers of a build target may lack. */
export interface YoungApis {
  /** Globals, and members of globals as `URL.canParse`. */
  readonly names: ReadonlySet<string>;
  /** Methods of whatever object: names that no older interface has. One word alone is the language's, or anybody's. */
  readonly members: ReadonlySet<string>;
}

/** Reads the browsers' data for a build target. */
export function youngApis(targets: readonly string[]): YoungApis {
  const oldest = targets.flatMap((target) => {
    const [, name = '', version = ''] = TARGET.exec(target) ?? [];
    return (BROWSERS[name] ?? []).map((browser) => [browser, version] as const);
  });
  const names = new Set<string>();
  const young = new Set<string>();
  const old = new Set<string>();
  for (const feature of Object.values(features)) {
    if (feature.kind !== 'feature') continue;
    for (const [key, { support }] of Object.entries(feature.status.by_compat_key ?? {})) {
      const [, owner, member] =
        /^(?:api|javascript\.builtins)\.(\w+?)(?:\.(\w+?)(?:_static)?)?$/.exec(key) ?? [];
      if (!owner || member?.endsWith('_event')) continue;
      const versions = new Map<string, string>(Object.entries(support));
      const lacks = oldest.some(([browser, version]) => {
        const since = versions.get(browser);
        return since === undefined || isYounger(since, version);
      });
      if (lacks) names.add(member ? `${owner}.${member}` : owner);
      if (!member) continue;
      if (!lacks) old.add(member);
      else if (key.startsWith('javascript') || /[A-Z]/.test(member)) young.add(member);
    }
  }
  return { names, members: young.difference(old) };
}

/** The young APIs that a script uses, guarded or not, sorted; and syntax of expressions that older browsers refuse. */
export function usedOf({ names, members }: YoungApis, source: string): string[] {
  const found = new Set<string>();
  const visitor = new Visitor({
    MemberExpression(node) {
      if (node.computed || node.property.type !== 'Identifier') return;
      const member = node.property.name;
      const owner = node.object.type === 'Identifier' ? node.object.name : '';
      const isGlobal = ['window', 'self', 'globalThis'].includes(owner);
      if (names.has(`${owner}.${member}`)) found.add(`${owner}.${member}`);
      else if (isGlobal && names.has(member)) found.add(member);
    },
    CallExpression({ callee, optional }) {
      if (optional || callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (members.has(callee.property.name)) found.add(`.${callee.property.name}`);
    },
    Identifier(node) {
      // Minified names of the bundle's own are shorter.
      if (node.name.length > 3 && names.has(node.name)) found.add(node.name);
    },
    Literal(node) {
      if (!('regex' in node)) return;
      const { pattern, flags } = node.regex;
      if (flags.includes('v') || /\(\?(?:<[=!]|[ims-]+:)/.test(pattern)) found.add(`/${pattern}/${flags}`);
    },
  });
  visitor.visit(parseSync('script.js', source).program);
  return [...found].sort();
}
