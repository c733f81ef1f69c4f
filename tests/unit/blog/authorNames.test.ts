import { describe, expect, it } from 'vitest';
import { authors } from '../../../server/content/library/authors.ts';
import { brand } from '../../../src/content/brand.ts';
import { site } from '../../../src/content/site.ts';
import { authorName } from '../../../src/features/blog/api/postFields.ts';
import { authorKey, NAMED_AUTHORS } from '../../../src/features/blog/hooks/useAuthorName.ts';
import en from '../../../src/i18n/locales/en.blog.json' with { type: 'json' };

describe('the names of authors', () => {
  it('LA-04 have translations for all authors of the embedded content service', () => {
    const shown = Object.values(authors).map(({ name }) => authorName(name, site.defaultAuthor));
    expect(shown.map(authorKey)).toEqual(NAMED_AUTHORS);
    expect(shown).toEqual(NAMED_AUTHORS.map((key) => en.authors[key].replace('{{brand}}', brand.en)));
  });

  it.each(['Amina', 'editorial', ''])('CS-04 are unchanged for %j of another service', (name) => {
    expect(authorKey(name)).toBeUndefined();
  });
});
