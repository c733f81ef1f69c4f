import Alert from '@mui/material/Alert';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { readNewest } from '../../features/blog/db/read.ts';
import { blogDatabase } from '../../features/blog/db/tables.ts';
import { postPath, slugIn } from '../../features/blog/rules/slug.ts';
import { useBlogSeed } from '../../features/blog/seed.ts';
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

/** Invisible while empty: a live region must exist before its text. */
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

const SLOW_DELAY_MS = 5_000;

const MAX_OFFERED = 4;

/** Query parameter that bypasses the worker's caches. */
const BUILT = '?built';

const namedGuides = lazyPart(async () => (await import('./GuideLinks.tsx')).GuideLinks);

function BuiltCopy() {
  const { t } = useTranslation('blog');
  const { pathname, search } = useLocation();
  const article = slugIn(pathname) !== undefined;
  if (search === BUILT) return null;
  return (
    <li>
      <MuiLink component={Link} reloadDocument to={article ? pathname + BUILT : '/blog'}>
        {t(article ? 'post.builtCopy' : 'builtList')}
      </MuiLink>
    </li>
  );
}

/** Offers other content while the content service does not respond. */
export function Alternatives() {
  const { t } = useTranslation('blog');
  const { pathname } = useLocation();
  const named = useLoaded(namedGuides, true);
  const stored = useStored(blogDatabase, (db) => readNewest(db, MAX_OFFERED + 1), 'newest') ?? [];
  const seeded = useBlogSeed()?.page?.posts ?? [];
  const onDevice = stored.length > 0;
  const posts = (onDevice ? stored : seeded).filter(({ slug }) => slug !== slugIn(pathname));
  return (
    <Ways aria-label={t('meanwhile')}>
      <p>{t('meanwhile')}</p>
      <ul>
        {onDevice ? null : <BuiltCopy />}
        {posts.slice(0, MAX_OFFERED).map((post) => (
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

/** Reports slow loading after five seconds, and offers articles to read meanwhile (CS-05). */
export function SlowNotice() {
  const { t } = useTranslation('blog');
  const late = useElapsed(SLOW_DELAY_MS);
  return (
    <SlowAlert severity="warning" icon={false} role="presentation" data-late={late || undefined}>
      <p role="status">{late ? t('slow') : null}</p>
      {late ? <Alternatives /> : null}
    </SlowAlert>
  );
}
