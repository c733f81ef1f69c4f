import { absoluteUrl, addressWithHost } from './context.ts';

/** A list for who has no scripts, as WordPress writes one for its players, is the only place where its titles stand. */
function keepFallbacks(document: Document): void {
  for (const fallback of document.querySelectorAll('noscript'))
    if (fallback.querySelector('a[href]') && fallback.textContent?.trim())
      fallback.replaceWith(...fallback.childNodes);
}

/** Links of which only a drawing is shown have their name in an attribute, or none: a site's own is then its host. */
function nameLinks(document: Document): void {
  for (const link of document.querySelectorAll('a[href]')) {
    if (link.textContent?.trim() || link.querySelector('img, picture, video, audio, iframe')) continue;
    if (!link.querySelector('svg') && !link.hasAttribute('aria-label')) continue;
    const host = addressWithHost(link.getAttribute('href') ?? '')?.hostname.replace(/^www\./, '') ?? '';
    link.append(link.getAttribute('aria-label')?.trim() || host);
  }
}

/** The places of a picture that lead somewhere become links below it. */
function linkAreas(document: Document): void {
  for (const area of document.querySelectorAll('area[href]')) {
    const address = area.getAttribute('href') ?? '';
    const url = absoluteUrl(address, 'https://link.invalid');
    if (!url) continue;
    const link = document.createElement('a');
    link.setAttribute('href', address);
    link.textContent = area.getAttribute('alt')?.trim() || url.pathname;
    area.replaceWith(link, ' ');
  }
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
  partFields(document);
}
