import { type RefObject, useEffect, useEffectEvent } from 'react';
import { splitLanguage } from '../../../i18n/addresses.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isBroken } from '../../../shared/html/pictures.ts';
import { videoOf } from '../../../shared/html/video.ts';

const plainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Puts a video's player in the place of its link; before that tap nothing foreign is asked for (QU-02). */
function playInPlace(link: HTMLAnchorElement, player: string, label: string): void {
  const frame = document.createElement('iframe');
  frame.src = player;
  frame.title = link.textContent?.trim() || label;
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  link.replaceWith(frame);
  frame.focus();
}

const staysInApp = (link: HTMLAnchorElement) =>
  link.origin === window.location.origin && link.hash === '' && !link.pathname.startsWith('/wp-');

/** Refines what links, videos and pictures in an article's text do by themselves. */
export function useBodyBehaviour(body: RefObject<HTMLElement | null>): void {
  const { t } = useTranslation();
  const navigate = useNavigate();

  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !plainClick(event) || event.defaultPrevented) return;
    const video = link.closest('.video-facade') ? videoOf(link.href) : undefined;
    if (video && navigator.onLine) {
      event.preventDefault();
      playInPlace(link, video.player, t('post.videoFrame'));
    } else if (staysInApp(link)) {
      event.preventDefault();
      void navigate(splitLanguage(link.pathname).path + link.search);
    }
  });

  // A picture that is not on this device leaves its words in its place.
  const describe = useEffectEvent((image: HTMLImageElement) => {
    const note = document.createElement('span');
    note.className = 'picture-missing';
    note.textContent = image.alt || t('post.pictureMissing');
    image.replaceWith(note);
  });

  useEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    const click = (event: MouseEvent) => onClick(event);
    const error = (event: Event) => {
      if (event.target instanceof HTMLImageElement) describe(event.target);
    };
    // Those that failed before the app was there; a picture that is still to come is not complete.
    for (const image of element.querySelectorAll('img')) if (isBroken(image)) describe(image);
    element.addEventListener('click', click);
    // `error` does not bubble: it is caught on the way down.
    element.addEventListener('error', error, true);
    return () => {
      element.removeEventListener('click', click);
      element.removeEventListener('error', error, true);
    };
  }, [body]);
}
