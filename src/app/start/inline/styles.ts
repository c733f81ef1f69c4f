import { PAGE_STYLES, putStyles } from '../../../shared/html/putStyles.ts';
import { insistently, pageScripts } from './scripts.ts';

/**
 * Puts the whole sheets of this page in force, each brought first where it is not at hand: the page was painted with
 * what it needs of them, and the app will show more. Resolves when they are in force, or will not come.
 */
export async function dress(bring?: (href: string) => Promise<void>): Promise<void> {
  const { styles, pageStyles } = pageScripts();
  const ofPages = document.querySelector(`[${PAGE_STYLES}]`);
  const sheets = [[styles], ...(ofPages ? [[pageStyles, PAGE_STYLES]] : [])];
  const dressed = sheets.map(([href = '', mark]) =>
    insistently(async () => {
      await bring?.(href);
      await putStyles(href, mark);
    }),
  );
  await Promise.all(dressed).catch((error: unknown) => console.warn(`Styles did not come: ${String(error)}`));
}
