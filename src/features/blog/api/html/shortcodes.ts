/** Shortcodes of WordPress and common plugins: only these are removed without attributes or a closing tag. */
const KNOWN =
  /^(?:audio|caption|contact-form-7|contact-form|embed|gallery|gravityform|mailpoet|mc4wp_form|ninja_form|playlist|products?|recent_products|rev_slider|toc|video|wp_caption|wpforms|(?:av|cs|elementor|et_pb|fusion|mk|nectar|su|tatsu|ux|vc|woocommerce|wpv|wp|x)[_-][\w-]+)$/i;

/** A tag without its opening bracket. The alternatives are disjoint, so that matching takes linear time. */
const TAG = /^(\/?)([a-z][\w-]*)((?:\s+[\w-]+=(?:"[^"]*"|'[^']*'|[^\s"'\]]+))*)\s*\/?\]/i;

/** `NodeFilter.SHOW_TEXT`; the global is missing outside browsers. */
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

/** Removes shortcodes of missing plugins (https://codex.wordpress.org/Shortcode_API), not their content. */
export function removeShortcodes(document: Document): void {
  const nodes = [...textsOf(document)];
  const closed = closedIn(nodes.map(({ nodeValue }) => nodeValue));
  for (const node of nodes) node.nodeValue = without(node.nodeValue, closed);
}
