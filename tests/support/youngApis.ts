import { parseSync, Visitor } from 'vite';
import { features } from 'web-features';

/** A browser and its oldest supported version in a build target: `safari16.4`. */
const TARGET = /^([a-z]+)([\d.]+)$/;

/** Names of a build target's browsers in the data of https://web-platform-dx.github.io/web-features/. */
const BROWSERS: Readonly<Record<string, readonly string[]>> = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari'],
  ios: ['safari_ios'],
};

/** Compares versions by part: `16.10` is newer than `16.4`. */
function isYounger(version: string, than: string): boolean {
  const [parts, others] = [version, than].map((text) => text.replace('≤', '').split('.').map(Number));
  const [major = 0, minor = 0] = parts ?? [];
  const [otherMajor = 0, otherMinor = 0] = others ?? [];
  return major > otherMajor || (major === otherMajor && minor > otherMinor);
}

export interface YoungApis {
  /** Globals and members of globals, such as `URL.canParse`. */
  readonly names: ReadonlySet<string>;
  /** Methods of any object, if no older interface has the name. Single words are excluded as ambiguous. */
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

/** Returns the newer APIs of a script, guarded or not, sorted, and syntax that older browsers reject. */
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
      // Shorter names may be minified ones.
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
