/** The address in `url(…)` of a style; '' when there is none. */
function pictureIn(style: string): string {
  const [, rest = ''] = style.split(/url\(/i);
  const end = rest.indexOf(')');
  return end < 0 ? '' : rest.slice(0, end).replaceAll(/["']/g, '').trim();
}

/**
 * The picture of a cover may be its background, which goes with its style: it becomes a picture in the cover (CS-05). So
 * does any other that is said to be a picture; all other backgrounds are decoration.
 */
export function showCovers(document: Document): void {
  const covers = '.wp-block-cover[style], .wp-block-cover__image-background[style], [role="img"][style]';
  for (const cover of document.querySelectorAll(covers)) {
    const address = pictureIn(cover.getAttribute('style') ?? '');
    if (address === '' || cover.localName === 'img' || cover.querySelector('img')) continue;
    const picture = document.createElement('img');
    picture.setAttribute('src', address);
    picture.setAttribute('alt', cover.getAttribute('aria-label') ?? '');
    cover.prepend(picture);
  }
}
