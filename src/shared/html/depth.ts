/** Elements that have no content, that parsers close by themselves, or that drawings close with `/>`. */
const FLAT = new Set(
  'area base br col embed hr img input li link meta p source td th tr track wbr dd dt option circle ellipse image line path polygon polyline rect stop use'.split(
    ' ',
  ),
);

/** Returns how deep elements are nested at most in HTML text, without parsing it. */
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
