/** Returns the `<font>` that replaced a removed text node, if a translator did that. */
function fontOf({ addedNodes, previousSibling, nextSibling }: MutationRecord): Node | undefined {
  return [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT') ?? undefined;
}

/**
 * Translators replace text nodes by `<font>` elements. React then removes, and inserts before, nodes that are no longer
 * on the page, which throws (https://github.com/facebook/react/issues/11538), and updates a text that nobody sees. This
 * redirects those operations to the `<font>`. To be called once, before React renders.
 */
export function guardAgainstTranslators(): void {
  const fonts = new WeakMap<Node, Node>();
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      const { target } = record;
      const font = fonts.get(target);
      if (record.type === 'characterData' && font && !target.isConnected) font.textContent = target.nodeValue;
      for (const text of record.removedNodes) {
        const replacement = text instanceof Text ? fontOf(record) : undefined;
        if (!replacement) continue;
        fonts.set(text, replacement);
        observer.observe(text, { characterData: true });
      }
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });

  /** The child of `parent` that stands for `node`. */
  const childFor = (parent: Node, node: Node): Node | undefined =>
    [node, fonts.get(node)].find((child) => child?.parentNode === parent);
  // oxlint-disable-next-line typescript/unbound-method -- called with `this` below
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, node: T): T {
    const child = childFor(this, node);
    if (child) removeChild.call(this, child);
    return node;
  };
  Node.prototype.insertBefore = function insert<T extends Node>(this: Node, node: T, next: Node | null): T {
    // React moves a text that was replaced.
    if (!node.isConnected) fonts.get(node)?.parentNode?.removeChild(node);
    insertBefore.call(this, node, (next && childFor(this, next)) ?? null);
    return node;
  };
}
