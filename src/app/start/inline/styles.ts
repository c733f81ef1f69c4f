import { PAGE_STYLES } from '../../../shared/html/laterStyles.ts';
import { putStyles } from '../../../shared/html/putStyles.ts';
import { insistently, pageScripts, wait } from './scripts.ts';

/** A sheet that hangs does not keep the app from starting for longer than so many milliseconds. */
const PATIENCE = 4000;

/** The sheets of this page that are not in force yet: it was painted with what it needs of them. */
function missingSheets(): { readonly href: string; readonly mark?: string }[] {
  const { styles, pageStyles } = pageScripts();
  const ofPages = document.querySelector(`style[${PAGE_STYLES}]`);
  const sheets = [{ href: styles }, ...(ofPages ? [{ href: pageStyles, mark: PAGE_STYLES }] : [])];
  return sheets.filter(({ href }) => !document.querySelector(`link[rel=stylesheet][href="${href}"]`));
}

/** Puts the sheets in force for what the app will show, each brought first; resolves in time for the app to start. */
export async function dress(bring: (address: string) => Promise<void>): Promise<void> {
  const sheets = missingSheets().map(({ href, mark }) =>
    insistently(async () => {
      await bring(href);
      await putStyles(href, mark);
    }),
  );
  await Promise.race([Promise.all(sheets), wait(PATIENCE)]);
}
