import type { Page } from 'playwright-core';

/**
 * Translates a page as Chromium's translator does, after loading and after each change: a text node is replaced by
 * `<font><font>…</font></font>` with another text. `translateNow` translates the current page once.
 */
function translator(when: string): void {
  const skipped = 'script, style, noscript, template, textarea, font';
  const translateIn = (element: Node) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(skipped)) continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.textContent = `«${text.data.trim()}»`;
      text.replaceWith(outer);
    }
  };
  const begin = () => {
    translateIn(document.body);
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) if (node.isConnected) translateIn(node.parentNode ?? node);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  };
  if (when === 'now') begin();
  else document.addEventListener('DOMContentLoaded', begin);
}

export const translateWhenParsed = (page: Page): Promise<unknown> => page.addInitScript(translator, 'parsed');
export const translateNow = (page: Page): Promise<void> => page.evaluate(translator, 'now');
