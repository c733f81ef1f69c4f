import { readFileSync } from 'node:fs';

type Paint = { readonly fill?: string; readonly stroke?: string };

const drawings = new URL('../../../src/content/art/', import.meta.url);

/** The colour that a value stands for where no scheme sets its variable: `var(--art-near,#2f8281)`. */
const colourOf = (value: string | undefined) => /#[\da-f]{6}/i.exec(value ?? '')?.[0];

/** What each class of a drawing paints, as its own style says. */
function classesOf(svg: string): ReadonlyMap<string, Paint> {
  const rules = svg.matchAll(/\.(?<name>[a-z]+)\{(?<body>[^}]*)\}/g);
  return new Map(
    Array.from(rules, ({ groups }) => {
      const body = groups?.['body'] ?? '';
      const stroke = colourOf(/stroke:([^;]*)/.exec(body)?.[1]);
      const fill = colourOf(/fill:([^;]*)/.exec(body)?.[1]);
      return [groups?.['name'] ?? '', { ...(fill ? { fill } : {}), ...(stroke ? { stroke } : {}) }];
    }),
  );
}

const attributesOf = (tag: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from(tag.matchAll(/([\w-]+)="([^"]*)"/g), ([, name = '', value = '']) => [name, value]),
  );

function transform(doc: PDFKit.PDFDocument, text: string): void {
  for (const [, name, list = ''] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [x = 0, y = name === 'scale' ? x : 0] = list.split(/[\s,]+/).map(Number);
    if (name === 'translate') doc.translate(x, y);
    else if (name === 'scale') doc.scale(x, y);
    else throw new Error(`A drawing turns by ${name}, which is not known here`);
  }
}

function paint(
  doc: PDFKit.PDFDocument,
  { fill, stroke }: Paint,
  attributes: Readonly<Record<string, string>>,
) {
  const opacity = Number(attributes['opacity'] ?? 1);
  if (stroke) {
    doc
      .lineWidth(Number(attributes['stroke-width'] ?? 1))
      .lineCap(attributes['stroke-linecap'] === 'round' ? 'round' : 'butt');
    doc.strokeOpacity(opacity).stroke(stroke);
  } else doc.fillOpacity(opacity).fill(fill ?? '#000000');
  doc.opacity(1);
}

function shape(doc: PDFKit.PDFDocument, name: string, attributes: Readonly<Record<string, string>>): boolean {
  const number = (key: string) => Number(attributes[key] ?? 0);
  if (name === 'path') doc.path(attributes['d'] ?? '');
  else if (name === 'circle') doc.circle(number('cx'), number('cy'), number('r'));
  else if (name === 'rect')
    doc.roundedRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
  else return false;
  return true;
}

/**
 * Draws one of the site's drawings as vectors, its units one to one: paths, rectangles, circles and groups, which is
 * all that they consist of.
 */
export function draw(doc: PDFKit.PDFDocument, file: string): void {
  const svg = readFileSync(new URL(file, drawings), 'utf8');
  const classes = classesOf(svg);
  for (const [, closing, name = '', rest = ''] of svg
    .replaceAll(/<style.*?<\/style>/gs, '')
    .matchAll(/<(\/?)(\w+)((?:\s[^>]*)?)\/?>/g)) {
    if (name === 'g') {
      if (closing) doc.restore();
      else {
        doc.save();
        transform(doc, attributesOf(rest)['transform'] ?? '');
      }
      continue;
    }
    if (closing || name === 'svg') continue;
    const attributes = attributesOf(rest);
    doc.save();
    transform(doc, attributes['transform'] ?? '');
    const fill = colourOf(attributes['fill']);
    if (shape(doc, name, attributes))
      paint(doc, classes.get(attributes['class'] ?? '') ?? (fill ? { fill } : {}), attributes);
    doc.restore();
  }
}
