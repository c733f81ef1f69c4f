import * as routes from './routes.ts';

/** What can be asked below one path. */
export interface Route {
  /** As WordPress names it, with a named group for the id. */
  readonly path: string;
  readonly get: routes.Handler;
  /** How WordPress refuses a visitor each way of writing; what is missing has no route at all. */
  readonly refusals: Readonly<Record<string, readonly [code: string, message: string]>>;
}

const ID = String.raw`(?P<id>[\d]+)`;

function create(code: string, what: string): Route['refusals'] {
  return { POST: [code, `Sorry, you are not allowed to ${what}.`] };
}

function change(edit: string, what: string): Route['refusals'] {
  const refused = [edit, `Sorry, you are not allowed to edit this ${what}.`] as const;
  const message = `Sorry, you are not allowed to delete this ${what}.`;
  const code = what === 'user' ? 'rest_user_cannot_delete' : 'rest_cannot_delete';
  return { POST: refused, PUT: refused, PATCH: refused, DELETE: [code, message] };
}

const asUser = create('rest_cannot_create', 'create posts as this user');
const newTerm = create('rest_cannot_create', 'create terms in this taxonomy');

/** The routes that give data; the two indexes list them. */
export const dataRoutes: readonly Route[] = [
  { path: '/wp/v2/posts', get: routes.posts, refusals: asUser },
  { path: `/wp/v2/posts/${ID}`, get: routes.post, refusals: change('rest_cannot_edit', 'post') },
  { path: '/wp/v2/categories', get: routes.terms('categories'), refusals: newTerm },
  {
    path: `/wp/v2/categories/${ID}`,
    get: routes.term('categories'),
    refusals: change('rest_cannot_update', 'term'),
  },
  { path: '/wp/v2/tags', get: routes.terms('tags'), refusals: newTerm },
  { path: `/wp/v2/tags/${ID}`, get: routes.term('tags'), refusals: change('rest_cannot_update', 'term') },
  {
    path: '/wp/v2/users',
    get: routes.users,
    refusals: create('rest_cannot_create_user', 'create new users'),
  },
  { path: `/wp/v2/users/${ID}`, get: routes.user, refusals: change('rest_cannot_edit', 'user') },
  { path: '/wp/v2/media', get: routes.mediaList, refusals: asUser },
  { path: `/wp/v2/media/${ID}`, get: routes.mediaItem, refusals: change('rest_cannot_edit', 'post') },
  {
    path: '/wp/v2/comments',
    get: routes.comments,
    refusals: { POST: ['rest_comment_login_required', 'Sorry, you must be logged in to comment.'] },
  },
];
