import { absoluteUrl, addressWithHost } from './context.ts';

/**
 * A list for who has no scripts, as WordPress writes one for its players, is the only place where its titles stand; a
 * frame for them that of a film, unless its twin, which is loaded later, stands before.
 */
function keepFallbacks(document: Document): void {
  for (const fallback of document.querySelectorAll('noscript')) {
    const hasLink = fallback.querySelector('a[href]') && fallback.textContent?.trim();
    const hasFrame =
      fallback.querySelector('iframe') && fallback.previousElementSibling?.localName !== 'iframe';
    if (hasLink || hasFrame) fallback.replaceWith(...fallback.childNodes);
  }
}

/** Of these links something is shown that has no words: a drawing, a sign of a font, what a script puts in. */
const isSign = ({ firstElementChild, attributes }: Element): boolean =>
  firstElementChild !== null || [...attributes].some(({ name }) => /^(?:aria-label|title|data-)/.test(name));

/** Links that are shown as a sign have their name in an attribute, or none: a site's own is then its host. */
function nameLinks(document: Document): void {
  for (const link of document.querySelectorAll('a[href]')) {
    if (link.textContent?.trim() || link.querySelector('img, picture, video, audio, iframe')) continue;
    if (!isSign(link)) continue;
    const host = addressWithHost(link.getAttribute('href') ?? '')?.hostname.replace(/^www\./, '') ?? '';
    // The title of a link into the same page, such as the sign at a heading, says what a click does.
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

/** The places of a picture that lead somewhere become links below it. */
function linkAreas(document: Document): void {
  for (const area of document.querySelectorAll('area[href]')) {
    const address = area.getAttribute('href') ?? '';
    const url = absoluteUrl(address, 'https://link.invalid');
    if (!url) continue;
    area.replaceWith(linkTo(document, address, area.getAttribute('alt')?.trim() || url.pathname), ' ');
  }
}

/** Choices that lead somewhere, such as months of an archive, become links. */
function linkChoices(document: Document): void {
  for (const choice of document.querySelectorAll('option[value]')) {
    const address = choice.getAttribute('value') ?? '';
    const words = choice.textContent?.trim() ?? '';
    if (words !== '' && addressWithHost(address)) choice.replaceWith(linkTo(document, address, words), ' ');
  }
}

/** The sign that opens an answer says nothing where all answers are open. */
function removeSigns(document: Document): void {
  for (const sign of document.querySelectorAll('.wp-block-accordion-heading__toggle-icon')) sign.remove();
}

/** Fields go and their words stay: those of two fields, or of two choices, are still two. */
function partFields(document: Document): void {
  for (const part of document.querySelectorAll(
    'option, select, button, textarea, output, meter, progress, label, legend',
  ))
    if (part.nextSibling) part.after(' ');
}

/** Brings out what is shown by means that sanitising takes away, in words and links (CS-05). */
export function replaceUnseen(document: Document): void {
  keepFallbacks(document);
  nameLinks(document);
  linkAreas(document);
  linkChoices(document);
  removeSigns(document);
  partFields(document);
}
