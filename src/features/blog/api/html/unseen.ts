import { absoluteUrl, addressWithHost } from './context.ts';

/** Keeps `<noscript>` playlists, and `<noscript>` videos unless a lazy-loaded copy precedes them. */
function keepFallbacks(document: Document): void {
  for (const fallback of document.querySelectorAll('noscript')) {
    const hasLink = fallback.querySelector('a[href]') && fallback.textContent?.trim();
    const hasFrame =
      fallback.querySelector('iframe') && fallback.previousElementSibling?.localName !== 'iframe';
    if (hasLink || hasFrame) fallback.replaceWith(...fallback.childNodes);
  }
}

/** Links that consist of an icon: an image, an icon font, or content that a script inserts. */
const isSign = ({ firstElementChild, attributes }: Element): boolean =>
  firstElementChild !== null || [...attributes].some(({ name }) => /^(?:aria-label|title|data-)/.test(name));

function nameLinks(document: Document): void {
  for (const link of document.querySelectorAll('a[href]')) {
    if (link.textContent?.trim() || link.querySelector('img, picture, video, audio, iframe')) continue;
    if (!isSign(link)) continue;
    const host = addressWithHost(link.getAttribute('href') ?? '')?.hostname.replace(/^www\./, '') ?? '';
    const name = host && (link.getAttribute('title')?.trim() || host);
    link.append(link.getAttribute('aria-label')?.trim() || name);
  }
}

function linkTo(document: Document, address: string, words: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.setAttribute('href', address);
  link.textContent = words;
  return link;
}

function linkAreas(document: Document): void {
  for (const area of document.querySelectorAll('area[href]')) {
    const address = area.getAttribute('href') ?? '';
    const url = absoluteUrl(address, 'https://link.invalid');
    if (!url) continue;
    area.replaceWith(linkTo(document, address, area.getAttribute('alt')?.trim() || url.pathname), ' ');
  }
}

/** Turns select options with an address, such as months of an archive, into links. */
function linkChoices(document: Document): void {
  for (const choice of document.querySelectorAll('option[value]')) {
    const address = choice.getAttribute('value') ?? '';
    const words = choice.textContent?.trim() ?? '';
    if (words !== '' && addressWithHost(address)) choice.replaceWith(linkTo(document, address, words), ' ');
  }
}

function removeSigns(document: Document): void {
  for (const sign of document.querySelectorAll('.wp-block-accordion-heading__toggle-icon')) sign.remove();
}

/** Separates the texts of form fields and options, which sanitising removes. */
function partFields(document: Document): void {
  for (const part of document.querySelectorAll(
    'option, select, button, textarea, output, meter, progress, label, legend',
  ))
    if (part.nextSibling) part.after(' ');
}

/** Converts content that sanitising would remove into text and links (CS-05). */
export function replaceUnseen(document: Document): void {
  keepFallbacks(document);
  nameLinks(document);
  linkAreas(document);
  linkChoices(document);
  removeSigns(document);
  partFields(document);
}
