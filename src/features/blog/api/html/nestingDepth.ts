/** Void elements, elements with optional end tags, and self-closing elements of SVG. */
const FLAT = new Set(
  'area base br col embed hr img input li link meta p source td th tr track wbr dd dt option circle ellipse image line path polygon polyline rect stop use'.split(
    ' ',
  ),
);

/** Returns the maximum nesting depth of elements in HTML text, without parsing it. */
export function nestingDepth(html: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z][a-z\d-]*)/gi)) {
    if (FLAT.has(name.toLowerCase())) continue;
    depth = end ? Math.max(0, depth - 1) : depth + 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
