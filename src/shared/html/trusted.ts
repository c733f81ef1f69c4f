/**
 * The site's Trusted Types policy (QU-02), which changes no value. It marks sanitised HTML and HTML for inert documents
 * (https://www.w3.org/TR/trusted-types/).
 */
interface Policy {
  createHTML: (html: string) => string;
  createScriptURL: (url: string) => string;
}

interface PolicyFactory {
  createPolicy: (name: string, rules: Partial<Policy>) => Policy;
}

const rules: Policy = { createHTML: (html) => html, createScriptURL: (url) => url };

const factory: PolicyFactory | undefined = Reflect.get(globalThis, 'trustedTypes');
const policy: Policy = factory ? factory.createPolicy('marsa', rules) : rules;

// Workbox registers the service worker by a string; all other strings are refused.
factory?.createPolicy('default', {
  createScriptURL: (url) => {
    if (url === '/sw.js') return url;
    throw new TypeError(`Not a script of this site: ${url}`);
  },
});

/** Marks HTML as safe to parse: only for sanitised HTML or inert documents. */
export function trustedHtml(html: string): string {
  return policy.createHTML(html);
}

/** Marks the address of a script of this site. */
export function trustedScriptUrl(url: string): string {
  return policy.createScriptURL(url);
}
