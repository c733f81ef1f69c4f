import { JSDOM } from 'jsdom';
import { SEED_ID } from '../../../src/features/blog/seedMarkup.ts';
import { SAMPLE_NUMBERS, SAMPLE_PATH } from './sample.ts';

/** Finds exactly what is looked for: a component that was changed shows here, at build, and not on a phone. */
function all(root: ParentNode, selector: string, count: number): Element[] {
  const found = [...root.querySelectorAll(selector)];
  if (found.length !== count)
    throw new Error(`The article has ${found.length} of ${selector}, the template expects ${count}.`);
  return found;
}

const one = (root: ParentNode, selector: string): Element => {
  const [found] = all(root, selector, 1);
  if (!found) throw new Error(selector);
  return found;
};

function withText(root: ParentNode, selector: string, text: string): Element[] {
  return [...root.querySelectorAll(selector)].filter((element) => element.textContent === text);
}

/** Puts an element into a section: once for each member of a list, or once when the value is there. */
function section(element: Element, name: string): void {
  element.before(`{{#${name}}}`);
  element.after(`{{/${name}}}`);
}

/**
 * The table of contents: of the two sample entries one becomes the pattern, the other lends its class. The folded one
 * has its entries only when it is opened.
 */
function contents(root: ParentNode): void {
  const list = one(root, 'ol:has(a[href="#{{id}}"])');
  const [entry, sub] = [...list.children];
  if (!entry || !sub) throw new Error('The table of contents has lost its entries.');
  entry.setAttribute('class', `{{#sub}}${sub.className}{{/sub}}`);
  sub.remove();
  section(entry, 'headings');
  section(one(root, 'nav:has(a[href="#{{id}}"])'), 'contents');
  section(one(root, 'article .MuiAccordion-root'), 'contents');
}

function numbers(root: Element, document: Document): void {
  const walker = document.createTreeWalker(root, 4);
  const digits = String(SAMPLE_NUMBERS.minutes);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.textContent?.includes(digits)) node.textContent = '{{minutes}}';
  const image = one(root, 'img[src="{{src}}"]');
  image.setAttribute('width', '{{width}}');
  image.setAttribute('height', '{{height}}');
}

/**
 * Makes a Mustache template of an article's page that was rendered with the sample for its content. What repeats or
 * may be missing becomes a section. @throws Error when a component no longer has the shape that is expected here.
 */
export function articleTemplate(page: string): string {
  const dom = new JSDOM(page);
  const { document } = dom.window;
  const root = one(document, '#root');
  numbers(root, document);
  contents(root);
  for (const element of root.querySelectorAll('[lang="{{lang}}"]'))
    element.setAttribute('dir', '{{direction}}');
  for (const element of withText(root, 'i', '{')) element.textContent = '{{initial}}';
  one(root, 'time').textContent = '{{date}}';
  section(one(root, 'span:has(> bdi > time)'), 'dated');
  for (const element of all(root, 'img[src="{{avatar}}"]', 2)) section(element, 'avatar');
  for (const element of withText(root, 'li', '{{category}}')) section(element, 'categories');
  for (const element of withText(root, 'li', '{{tag}}')) {
    section(element, 'tags');
    const frame = element.parentElement?.parentElement;
    if (!frame) throw new Error('The tags have lost their frame.');
    section(frame, 'tagged');
  }
  for (const element of withText(root, 'p', '{{excerpt}}')) section(element, 'excerpt');
  one(document, `#${SEED_ID}`).textContent = '{{{seed}}}';
  section(one(root, 'source'), 'sources');
  section(one(root, 'picture'), 'picture');
  return (
    dom
      .serialize()
      .replaceAll(' class="{{#sub}}', '{{#sub}} class="')
      .replaceAll('{{/sub}}"', '"{{/sub}}')
      .replaceAll(/ srcset="\{\{srcset\}\}" sizes="[^"]*"/g, (found) => `{{#srcset}}${found}{{/srcset}}`)
      .replaceAll(/https?:\/\/[^"\s]+\/(?:%7B%7B|\{\{)src(?:%7D%7D|\}\})/g, '{{image}}')
      // In the canonical address, which the article's own language decides, and the others.
      .replaceAll(/\/(?:%7B%7B|\{\{)lang(?:%7D%7D|\}\})\/blog\/sample/g, '{{canonical}}')
      .replaceAll(SAMPLE_PATH, '{{path}}')
  );
}
