import Alert from '@mui/material/Alert';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { PagePath } from '../../content/navigation.ts';
import { readNewest } from '../../features/blog/db/read.ts';
import { blogDatabase } from '../../features/blog/db/tables.ts';
import { postPath, slugIn } from '../../features/blog/rules/slug.ts';
import { useBlogSeed } from '../../features/blog/seed.ts';
import { withWords } from '../../i18n/withWords.ts';
import { useElapsed } from '../../shared/hooks/useElapsed.ts';
import { useLoaded } from '../../shared/hooks/useLoaded.ts';
import { lazyPart } from '../../shared/lazyPart.ts';
import { useStored } from '../../shared/storage/useStored.ts';

const Ways = styled('nav')({
  marginBlockStart: '0.5rem',
  '& > p': { color: 'var(--ink-soft)' },
  '& > ul': { display: 'flex', flexWrap: 'wrap', gap: '0 1.5rem' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 'var(--target)',
    overflowWrap: 'anywhere',
  },
});

/** Nothing is to be seen of it before there is something to say: what reads it out has to be there already. */
const SlowAlert = styled(Alert)({
  padding: 0,
  backgroundColor: 'transparent',
  '& .MuiAlert-message': { padding: 0 },
  '& p[role="status"]': { color: 'var(--warning)', fontWeight: 600 },
  '&[data-late]': {
    marginBlock: '0.5rem 2rem',
    padding: '1rem 1.25rem',
    borderRadius: 'var(--r-card)',
    backgroundColor: 'var(--warning-tint)',
  },
});

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

function Guides() {
  const { t } = useTranslation('menu');
  return GUIDES.map((path) => (
    <li key={path}>
      <MuiLink component={Link} to={path}>
        {t(`titles.${path}`)}
      </MuiLink>
    </li>
  ));
}

const namedGuides = lazyPart(withWords(['menu'], async () => Guides));

/** What the site itself has of this address: its prerendered document, which needs no content service. */
function BuiltCopy() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const article = slugIn(pathname) !== undefined;
  if (search === BUILT) return null;
  return (
    <li>
      <MuiLink component={Link} reloadDocument to={article ? pathname + BUILT : '/blog'}>
        {t(article ? 'post.builtCopy' : 'blog.builtList')}
      </MuiLink>
    </li>
  );
}

/**
 * What can be read while the content service does not answer: articles on this device, or else those that came with the
 * page and are prerendered; the site's own copy; guides that are pages.
 */
export function Meanwhile() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const named = useLoaded(namedGuides, true);
  const stored = useStored(blogDatabase, (db) => readNewest(db, OFFERED + 1), 'newest') ?? [];
  const seeded = useBlogSeed()?.page?.posts ?? [];
  const onDevice = stored.length > 0;
  const posts = (onDevice ? stored : seeded).filter(({ slug }) => slug !== slugIn(pathname));
  return (
    <Ways aria-label={t('blog.meanwhile')}>
      <p>{t('blog.meanwhile')}</p>
      <ul>
        {onDevice ? null : <BuiltCopy />}
        {posts.slice(0, OFFERED).map((post) => (
          <li key={post.id}>
            <MuiLink
              component={Link}
              to={postPath(post.slug) + (onDevice ? '' : BUILT)}
              reloadDocument={!onDevice}
              lang={post.lang}
              dir="auto"
            >
              {post.title}
            </MuiLink>
          </li>
        ))}
        {named ? <namedGuides.Part /> : null}
      </ul>
    </Ways>
  );
}

/** Says after five seconds that what is loading is slow, and offers what can be read meanwhile (CS-05). */
export function SlowNotice() {
  const { t } = useTranslation();
  const late = useElapsed(SLOW_AFTER);
  return (
    <SlowAlert severity="warning" icon={false} role="presentation" data-late={late || undefined}>
      <p role="status">{late ? t('blog.slow') : null}</p>
      {late ? <Meanwhile /> : null}
    </SlowAlert>
  );
}
