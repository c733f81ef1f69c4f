import { beforeAll, describe, expect, it } from 'vitest';
import { fixtureService, type Ask } from './fixture.ts';

// The messages were taken from WordPress 6.1.9.
describe('wrong parameters', () => {
  let ask: Ask;
  beforeAll(async () => {
    ask = await fixtureService();
  });

  it.each([
    ['per_page=0', 'per_page must be between 1 (inclusive) and 100 (inclusive)', 'rest_out_of_bounds', null],
    [
      'per_page=101',
      'per_page must be between 1 (inclusive) and 100 (inclusive)',
      'rest_out_of_bounds',
      null,
    ],
    ['page=0', 'page must be greater than or equal to 1', 'rest_out_of_bounds', null],
    ['page=two', 'page is not of type integer.', 'rest_invalid_type', { param: 'page' }],
    ['include=a', 'include[0] is not of type integer.', 'rest_invalid_type', { param: 'include[0]' }],
    ['slug[a]=b', 'slug is not of type array.', 'rest_invalid_type', { param: 'slug' }],
    ['sticky=maybe', 'sticky is not of type boolean.', 'rest_invalid_type', { param: 'sticky' }],
    ['order=up', 'order is not one of asc and desc.', 'rest_not_in_enum', null],
    ['context=all', 'context is not one of view, embed, and edit.', 'rest_not_in_enum', null],
    ['status=draft', 'Status is forbidden.', 'rest_forbidden_status', { status: 401 }],
    [
      'categories=3,abc',
      'categories is not a valid Term ID List. Reason: categories[1] is not of type integer.',
      'rest_no_matching_schema',
      { position: 0 },
    ],
    [
      'categories=',
      'categories matches Term ID List and Term ID Taxonomy Query, but should match only one.',
      'rest_one_of_multiple_matches',
      { positions: [0, 1] },
    ],
  ])('CS-03 %s answers 400 in the words of WordPress', async (query, message, code, data) => {
    const response = await ask(`posts?${query}`);
    const name = /^[a-z_]+/.exec(query)?.[0] ?? '';
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: 'rest_invalid_param',
      message: `Invalid parameter(s): ${name}`,
      data: { status: 400, params: { [name]: message }, details: { [name]: { code, message, data } } },
    });
  });

  it('CS-03 all wrong parameters are named in the order sent', async () => {
    const body = await (await ask('posts?order=up&after=soon&author=me')).json();
    expect(body).toMatchObject({ message: 'Invalid parameter(s): order, after, author' });
  });

  it('CS-03 context, page, per_page and search are checked before the others', async () => {
    const body = await (await ask('posts?order=up&page=0&context=x')).json();
    expect(body).toMatchObject({ message: 'Invalid parameter(s): context, page' });
  });

  it('CS-03 numbers as PHP reads them are taken', async () => {
    for (const page of ['1.0', '%201', '1e0']) {
      expect((await ask(`posts?page=${page}`)).status).toBe(200);
    }
  });

  it('CS-03 unknown parameters are ignored', async () => {
    expect((await ask('posts?surprise=1&x[y]=2')).status).toBe(200);
  });

  it('CS-03 a visitor may not ask for the edit context', async () => {
    const response = await ask('posts?context=edit');
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'rest_forbidden_context' });
  });
});
