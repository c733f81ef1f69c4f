import { type RefObject, useEffect, useEffectEvent } from 'react';
import { splitLanguage } from '../../../i18n/addresses.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isBroken } from '../../../shared/html/isBroken.ts';
import { videoOf } from '../../../shared/html/video.ts';

const plainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Replaces the link of a video with its player. No third-party request before this tap (QU-02). */
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

/** Handles clicks on links and videos, and failed images, in the text of an article. */
export function useBodyBehaviour(body: RefObject<HTMLElement | null>): void {
  const { t } = useTranslation('blog');
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
    for (const image of element.querySelectorAll('img')) if (isBroken(image)) describe(image);
    element.addEventListener('click', click);
    // `error` does not bubble.
    element.addEventListener('error', error, true);
    return () => {
      element.removeEventListener('click', click);
      element.removeEventListener('error', error, true);
    };
  }, [body]);
}
