// @vitest-environment node
import { expect, it } from 'vitest';
import { nestingDepth } from '../../../src/features/blog/api/html/nestingDepth.ts';

it('QU-02 the nesting depth counts elements, closed or not', () => {
  expect(nestingDepth('<div><p>a<p>b<br><ul><li>c</ul></div><div></div>')).toBe(2);
  expect(nestingDepth('<div>'.repeat(8_000))).toBe(8_000);
  expect(nestingDepth('</div></div><b>')).toBe(1);
  expect(nestingDepth(`<svg><g>${'<path d="M0 0"/>'.repeat(2_000)}</g></svg>`)).toBe(2);
});
