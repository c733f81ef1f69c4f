import { describe, expect, it } from 'vitest';
import { authors } from '../../../server/content/library/authors.ts';
import { brand } from '../../../src/content/brand.ts';
import { site } from '../../../src/content/site.ts';
import { authorKey, NAMED_AUTHORS } from '../../../src/features/blog/rules/authorKey.ts';
import { authorName } from '../../../src/features/blog/rules/authorName.ts';
import en from '../../../src/i18n/locales/en.blog.json' with { type: 'json' };

describe('the names of authors', () => {
  it('LA-04 all of the embedded content service are known as they are shown', () => {
    const shown = Object.values(authors).map(({ name }) => authorName(name, site.defaultAuthor));
    expect(shown.map(authorKey)).toEqual(NAMED_AUTHORS);
    expect(shown).toEqual(NAMED_AUTHORS.map((key) => en.blog.authors[key].replace('{{brand}}', brand.en)));
  });

  it.each(['Amina', 'editorial', ''])('CS-04 %j of another service keeps the name', (name) => {
    expect(authorKey(name)).toBeUndefined();
  });
});
