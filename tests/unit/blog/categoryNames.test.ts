import { describe, expect, it } from 'vitest';
import { CATEGORY_SLUGS, categories } from '../../../server/content/library/categories.ts';
import { plainText } from '../../../src/shared/html/parse.ts';
import { categoryKey, NAMED_CATEGORIES } from '../../../src/features/blog/rules/categoryKey.ts';
import en from '../../../src/i18n/locales/en.blog.json' with { type: 'json' };
import { context } from '../edge/fixture.ts';

describe('the names of categories', () => {
  it('LA-04 all of the embedded content service are known, by their names as by their slugs', () => {
    expect(NAMED_CATEGORIES).toEqual(CATEGORY_SLUGS);
    for (const slug of CATEGORY_SLUGS) {
      const name = plainText(categories[slug].name, context.dom);
      expect([name, categoryKey(name)]).toEqual([en.blog.categories[slug], slug]);
    }
  });

  it.each(['ReleaseNotes', 'Tax & VAT', 'ضرائب', '', '&'])(
    'CS-04 %j of another service keeps its own name',
    (name) => {
      expect(categoryKey(name)).toBeUndefined();
    },
  );
});
