function pictureIn(style: string): string {
  const [, rest = ''] = style.split(/url\(/i);
  const end = rest.indexOf(')');
  return end < 0 ? '' : rest.slice(0, end).replaceAll(/["']/g, '').trim();
}

/** Inserts the background image of a cover block as `<img>`: sanitising removes its style (CS-05). */
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
