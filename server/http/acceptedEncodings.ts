/** A compression that the server can answer with, named as in `Content-Encoding`. */
export type Encoding = 'br' | 'gzip';

const OURS: readonly Encoding[] = ['br', 'gzip'];

function qualityOf(parameters: readonly string[]): number {
  const quality = parameters
    .map((parameter) => /^\s*q=(\d(?:\.\d{0,3})?)\s*$/i.exec(parameter)?.[1])
    .find(Boolean);
  return quality === undefined ? 1 : Number(quality);
}

/**
 * The compressions that a client takes, the denser first; empty when it takes none. `q=0` refuses one.
 * https://www.rfc-editor.org/rfc/rfc9110#field.accept-encoding
 */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const qualities = new Map<string, number>();
  for (const part of (header ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';');
    qualities.set(name.trim().toLowerCase(), qualityOf(parameters));
  }
  return OURS.filter((encoding) => (qualities.get(encoding) ?? qualities.get('*') ?? 0) > 0);
}
