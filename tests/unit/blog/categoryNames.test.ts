import { describe, expect, it } from 'vitest';
import { categories } from '../../../server/content/library/fixedCategories.ts';
import { plainText } from '../../../src/shared/html/parse.ts';
import { categoryKey } from '../../../src/features/blog/hooks/useCategoryName.ts';
import { CATEGORY_SLUGS } from '../../../src/features/blog/rules/categorySlugs.ts';
import en from '../../../src/i18n/locales/en.blog.json' with { type: 'json' };
import { context } from '../edge/fixture.ts';

describe('the names of categories', () => {
  it('LA-04 have translations for all categories of the embedded content service', () => {
    for (const slug of CATEGORY_SLUGS) {
      const name = plainText(categories[slug].name, context.dom);
      expect([name, categoryKey(name)]).toEqual([en.categories[slug], slug]);
    }
  });

  it.each(['ReleaseNotes', 'Tax & VAT', 'ضرائب', '', '&'])(
    'CS-04 are unchanged for %j of another service',
    (name) => {
      expect(categoryKey(name)).toBeUndefined();
    },
  );
});
