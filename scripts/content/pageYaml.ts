import { isDeepStrictEqual } from 'node:util';
import { Document, Scalar, visit } from 'yaml';

type Data = Readonly<Record<string, unknown>>;

const WIDTH = 100;
const OPTIONS = { lineWidth: 0, singleQuote: true } as const;

const blocksOf = ({ blocks }: Data): readonly Data[] => (Array.isArray(blocks) ? blocks : []);

/** Returns the blocks of both pages: those of one page only are marked with `portal`. */
function mergedBlocks(without: readonly Data[], withPortal: readonly Data[]): readonly Data[] {
  const least = Math.min(without.length, withPortal.length);
  let start = 0;
  while (start < least && isDeepStrictEqual(without[start], withPortal[start])) start += 1;
  let end = 0;
  while (end < least - start && isDeepStrictEqual(without.at(-1 - end), withPortal.at(-1 - end))) end += 1;
  const only = (blocks: readonly Data[], portal: boolean) =>
    blocks
      .slice(start, blocks.length - end)
      .map(({ kind, ...rest }) => Object.assign({ kind, portal }, rest));
  return [
    ...without.slice(0, start),
    ...only(withPortal, true),
    ...only(without, false),
    ...without.slice(without.length - end),
  ];
}

const mergedEntries = (without: Data, withPortal: Data) =>
  Object.entries(without).flatMap(([key, value]) => {
    if (key === 'blocks') return [[key, mergedBlocks(blocksOf(without), blocksOf(withPortal))]];
    if (isDeepStrictEqual(value, withPortal[key])) return [[key, value]];
    return [
      [key, value],
      [`${key}WithPortal`, withPortal[key]],
    ];
  });

/** Returns true for text that is one plain line of YAML. */
const isPlain = (text: string): boolean =>
  text.length <= WIDTH && new Document(text).toString(OPTIONS) === `${text}\n`;

/** Returns the file of a page, from its data without and with a client portal. */
export function pageYaml(without: Data, withPortal: Data): string {
  const document = new Document(Object.fromEntries(mergedEntries(without, withPortal)), {
    aliasDuplicateObjects: false,
  });
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'string') return;
      if (isPlain(node.value)) node.type = Scalar.PLAIN;
      else node.type = /[\s']/.test(node.value) ? Scalar.BLOCK_FOLDED : Scalar.QUOTE_SINGLE;
    },
  });
  return document.toString(OPTIONS);
}
