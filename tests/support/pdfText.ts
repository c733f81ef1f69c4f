import { inflateSync } from 'node:zlib';

/** A piece of text as it lies in a PDF file that pdfkit has made. */
export interface PdfPiece {
  /** From one. */
  readonly page: number;
  /** Its left end and its line, in points from the page's lower left corner. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** The name of its font in the file. */
  readonly font: string;
  /** As it is read: letters from the right are turned around. */
  readonly text: string;
  /** Its glyphs, from the left. */
  readonly glyphs: readonly { readonly id: string; readonly text: string }[];
  /** Decoration, which readers' voices pass over. */
  readonly isArtifact: boolean;
}

/** A page: its pieces, and the operators that draw it. */
export interface PdfPage {
  readonly pieces: readonly PdfPiece[];
  readonly content: string;
}

const RIGHT = /\p{Script=Arabic}/u;

const MARKS =
  /\/(?<tag>\w+) <<[^>]*>> BDC|(?<end>EMC)|1 0 0 1 (?<x>[-\d.]+) (?<y>[-\d.]+) Tm|\/(?<font>F\d+) (?<size>[\d.]+) Tf|\[(?<shown>[^\]]*)\] TJ|(?<closed>ET)/g;

/** The objects of a file, as text: their streams unpacked. */
function objectsOf(file: Uint8Array): ReadonlyMap<string, string> {
  const source = Buffer.from(file).toString('latin1');
  return new Map(
    Array.from(source.matchAll(/(\d+) 0 obj\n([^]*?)\nendobj/g), ([, number = '', body = '']) => {
      const stream = /^(<<[^]*?>>)\nstream\n([^]*)\nendstream$/.exec(body);
      if (!stream?.[2]?.length || !/FlateDecode/.test(stream[1] ?? '')) return [number, body];
      return [number, inflateSync(Buffer.from(stream[2], 'latin1')).toString('latin1')];
    }),
  );
}

const fromHex = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** What each glyph of a font stands for, by its number in the file. */
function charactersOf(map: string): ReadonlyMap<string, string> {
  const characters = new Map<string, string>();
  for (const [, first = '', , list = ''] of map.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g))
    for (const [index, [, hex = '']] of [...list.matchAll(/<([\w ]*)>/g)].entries())
      characters.set(
        (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0'),
        fromHex(hex.replaceAll(' ', '')),
      );
  return characters;
}

/** The pages of a PDF file that pdfkit has made. */
export function pdfTexts(file: Uint8Array): readonly PdfPage[] {
  const objects = objectsOf(file);
  const reference = (body: string, key: string) =>
    objects.get(new RegExp(String.raw`/${key} (\d+) 0 R`).exec(body)?.[1] ?? '') ?? '';
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\n/.test(body));
  return pages.map((page, index) => {
    const fonts = new Map(
      Array.from(
        reference(page, 'Resources').matchAll(/\/(F\d+) (\d+) 0 R/g),
        ([, name = '', number = '']) => [
          name,
          charactersOf(reference(objects.get(number) ?? '', 'ToUnicode')),
        ],
      ),
    );
    const content = reference(page, 'Contents');
    return { content, pieces: piecesOf(content, fonts, index + 1) };
  });
}

function piecesOf(
  content: string,
  fonts: ReadonlyMap<string, ReadonlyMap<string, string>>,
  page: number,
): readonly PdfPiece[] {
  const pieces: PdfPiece[] = [];
  let font: ReadonlyMap<string, string> | undefined;
  let place: readonly [x: number, y: number] | undefined;
  let size = 0;
  let name = '';
  let isArtifact = false;
  let glyphs: PdfPiece['glyphs'][number][] = [];
  for (const { groups = {} } of content.matchAll(MARKS)) {
    const { tag, x, y, shown } = groups;
    if (tag !== undefined) isArtifact = tag === 'Artifact';
    if (x !== undefined && y !== undefined) place ??= [Number(x), Number(y)];
    if (groups['font'] !== undefined) {
      name = groups['font'];
      font = fonts.get(name);
      size = Number(groups['size']);
    }
    for (const [, hex = ''] of shown?.matchAll(/<(\w*)>/g) ?? [])
      for (const [id] of hex.matchAll(/\w{4}/g)) glyphs.push({ id, text: font?.get(id) ?? '\uFFFD' });
    if (groups['closed'] === undefined || !place) continue;
    const seen = glyphs.map(({ text }) => text).join('');
    const text = RIGHT.test(seen) ? Array.from(seen).toReversed().join('') : seen;
    pieces.push({ page, x: place[0], y: place[1], size, font: name, text, glyphs, isArtifact });
    glyphs = [];
    place = undefined;
  }
  return pieces;
}
