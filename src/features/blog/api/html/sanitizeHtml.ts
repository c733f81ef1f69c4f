import createPurifier, { type DOMPurify } from 'dompurify';
import { type DomWindow, parseInert } from '../../../../shared/html/parse.ts';
import type { Steps } from '../../../../shared/steps.ts';
import type { Heading } from '../../model.ts';
import type { EdgeContext } from './context.ts';
import { cleanImages } from './images.ts';
import { rewriteLinks } from './links.ts';
import { prepare } from './prepare.ts';
import { tidy } from './tidy.ts';

// Plain HTML only: without svg, math, style, template and noscript there is nothing that parses differently
// the second time (mutation XSS). Their contents go with them.
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

/** One purifier for each window: its Trusted Types policy may be made only once, and its settings take long to read. */
function purifierOf(dom: DomWindow): DOMPurify {
  const known = purifiers.get(dom);
  if (known) return known;
  // In a browser the library's own instance is already bound to the page.
  const purifier = createPurifier.isSupported ? createPurifier : createPurifier(dom);
  purifier.setConfig(CONFIG);
  purifiers.set(dom, purifier);
  return purifier;
}

/** Letters of text that are made harmless in one go: a phone takes 15 ms for them. */
const PIECE = 1000;

/** Makes a body harmless, some of its blocks at a time. Leaves it empty. */
function* sanitizeBlocks(body: HTMLElement, purifier: DOMPurify): Steps<DocumentFragment> {
  const root = body.ownerDocument.createDocumentFragment();
  const piece = body.ownerDocument.createDocumentFragment();
  while (body.firstChild) {
    for (let letters = 0; body.firstChild && letters < PIECE; piece.append(body.firstChild))
      letters += body.firstChild.textContent?.length ?? 0;
    // The settings are the ones set once: given here they only name the kind of the answer.
    // As nodes: written out and parsed once more, markup could come to mean something else.
    root.append(purifier.sanitize(piece, CONFIG));
    piece.replaceChildren();
    yield;
  }
  return root;
}

/** A body that is safe to store and to show, with what was found in it. */
export interface CleanBody {
  readonly html: string;
  readonly headings: readonly Heading[];
  /** The words alone, for counting and searching. */
  readonly text: string;
}

interface PostOfBody {
  readonly link: string;
  readonly slug: string;
  readonly lang: string;
}

/**
 * Makes a body harmless and fit to read (QU-02, CS-05): no scripts, handlers, styles, frames or forms; links
 * of the content host lead to our routes; pictures sized and lazy; videos as links. In steps: a long article takes
 * a phone longer than a tap can wait.
 */
export function* sanitizeHtml(html: string, post: PostOfBody, context: EdgeContext): Steps<CleanBody> {
  // WordPress divides there, also within a line: what stands on either side is not one word.
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
  // Blocks may touch in the markup: their words are still two.
  for (const block of holder.querySelectorAll(BLOCKS)) {
    block.before(' ');
    block.after(' ');
  }
  // What stands in a film is for who cannot play it: mostly its address.
  for (const film of holder.querySelectorAll('audio, video')) film.replaceChildren();
  return { html: innerHTML, headings, text: (holder.textContent ?? '').replace(/\s+/g, ' ').trim() };
}
