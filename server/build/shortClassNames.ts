import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SIGNS = `${LETTERS}0123456789`;
const LENGTH = 4;

function hashed(text: string): string {
  const bytes = createHash('sha256').update(text).digest();
  return Array.from({ length: LENGTH }, (_, index) => {
    const signs = index === 0 ? LETTERS : SIGNS;
    return signs[bytes.readUInt16BE(2 * index) % signs.length];
  }).join('');
}

/** Whether a class has the shape of those that CSS modules are given; some others have it too. */
export const isShortName = (name: string): boolean => name.length === LENGTH && !/[_-]/.test(name);

/**
 * Names the classes of CSS modules, by file and class alike in all builds. They stand in each element of each page that
 * a device keeps: short ones are 40 kB less there. Throws when two get the same name.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const known = new Map<string, string>();
  return (name, file) => {
    const whole = `${relative(root, file.split('?', 1)[0] ?? file).replaceAll('\\', '/')} ${name}`;
    const short = hashed(whole);
    const other = known.get(short);
    if (other !== undefined && other !== whole) throw new Error(`One class name for ${whole} and ${other}`);
    known.set(short, whole);
    return short;
  };
}
