import { hasSigned, selectAuthors } from '../collections/authors.ts';
import { selectMedia } from '../collections/media.ts';
import { selectPosts } from '../collections/posts.ts';
import type { Page } from '../collections/slice.ts';
import { selectTerms } from '../collections/terms.ts';
import type { Library, Term } from '../library/library.ts';
import { readMediaParameters } from '../query/mediaParameters.ts';
import { ParameterReader } from '../query/ParameterReader.ts';
import type { Query } from '../query/phpQuery.ts';
import { readPaging, readPostParameters } from '../query/postParameters.ts';
import { oneOf } from '../query/readers.ts';
import { readTermParameters } from '../query/termParameters.ts';
import { readUserParameters } from '../query/userParameters.ts';
import { authorResource } from '../resources/authorResource.ts';
import { mediaResource } from '../resources/mediaResource.ts';
import { postResource } from '../resources/postResource.ts';
import type { Context, Resource } from '../resources/resource.ts';
import { page, rest, type Site } from '../resources/site.ts';
import { termResource } from '../resources/termResource.ts';
import type { Answer } from './answer.ts';
import { invalidPostId, RestError } from './RestError.ts';

/** One call of a route. */
interface Call {
  readonly query: Query;
  readonly library: Library;
  readonly site: Site;
  /** The number in the path of a single item; 0 in collections. */
  readonly id: number;
}

/** Answers GET on one path, or throws a `RestError`. */
export type Handler = (call: Call) => Answer;

type Asked = 'view' | 'embed' | 'edit';

function visitorContext(asked: Asked, message: string): Context {
  if (asked === 'edit') {
    throw new RestError('rest_forbidden_context', `Sorry, you are not allowed to ${message}.`, 401);
  }
  return asked;
}

function askedContext(query: Query): Asked {
  const reader = new ParameterReader(query);
  const asked = reader.early('context', oneOf(['view', 'embed', 'edit']), 'view');
  reader.finish();
  return asked;
}

function many<T>(found: Page<T>, collection: string, toResource: (item: T) => Resource): Answer {
  return { kind: 'many', page: { ...found, items: found.items.map(toResource) }, collection };
}

export const posts: Handler = ({ query, library, site }) => {
  const asked = readPostParameters(query);
  const context = visitorContext(asked.context, 'edit posts in this post type');
  return many(selectPosts(library.articles, asked), rest(site, '/posts'), (article) =>
    postResource(article, library, site, context),
  );
};

export const post: Handler = ({ query, library, site, id }) => {
  const asked = askedContext(query);
  const article = library.articles.find((known) => known.id === id);
  if (article === undefined) {
    throw invalidPostId();
  }
  const context = visitorContext(asked, 'edit this post');
  return {
    kind: 'one',
    resource: postResource(article, library, site, context),
    alternate: page(site, `/blog/${article.slug}`),
  };
};

/** The list of categories or of tags. */
export function terms(base: 'categories' | 'tags'): Handler {
  return ({ query, library, site }) => {
    const asked = readTermParameters(query);
    const context = visitorContext(asked.context, 'edit terms in this taxonomy');
    return many(selectTerms(library[base], library.articles, asked), rest(site, `/${base}`), (found) =>
      termResource(found, site, context),
    );
  };
}

/** One category or tag. */
export function term(base: 'categories' | 'tags'): Handler {
  return ({ query, library, site, id }) => {
    const asked = askedContext(query);
    const found: Term | undefined = library[base].find((known) => known.id === id);
    if (found === undefined) {
      throw new RestError('rest_term_invalid', 'Term does not exist.', 404);
    }
    const context = visitorContext(asked, 'edit this term');
    return { kind: 'one', resource: termResource(found, site, context) };
  };
}

export const users: Handler = ({ query, library, site }) => {
  const asked = readUserParameters(query);
  const context = visitorContext(asked.context, 'edit users');
  return many(selectAuthors(library.authors, library.articles, asked), rest(site, '/users'), (author) =>
    authorResource(author, site, context),
  );
};

export const user: Handler = ({ query, library, site, id }) => {
  const asked = askedContext(query);
  const author = library.authors.find((known) => known.id === id);
  if (author === undefined) {
    throw new RestError('rest_user_invalid_id', 'Invalid user ID.', 404);
  }
  const context = visitorContext(asked, 'edit this user');
  if (!hasSigned(library.articles, author)) {
    throw new RestError('rest_user_cannot_view', 'Sorry, you are not allowed to list users.', 401);
  }
  return { kind: 'one', resource: authorResource(author, site, context) };
};

export const mediaList: Handler = ({ query, library, site }) => {
  const asked = readMediaParameters(query);
  const context = visitorContext(asked.context, 'edit posts in this post type');
  return many(selectMedia(library.media, asked), rest(site, '/media'), (media) =>
    mediaResource(media, site, context),
  );
};

export const mediaItem: Handler = ({ query, library, site, id }) => {
  const asked = askedContext(query);
  const media = library.media.find((known) => known.id === id);
  if (media === undefined) {
    throw invalidPostId();
  }
  const context = visitorContext(asked, 'edit this post');
  return {
    kind: 'one',
    resource: mediaResource(media, site, context),
    alternate: page(site, `/?attachment_id=${id}`),
  };
};

/** Nobody comments here, but every post links to its comments. */
export const comments: Handler = ({ query, site }) => {
  const reader = new ParameterReader(query);
  const { page: asked } = readPaging(reader);
  reader.finish();
  return many({ items: [], total: 0, page: asked, pages: 0 }, rest(site, '/comments'), () => {
    throw new TypeError('There are no comments');
  });
};
