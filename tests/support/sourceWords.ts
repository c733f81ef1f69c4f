import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** A text and its position (`src/app/App.tsx:12`). */
export interface Found {
  readonly text: string;
  readonly at: string;
}

/** Message keys and visible texts of sources. */
export interface SourceWords {
  readonly keys: Found[];
  /** Keys composed in t(`…${part}…`), as patterns. */
  readonly patterns: { readonly pattern: RegExp; readonly at: string }[];
  /** All strings, because keys are also passed as data. */
  readonly strings: Set<string>;
  /** Visible texts in the code (LA-04). */
  readonly spoken: Found[];
}

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;

// Attributes, properties and DOM fields with visible or spoken text.
const SPEAKING = new Set(
  (
    'alt title label text heading placeholder description summary message textContent innerText ariaLabel ' +
    'aria-label aria-description aria-roledescription aria-valuetext'
  ).split(' '),
);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);

const childrenOf = (node: Node): Node[] => Object.values(node).flatMap(nodesIn);

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return '';
  return typeof node['name'] === 'string'
    ? node['name']
    : typeof node['value'] === 'string'
      ? node['value']
      : '';
};

const quasis = (template: Node): string[] =>
  nodesIn(template['quasis']).map((part) => {
    const value: unknown = part['value'];
    return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : '';
  });

const BINDING = /const \{ t(?:: (\w+))?[^}]*\} = useTranslation\((?:'(\w+)')?\)/g;

/**
 * Returns a function that tests whether a call translates: a component's `t` can use a namespace (`home`), which then
 * prefixes its keys.
 */
function translators(code: string): (callee: unknown) => string | undefined {
  const bindings = [...code.matchAll(BINDING)].map(({ 1: alias = 't', 2: part, index }) => ({
    alias,
    prefix: part ? `${part}.` : '',
    index,
  }));
  return (callee) => {
    if (!isNode(callee)) return undefined;
    if (callee.type === 'MemberExpression') return nameOf(callee['property']) === 't' ? '' : undefined;
    const name = nameOf(callee);
    const binding = bindings.findLast(({ alias, index }) => alias === name && index < callee.start);
    return binding?.prefix ?? (name === 't' ? '' : undefined);
  };
}

/**
 * Reads the texts of one file. `code` is TSX.
 * @throws Error when it cannot be parsed
 */
export function wordsOf(code: string, file: string, words: SourceWords): void {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const place = (node: Node) => `${file}:${code.slice(0, node.start).split('\n').length}`;
  const say = (text: string, node: Node) => {
    if (/\p{L}/u.test(text)) words.spoken.push({ text: text.trim(), at: place(node) });
  };

  const prefixOf = translators(code);
  const asked = (argument: Node | undefined, prefix: string | undefined) => {
    if (prefix === undefined) return;
    if (argument?.type === 'Literal')
      words.keys.push({ text: prefix + nameOf(argument), at: place(argument) });
    const parts =
      argument?.type === 'TemplateLiteral'
        ? quasis(argument)
        : argument?.type === 'Identifier' && prefix
          ? ['', '']
          : undefined;
    if (!argument || !parts) return;
    const pattern = parts.map((part) => part.replaceAll('.', String.raw`\.`)).join('[^.]+');
    const start = prefix.replaceAll('.', String.raw`\.`);
    words.patterns.push({ pattern: new RegExp(`^${start}${pattern}$`), at: place(argument) });
  };

  // `shown` is true when the value of the expression is visible.
  const visit = (node: Node, shown: boolean): void => {
    const all = (nodes: Node[], inner: boolean) => nodes.forEach((child) => visit(child, inner));
    switch (node.type) {
      case 'JSXText':
        return say(nameOf(node), node);
      case 'Literal':
        if (typeof node['value'] === 'string') words.strings.add(node['value']);
        return shown ? say(nameOf(node), node) : undefined;
      case 'TemplateLiteral':
        if (shown) quasis(node).forEach((part) => say(part, node));
        return all(nodesIn(node['expressions']), shown);
      case 'JSXElement':
      case 'JSXFragment':
        all(nodesIn(node['openingElement']), false);
        return all(nodesIn(node['children']), true);
      case 'JSXAttribute':
        return all(nodesIn(node['value']), SPEAKING.has(nameOf(node['name'])));
      case 'Property':
        return all(nodesIn(node['value']), file.endsWith('.tsx') && SPEAKING.has(nameOf(node['key'])));
      case 'AssignmentExpression': {
        const { left } = node;
        const field = isNode(left) && left.type === 'MemberExpression' ? nameOf(left['property']) : '';
        return all(nodesIn(node['right']), SPEAKING.has(field));
      }
      case 'ConditionalExpression':
        all(nodesIn(node['test']), false);
        return all([...nodesIn(node['consequent']), ...nodesIn(node['alternate'])], shown);
      case 'BinaryExpression':
        return all(childrenOf(node), shown && node['operator'] === '+');
      case 'LogicalExpression':
      case 'JSXExpressionContainer':
      case 'ParenthesizedExpression':
        return all(childrenOf(node), shown);
      case 'CallExpression':
        asked(nodesIn(node['arguments'])[0], prefixOf(node['callee']));
        return all(childrenOf(node), false);
      default:
        return all(childrenOf(node), false);
    }
  };
  nodesIn(program).forEach((node) => visit(node, false));
}

export const noWords = (): SourceWords => ({ keys: [], patterns: [], strings: new Set(), spoken: [] });

/** Reads the texts of all sources below `src`. */
export function sourceWords(root: string): SourceWords {
  const words = noWords();
  for (const file of globSync('src/**/*.{ts,tsx}', { cwd: root }))
    wordsOf(readFileSync(join(root, file), 'utf8'), file, words);
  return words;
}
