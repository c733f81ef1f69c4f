import { context } from './fixture.ts';

// A separate list: every newly allowed element and attribute must be added here too.
const TAGS = new Set(
  'a abbr address article aside audio b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp section small source span strong sub summary sup table tbody td tfoot th thead time tr track u ul var video wbr'.split(
    ' ',
  ),
);
const ATTRIBUTES = new Set(
  'abbr alt cite class colspan controls datetime decoding dir headers height href id kind label lang loading open preload rel reversed rowspan scope sizes span src srcset srclang start tabindex title type value width'.split(
    ' ',
  ),
);
const LINK_SCHEMES = ['http:', 'https:', 'mailto:', 'tel:', 'sms:'];

function isBad({ name, value }: Attr): boolean {
  if (!ATTRIBUTES.has(name)) return true;
  if (name === 'id') return !value.startsWith('user-content-');
  if (name === 'href') return !LINK_SCHEMES.includes(new URL(value, context.siteOrigin).protocol);
  const addresses = name === 'src' ? [value] : name === 'srcset' ? value.split(', ') : [];
  return addresses.some((address) => {
    const { origin } = new URL(address.split(' ')[0] ?? '', context.siteOrigin);
    return origin !== context.siteOrigin && !context.mediaOrigins.includes(origin);
  });
}

/** Returns the elements and attributes of a sanitised page that are not allowed. */
export function forbiddenContent(page: ParentNode): string[] {
  return [...page.querySelectorAll('*')].flatMap((element) => {
    const bad = [...element.attributes]
      .filter(isBad)
      .map(({ name, value }) => `<${element.localName} ${name}="${value}">`);
    const isPlain = TAGS.has(element.localName) && element.namespaceURI === 'http://www.w3.org/1999/xhtml';
    return isPlain ? bad : [`<${element.localName}>`].concat(bad);
  });
}
