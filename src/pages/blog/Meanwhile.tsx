import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { PagePath } from '../../content/navigation.ts';
import { readNewest } from '../../features/blog/db/read.ts';
import { blogDatabase } from '../../features/blog/db/tables.ts';
import { postPath, slugIn } from '../../features/blog/rules/slug.ts';
import { useBlogSeed } from '../../features/blog/seed.ts';
import { bringWords } from '../../i18n/i18n.ts';
import { useElapsed } from '../../shared/hooks/useElapsed.ts';
import { usePart } from '../../shared/hooks/usePart.ts';
import { useStored } from '../../shared/storage/useStored.ts';
import styles from './Meanwhile.module.css';

/** After so many milliseconds a reader is told that what they wait for is slow. */
const SLOW_AFTER = 5_000;

/** Most articles that are offered. */
const OFFERED = 4;

/** After an address: the document as the site's host has it, not what the worker makes of what is stored. */
const BUILT = '?built';

/** Pages that need no content service. */
const GUIDES: readonly PagePath[] = [
  '/business-guide/how-to-start-a-business-in-dubai',
  '/business-guide/costs-timelines',
  '/business-guide/free-zone-comparison',
];

const loadWords = async () => {
  await bringWords('menu');
  return true;
};

/** What the site itself has of this address: its prerendered document, which needs no content service. */
function BuiltCopy() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const article = slugIn(pathname) !== undefined;
  if (search === BUILT) return null;
  return (
    <li>
      <Link reloadDocument to={article ? pathname + BUILT : '/blog'}>
        {t(article ? 'post.builtCopy' : 'blog.builtList')}
      </Link>
    </li>
  );
}

/**
 * What can be read while the content service does not answer: articles on this device, or else those that came with the
 * page and are prerendered; the site's own copy; guides that are pages.
 */
export function Meanwhile() {
  const { t } = useTranslation();
  const { t: menu } = useTranslation('menu');
  const { pathname } = useLocation();
  const named = usePart(loadWords, true);
  const stored = useStored(blogDatabase, (db) => readNewest(db, OFFERED + 1), 'newest') ?? [];
  const seeded = useBlogSeed()?.page?.posts ?? [];
  const onDevice = stored.length > 0;
  const posts = (onDevice ? stored : seeded).filter(({ slug }) => slug !== slugIn(pathname));
  return (
    <nav className={styles.meanwhile} aria-label={t('blog.meanwhile')}>
      <p>{t('blog.meanwhile')}</p>
      <ul>
        {onDevice ? null : <BuiltCopy />}
        {posts.slice(0, OFFERED).map((post) => (
          <li key={post.id}>
            <Link
              to={postPath(post.slug) + (onDevice ? '' : BUILT)}
              reloadDocument={!onDevice}
              lang={post.lang}
              dir="auto"
            >
              {post.title}
            </Link>
          </li>
        ))}
        {named
          ? GUIDES.map((path) => (
              <li key={path}>
                <Link to={path}>{menu(`titles.${path}`)}</Link>
              </li>
            ))
          : null}
      </ul>
    </nav>
  );
}

/** Says after five seconds that what is loading is slow, and offers what can be read meanwhile (CS-05). */
export function SlowNotice() {
  const { t } = useTranslation();
  const late = useElapsed(SLOW_AFTER);
  return (
    <div className={late ? styles.slow : undefined}>
      <p role="status">{late ? t('blog.slow') : null}</p>
      {late ? <Meanwhile /> : null}
    </div>
  );
}
