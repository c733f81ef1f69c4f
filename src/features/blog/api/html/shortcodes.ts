/** What WordPress itself and widespread plugins call theirs; by these alone a bare `[name]` is told from a word. */
const KNOWN =
  /^(?:audio|caption|contact-form-7|contact-form|embed|gallery|gravityform|mailpoet|mc4wp_form|ninja_form|playlist|products?|recent_products|rev_slider|toc|video|wp_caption|wpforms|(?:av|cs|elementor|et_pb|fusion|mk|nectar|su|tatsu|ux|vc|woocommerce|wpv|wp|x)[_-][\w-]+)$/i;

/**
 * A tag, from behind its bracket: its slash, its name, its attributes. Each character has one way to be read, so that
 * no text makes the expression try twice: what begins with a quote is a quoted value, and no bracket is inside.
 */
const TAG = /^(\/?)([a-z][\w-]*)((?:\s+[\w-]+=(?:"[^"]*"|'[^']*'|[^\s"'\]]+))*)\s*\/?\]/i;

/** `NodeFilter.SHOW_TEXT`, which is a browser's global and missing elsewhere. */
const SHOW_TEXT = 4;

function* textsOf(document: Document): Generator<Node & { nodeValue: string }> {
  const walker = document.createTreeWalker(document.body, SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (hasText(node) && node.nodeValue.includes('[') && !node.parentElement?.closest('code, pre'))
      yield node;
  }
}

const hasText = (node: Node): node is Node & { nodeValue: string } => node.nodeValue !== null;

/** Names that are closed somewhere: what they open is no word either. */
function closedIn(texts: readonly string[]): ReadonlySet<string> {
  const names = texts.flatMap((text) =>
    text.split('[').flatMap((part) => /^\/([a-z][\w-]*)\]/i.exec(part)?.[1]?.toLowerCase() ?? []),
  );
  return new Set(names);
}

function without(text: string, closed: ReadonlySet<string>): string {
  const [before = '', ...parts] = text.split('[');
  const rest = parts.map((part) => {
    const [tag, slash, name = '', attributes] = TAG.exec(part) ?? [];
    const isOne = tag && (slash || attributes || closed.has(name.toLowerCase()) || KNOWN.test(name));
    return isOne ? part.slice(tag.length) : `[${part}`;
  });
  return before + rest.join('');
}

/**
 * Takes out the shortcodes of plugins that are gone (https://codex.wordpress.org/Shortcode_API), which stay in the text
 * as `[name key="value"]`: readers cannot use them. What stands between two of them stays. Any other word in brackets
 * is the author's (CS-05).
 */
export function removeShortcodes(document: Document): void {
  const nodes = [...textsOf(document)];
  const closed = closedIn(nodes.map(({ nodeValue }) => nodeValue));
  for (const node of nodes) node.nodeValue = without(node.nodeValue, closed);
}
