import type { Media } from '../library/library.ts';
import type { MediaParameters } from '../query/mediaParameters.ts';
import { foldForSearch } from './searchText.ts';
import { by, slicePage, type Page } from './slice.ts';

/** The pictures that were asked for, one page of them, newest first unless told otherwise. */
export function selectMedia(media: readonly Media[], asked: MediaParameters): Page<Media> {
  const search = foldForSearch(asked.search);
  const found = media.filter(
    ({ id, post, title, alt }) =>
      (asked.include.length > 0 ? asked.include.includes(id) : !asked.exclude.includes(id)) &&
      (asked.parent.length === 0 || asked.parent.includes(post)) &&
      foldForSearch(`${title} ${alt}`).includes(search),
  );
  return slicePage(found.sort(by(({ date }) => Date.parse(date), asked.order)), asked);
}
