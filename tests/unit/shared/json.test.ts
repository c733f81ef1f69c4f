import { describe, expect, it } from 'vitest';
import { parseJson } from '../../../src/shared/http/json.ts';

const garbage = expect.objectContaining({ failure: 'garbage' });

function failureOf(text: string): unknown {
  try {
    return { parsed: parseJson(text) };
  } catch (error) {
    return error;
  }
}

describe('JSON of a server', () => {
  it('CS-05 is parsed', () => {
    expect(parseJson('[{"id":1}]')).toEqual([{ id: 1 }]);
    expect(parseJson(' {"a":null}\n')).toEqual({ a: null });
  });

  it.each([
    [
      'an HTML notice',
      '<br />\n<b>Warning</b>:  Undefined index [x] in <b>/a.php</b> on line <b>3</b><br />\n[{"id":1}]',
    ],
    ['a notice right before it', '<br />[{"id":1}]'],
    ['a plain notice', 'Deprecated: Function {closure}() is deprecated in /a.php on line 3\n[{"id":1}]'],
    ['a log line in brackets', '[21-Nov-2026 09:00:00 UTC] PHP Notice:  x in /a.php\n[{"id":1}]'],
    ['several notices', 'Notice: one\nNotice: two\n\n  [{"id":1}]'],
  ])('CS-05 is parsed after %s', (_, text) => {
    expect(parseJson(text)).toEqual([{ id: 1 }]);
  });

  it.each([
    ['an empty text', ''],
    ['a web page', '<!doctype html><html><body>{ not json }</body></html>'],
    ['half a list', '[{"id":1},{"id"'],
    ['a list without its end', '[{"id":1},{"id":2}'],
    ['a formatted list without its end', '[\n  {"id":1},\n  {"id":2}'],
    ['a formatted object without its end', '{\n  "posts": [1,\n  {"id":2}'],
    ['a list that ends in a text with a bracket', '[{"content":"<p>[1]'],
    ['a notice and half a list', '<br />\nWarning: x<br />\n[{"id":1},{"id"'],
    ['a notice and a formatted list without its end', '<br />\n[\n  {"id":1},\n  {"id":2}'],
    ['words after it', '[{"id":1}] and more'],
  ])('CS-05 is not %s', (_, text) => {
    expect(failureOf(text)).toEqual(garbage);
  });
});

describe('a long malformed answer', () => {
  it.each(['[', '[1,\n', '\n', '>\n[ ', '<p>{', '{"a":'])(
    'CS-05 is rejected in linear time: %j, a million times',
    (piece) => {
      expect(failureOf(piece.repeat(1_000_000))).toEqual(garbage);
    },
  );
});
