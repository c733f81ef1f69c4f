import { HttpError } from './HttpError.ts';

/**
 * Parses a JSON body, also after notices that a server printed before it (CS-05). Throws `HttpError` of failure
 * `garbage` without a complete JSON value at the end of the text.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return parseAfterNotices(text);
  }
}

/** The start of an object or of a list; brackets of a notice differ. */
const VALUE = /^(?:\{\s*"|\[\s*[[{"])/;

/** Characters that are searched for notices, and the maximum number of brackets that are tried. */
const MAX_NOTICE_LENGTH = 100_000;
const MAX_TRIED = 20;
const MAX_GAP_LENGTH = 200;

function followsNotice(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - MAX_GAP_LENGTH), index);
  const words = before.trimEnd();
  return words === '' || words.endsWith('>') || before.slice(words.length).includes('\n');
}

function parseAfterNotices(text: string): unknown {
  const brackets = [...text.slice(0, MAX_NOTICE_LENGTH).matchAll(/[[{]/g)].map(({ index }) => index);
  for (const index of brackets.filter((at) => followsNotice(text, at)).slice(0, MAX_TRIED)) {
    const rest = text.slice(index);
    try {
      return JSON.parse(rest);
    } catch {
      // A truncated value: brackets further inside are not the response.
      if (VALUE.test(rest)) break;
    }
  }
  throw new HttpError('garbage', 'The answer is not JSON');
}
