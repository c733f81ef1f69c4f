/** Fields of WordPress' plugin for modern image formats. */
const OF_PLUGINS = new Set(['sources']);

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function lacksOfItem(item: unknown, theirs: readonly unknown[], path: string): readonly string[] {
  const all = theirs.map((each) => lacks(item, each, path));
  return all.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

/**
 * Returns the paths of our JSON that are missing or of another type in theirs. Each item of our lists is compared
 * with the most similar item of theirs, because embeds differ; an empty list of theirs matches every list.
 */
export function lacks(ours: unknown, theirs: unknown, path = ''): readonly string[] {
  if (Array.isArray(ours)) {
    if (!Array.isArray(theirs)) return [path];
    return [...new Set(ours.flatMap((item) => lacksOfItem(item, theirs, `${path}[]`)))];
  }
  if (!isObject(ours)) return typeof ours === typeof theirs ? [] : [path];
  if (!isObject(theirs)) return [path];
  return Object.entries(ours).flatMap(([name, value]) => {
    if (OF_PLUGINS.has(name)) return [];
    return lacks(value, theirs[name], `${path}.${name}`);
  });
}
