import createPurifier, { type DOMPurify } from 'dompurify';
import { type DomWindow, parseInert } from '../../../../shared/html/parse.ts';
import type { Steps } from '../steps.ts';
import type { Heading } from '../../model.ts';
import type { EdgeContext } from './context.ts';
import { cleanImages } from './images.ts';
import { rewriteLinks } from './links.ts';
import { prepare } from './prepare.ts';
import { tidy } from './tidy.ts';

// Without svg, math, style, template and noscript, no HTML parses differently the second time (mutation XSS).
const TAGS =
  'a abbr address article aside audio b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp section small source span strong sub summary sup table tbody td tfoot th thead time tr track u ul var video wbr';
const ATTRIBUTES =
  'abbr alt cite class colspan controls datetime dir headers height href id kind label lang open rel reversed rowspan scope sizes span src srcset srclang start title type value width';

const CONFIG = {
  ALLOWED_TAGS: TAGS.split(' '),
  ALLOWED_ATTR: ATTRIBUTES.split(' '),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|sms:|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  SANITIZE_NAMED_PROPS: true,
  RETURN_DOM_FRAGMENT: true as const,
};

const BLOCKS =
  'p, li, ul, ol, h2, h3, h4, h5, h6, td, th, caption, figure, figcaption, pre, div, blockquote, address, dt, dd, br, summary, cite, time';

const purifiers = new WeakMap<DomWindow, DOMPurify>();

/** Cached: the Trusted Types policy can be created only once, and the configuration is slow to parse. */
function purifierOf(dom: DomWindow): DOMPurify {
  const known = purifiers.get(dom);
  if (known) return known;
  // In a browser the default instance is already bound to the window.
  const purifier = createPurifier.isSupported ? createPurifier : createPurifier(dom);
  purifier.setConfig(CONFIG);
  purifiers.set(dom, purifier);
  return purifier;
}

/** Characters that are sanitised in one step: about 15 ms on a phone. */
const STEP_CHARACTERS = 1000;

/** Sanitises a body in pieces and empties it. */
function* sanitizeBlocks(body: HTMLElement, purifier: DOMPurify): Steps<DocumentFragment> {
  const root = body.ownerDocument.createDocumentFragment();
  const piece = body.ownerDocument.createDocumentFragment();
  while (body.firstChild) {
    for (let letters = 0; body.firstChild && letters < STEP_CHARACTERS; piece.append(body.firstChild))
      letters += body.firstChild.textContent?.length ?? 0;
    // The configuration is already set; here it only selects the return type. Nodes, not a string: reparsing
    // markup can change its meaning.
    root.append(purifier.sanitize(piece, CONFIG));
    piece.replaceChildren();
    yield;
  }
  return root;
}

/** Sanitised body of a post. */
export interface CleanBody {
  readonly html: string;
  readonly headings: readonly Heading[];
  readonly text: string;
}

interface PostOfBody {
  readonly link: string;
  readonly slug: string;
  readonly lang: string;
}

/**
 * Sanitises and normalises a body (QU-02, CS-05). A generator: a long article would block input on a phone.
 */
export function* sanitizeHtml(html: string, post: PostOfBody, context: EdgeContext): Steps<CleanBody> {
  // These comments also separate words within a line.
  const document = parseInert(html.replace(/<!--(?:more(?: [^<>]*)?|nextpage)-->/g, ' '), context.dom);
  yield;
  prepare(document, post.link || context.apiBase);
  yield;
  const root = yield* sanitizeBlocks(document.body, purifierOf(context.dom));
  rewriteLinks(root, post, context);
  cleanImages(root, post.link || context.apiBase, context);
  yield;
  const headings = tidy(root, post.lang);
  const holder = root.ownerDocument.createElement('div');
  holder.append(root);
  const { innerHTML } = holder;
  yield;
  // Adjacent blocks contain separate words.
  for (const block of holder.querySelectorAll(BLOCKS)) {
    block.before(' ');
    block.after(' ');
  }
  // The fallback content of a video is mostly its address.
  for (const film of holder.querySelectorAll('audio, video')) film.replaceChildren();
  return { html: innerHTML, headings, text: (holder.textContent ?? '').replace(/\s+/g, ' ').trim() };
}
