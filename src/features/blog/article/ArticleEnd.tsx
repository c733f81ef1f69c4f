import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Surroundings } from '../db/surroundings.ts';
import { useAuthorName } from '../hooks/useAuthorName.ts';
import { PostGrid } from '../list/PostGrid.tsx';
import type { PostSummary } from '../model.ts';
import { EXCERPT_LENGTH } from '../rules/excerpt.ts';
import { postPath } from '../rules/slug.ts';
import { Portrait } from './Portrait.tsx';
import { down } from '../../../shared/ui/breakpoints.ts';

const Tags = styled(Stack)({
  gap: '0.5rem 1rem',
  '& > h2': { color: 'var(--ink-soft)', fontSize: 'var(--fs-small)', letterSpacing: 0 },
});

const AuthorCard = styled(Card)({
  display: 'flex',
  gap: '1rem',
  padding: '1.25rem',
  fontSize: 'var(--fs-small)',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});

const Further = styled(Container)({
  '--tall': '45rem',
  display: 'grid',
  gap: '3rem',
  paddingBlockEnd: '3rem',
  '& section > h2': { marginBlockEnd: '1.75rem' },
  [down('sm')]: { '--tall': '100rem' },
});

const Neighbours = styled('nav')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '1rem',
  borderBlock: '1px solid var(--line)',
  '& > a': {
    display: 'grid',
    gap: '0.25rem',
    alignContent: 'start',
    paddingBlock: '1.25rem',
    lineHeight: 1.4,
  },
  '& > a[rel="next"]': { textAlign: 'end', justifyItems: 'end' },
  '& span': { fontSize: 'var(--fs-small)' },
  '& b': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& > a:hover b': {
    color: 'var(--primary)',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
  [down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 0,
    '& > span': { display: 'none' },
    '& > a + a': { borderBlockStart: '1px solid var(--line)' },
    '& > a[rel="next"]': { textAlign: 'start', justifyItems: 'start' },
  },
});

/** Tags and author of an article (BP-02). */
export function ArticleSignature({ post }: { post: PostSummary }) {
  const { t } = useTranslation('blog');
  const author = useAuthorName()(post.author);
  return (
    <Stack spacing={3} sx={{ marginBlockStart: 6 }}>
      {post.tags.length > 0 ? (
        <Tags direction="row">
          <Typography variant="h4" component="h2">
            {t('post.tags')}
          </Typography>
          <Stack component="ul" direction="row" spacing={1}>
            {post.tags.map((tag) => (
              <Chip key={tag.id} component="li" dir="auto" label={tag.name} />
            ))}
          </Stack>
        </Tags>
      ) : null}
      <AuthorCard>
        <Portrait author={author} avatar={post.avatar} large />
        <div>
          <p className="soft">{t('post.writtenBy')}</p>
          <p>
            <b dir="auto">{author}</b>
          </p>
          <p className="soft">{t('post.authorNote')}</p>
        </div>
      </AuthorCard>
    </Stack>
  );
}

function Neighbour({ post, label, rel }: { post: PostSummary; label: string; rel: 'prev' | 'next' }) {
  return (
    <Link to={postPath(post.slug)} rel={rel}>
      <span className="soft">{label}</span>
      <b lang={post.lang} dir="auto">
        {post.title}
      </b>
    </Link>
  );
}

/** Previous, next and related posts (BP-05). */
export function RelatedPosts({ surroundings }: { surroundings: Surroundings }) {
  const { t } = useTranslation('blog');
  const { previous, next, related } = surroundings;
  return (
    <Further className="below no-print">
      {previous || next ? (
        <Neighbours aria-label={t('post.neighbours')}>
          {previous ? <Neighbour post={previous} label={t('post.previous')} rel="prev" /> : <span />}
          {next ? <Neighbour post={next} label={t('post.next')} rel="next" /> : null}
        </Neighbours>
      ) : null}
      {related.length > 0 ? (
        <section aria-labelledby="read-next">
          <Typography variant="h2" id="read-next">
            {t('post.related')}
          </Typography>
          <PostGrid posts={related} excerptLength={EXCERPT_LENGTH.home} level={3} />
        </section>
      ) : null}
    </Further>
  );
}
