import { HttpError } from './HttpError.ts';

/**
 * Parses a JSON body, also one with a server's notices printed before it (CS-05).
 * Throws `HttpError` of failure `garbage` when there is no whole JSON value at the end of the text.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return parseAfterNotices(text);
  }
}

/** The first signs of an object or a list of things; a bracket of a notice is followed by something else. */
const VALUE = /^(?:\{\s*"|\[\s*[[{"])/;

/** Letters in which notices are looked for, and brackets in them that are tried: each may be read to the end. */
const NOTICES = 100_000;
const MOST_TRIED = 20;
/** Most spaces between a notice and what follows it. */
const GAP = 200;

/** Notices end with a line break or a tag. */
function followsNotice(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - GAP), index);
  const words = before.trimEnd();
  return words === '' || words.endsWith('>') || before.slice(words.length).includes('\n');
}

/** What follows notices starts with a bracket and reaches to the end. */
function parseAfterNotices(text: string): unknown {
  const brackets = [...text.slice(0, NOTICES).matchAll(/[[{]/g)].map(({ index }) => index);
  for (const index of brackets.filter((at) => followsNotice(text, at)).slice(0, MOST_TRIED)) {
    const rest = text.slice(index);
    try {
      return JSON.parse(rest);
    } catch {
      // A value that is cut off: what stands further inside it is not the answer.
      if (VALUE.test(rest)) break;
    }
  }
  throw new HttpError('garbage', 'The answer is not JSON');
}
