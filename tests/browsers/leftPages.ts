import { until, type Visitor } from './visitor.ts';

const CARD = 'main article a[href^="/blog/"]';

/**
 * Leaves a page in the back/forward cache in the middle of a write: its transaction on the blog's database never
 * ends.
 */
export async function leaveHoldingTransaction(visitor: Visitor, origin: string): Promise<void> {
  const { open, evaluate } = visitor.window();
  await open(`${origin}/licenses.txt`);
  const held = await evaluate(
    () =>
      new Promise<boolean>((resolve, reject) => {
        const request = indexedDB.open('marsa-blog');
        request.addEventListener('error', () => reject(new Error('No database')));
        request.onsuccess = () => {
          const tables = ['posts', 'bodies', 'listings'];
          const store = request.result.transaction(tables, 'readwrite').objectStore('posts');
          const again = () => {
            store.get(0).onsuccess = again;
            resolve(true);
          };
          again();
        };
      }),
  );
  if (!held) throw new Error('No transaction');
}

export const goBack = (visitor: Visitor): Promise<void> => visitor.window().evaluate(() => history.back());

/** Leaves pages while they write: home, reload, the blog by the menu, Back, the blog by address. */
export async function hurry(visitor: Visitor, origin: string): Promise<void> {
  const path = () => visitor.window().evaluate(() => location.pathname);
  await visitor.open(`${origin}/`);
  await visitor.tap('header button', 'Menu');
  await visitor.tap('[role="dialog"][aria-modal="true"] a[href="/blog"]');
  await visitor.sees(CARD);
  await goBack(visitor);
  await until(path, '/');
  await visitor.window().open(`${origin}/blog?page=2`);
}

/** Opens a guide of the list by its card. Returns the length of its text. */
export async function readGuide(visitor: Visitor): Promise<number> {
  await visitor.tap(CARD);
  await visitor.sees('#article-body');
  return (await visitor.text('#article-body')).length;
}
