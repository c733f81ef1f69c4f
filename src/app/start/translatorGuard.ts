function fontOf({ addedNodes, previousSibling, nextSibling }: MutationRecord): Node | undefined {
  return [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT') ?? undefined;
}

/**
 * Redirects DOM operations on replaced text nodes to the `<font>` elements of translators. React otherwise throws when
 * it removes such nodes (https://github.com/facebook/react/issues/11538), or updates invisible text. Call it once,
 * before React renders.
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
    if (!node.isConnected) fonts.get(node)?.parentNode?.removeChild(node);
    insertBefore.call(this, node, (next && childFor(this, next)) ?? null);
    return node;
  };
}
