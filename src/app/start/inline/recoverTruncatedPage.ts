import { rootState, setRootState } from '../../../shared/rootState.ts';
import { PAGE_END_ID, SCRIPTS_ID } from '../pageData.ts';
import { ourHtml } from './ourHtml.ts';
import { warmOnce } from './warmScripts.ts';
import { pageScripts } from './scripts.ts';

/** What the head's script has put on the document that the reader has chosen (OF-10). */
const CHOICES = ['scheme', 'textSize', 'lineWidth'] as const;

/** A page without a body is never painted, also when it is given one: the browser has to be given another page. */
function rewrite(styles: string): void {
  const { lang, dir } = document.documentElement;
  const choices = CHOICES.map((name) => [name, rootState(name)] as const);
  // The app will ask the page which files there are.
  const list = JSON.stringify(pageScripts()).replaceAll('<', String.raw`\u003c`);
  document.open();
  document.write(
    ourHtml(
      `<!doctype html><html lang="${lang}" dir="${dir}"><head><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><link rel="stylesheet" href="${styles}"></head><body><div id="root"></div><script type="application/json" id="${SCRIPTS_ID}">${list}</script></body></html>`,
    ),
  );
  document.close();
  // What the reader has chosen stood on the document that is gone.
  for (const [name, value] of choices) if (value !== undefined) setRootState(name, value);
}

/**
 * Gives a page that was cut off on its way what the app needs to render it anew: its styles, and the place to render
 * into. Loading the page again could be cut off too. Rejects when the styles do not exist any more.
 */
export async function recoverTruncatedPage(): Promise<void> {
  if (document.getElementById(PAGE_END_ID)) return;
  const { styles } = pageScripts();
  // A sheet that hangs would keep the page from being painted: it is fetched first.
  await warmOnce(styles);
  if (!document.querySelector('body')) return rewrite(styles);
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles }));
  if (!document.getElementById('root'))
    document.body.append(Object.assign(document.createElement('div'), { id: 'root' }));
}
