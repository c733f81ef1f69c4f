import { WHOLE_ID } from '../pageData.ts';
import { bringOnce, pageScripts } from './scripts.ts';

/** A page of which nothing more has come for so many milliseconds is not waited for. */
const PATIENCE = 5000;

/**
 * Resolves when the page has been read to its end, or when it has broken off: a browser then waits for ever and fires
 * no event. What was still to come of it is called off.
 */
export function parsed(): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const done = () => {
      clearTimeout(timer);
      observer.disconnect();
      resolve();
    };
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        window.stop();
        done();
      }, PATIENCE);
    };
    const observer = new MutationObserver(watch);
    observer.observe(document, { childList: true, subtree: true });
    document.addEventListener('DOMContentLoaded', done);
    watch();
  });
}

const hasBody = () => document.querySelector('body') !== null;

/**
 * Gives a page that broke off on its way what the app needs to render it anew: its styles, and the place to render
 * into. Nothing is asked of the line again but what the app asks for; loading the page again could break off too.
 */
export function mendPage(): void {
  if (document.getElementById(WHOLE_ID)) return;
  const { styles } = pageScripts();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles });
  // A sheet that hangs would keep the page from being painted.
  bringOnce(styles).then(
    () => document.head.append(link),
    () => undefined,
  );
  // It may have broken off in its very head.
  if (!hasBody()) document.documentElement.append(document.createElement('body'));
  if (!document.getElementById('root'))
    document.body.append(Object.assign(document.createElement('div'), { id: 'root' }));
}
