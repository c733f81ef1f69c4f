const BETWEEN: ReadonlyMap<string, string> = new Map([
  ['mfrac', '/'],
  ['msup', '^'],
  ['msub', '_'],
]);

function written(node: Node): string {
  if (node.nodeType === 3) return node.nodeValue?.trim() ?? '';
  if (node.nodeType !== 1 || node.nodeName.startsWith('annotation')) return '';
  const parts = [...node.childNodes].map(written).filter((part) => part !== '');
  const name = node.nodeName.toLowerCase();
  const [radicand = '', index = ''] = parts;
  if (name === 'msqrt') return `√(${parts.join('')})`;
  if (name === 'mroot') return `${index}√(${radicand})`;
  if (name === 'mtext') return ` ${parts.join('')} `;
  return parts.join(BETWEEN.get(name) ?? '');
}

/** Replaces formulas and drawings with their text: MathML and SVG allow mutation XSS (QU-02). */
export function writeOutFormulas(document: Document): void {
  for (const formula of document.querySelectorAll('math')) formula.replaceWith(written(formula).trim());
  for (const drawing of document.querySelectorAll('svg')) {
    const texts = [...drawing.querySelectorAll('text, foreignObject')];
    const named = texts.length > 0 ? texts : [...drawing.querySelectorAll('title')].slice(0, 1);
    drawing.replaceWith(named.map((text) => text.textContent?.replace(/\s+/g, ' ').trim()).join(' '));
  }
}
