/**
 * The site's one Trusted Types policy (QU-02). It changes nothing: it marks the places where our own code
 * vouches for a text, either because it was sanitised before it was stored or because the document it is
 * parsed into runs nothing. https://www.w3.org/TR/trusted-types/
 */
interface Policy {
  createHTML: (html: string) => string;
  createScriptURL: (url: string) => string;
}

interface PolicyFactory {
  createPolicy: (name: string, rules: Policy) => Policy;
}

const rules: Policy = { createHTML: (html) => html, createScriptURL: (url) => url };

const factory: PolicyFactory | undefined = Reflect.get(globalThis, 'trustedTypes');
const policy: Policy = factory ? factory.createPolicy('marsa', rules) : rules;

/** Marks HTML as safe to parse: only for sanitised HTML, or for documents that are never shown. */
export function trustedHtml(html: string): string {
  return policy.createHTML(html);
}

/** Marks an address of our own as a script to run. */
export function trustedScriptUrl(url: string): string {
  return policy.createScriptURL(url);
}
