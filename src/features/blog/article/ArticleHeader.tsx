import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textDirection } from '../../../shared/text/script.ts';
import { Breadcrumbs } from '../../../shared/ui/Breadcrumbs.tsx';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import { useAuthorName } from '../hooks/useAuthorName.ts';
import { useCategoryName } from '../hooks/useCategoryName.ts';
import { useCoverText } from '../hooks/useCoverText.ts';
import { usePostDate } from '../hooks/usePostDate.ts';
import { PostPicture } from '../list/PostPicture.tsx';
import type { PostSummary } from '../model.ts';
import { ArticleActions } from './ArticleActions.tsx';
import { Author, Byline, Cover, Excerpt, Head, Words } from './ArticleHeader.styles.ts';
import { Portrait } from './Portrait.tsx';

/** Title, author, date, cover and actions of an article (BP-02). */
export function ArticleHeader({
  post,
  onDevice,
  saving,
  tools,
}: {
  post: PostSummary;
  onDevice: boolean;
  saving?: ReactNode;
  tools?: ReactNode;
}) {
  const { t } = useTranslation('blog');
  const { t: common } = useTranslation();
  const postDate = usePostDate();
  const categoryName = useCategoryName();
  const coverText = useCoverText();
  const author = useAuthorName()(post.author);
  const direction = textDirection(post.lang);
  return (
    <Head>
      <Words>
        <Breadcrumbs
          label={common('common.breadcrumb')}
          items={[
            { label: common('common.home'), to: '/' },
            { label: common('common.blog'), to: '/blog' },
          ]}
          current={post.title}
          language={post.lang}
          direction={direction}
        />
        <ul>
          {post.categories.map((category) => (
            <Chip key={category.id} component="li" dir="auto" label={categoryName(category.name)} />
          ))}
        </ul>
        <Typography variant="h1" className="reading" lang={post.lang} dir={direction} tabIndex={-1}>
          {post.title}
        </Typography>
        {post.excerpt ? (
          <Excerpt className="reading" lang={post.lang} dir={direction}>
            {post.excerpt}
          </Excerpt>
        ) : null}
      </Words>
      <Cover>
        <PostPicture
          picture={post.picture && { ...post.picture, alt: coverText(post.picture) }}
          sizes="(max-width: 63.99rem) 100vw, (max-width: 87rem) 46vw, 40rem"
          eager
        />
      </Cover>
      <Byline direction="row">
        <Author direction="row">
          <Portrait author={author} avatar={post.avatar} />
          <div>
            <b dir="auto">{author}</b>
            <span className="num">
              {post.date ? (
                <span>
                  <bdi>
                    <time dateTime={post.date.slice(0, 10)}>{postDate(post.date)}</time>
                  </bdi>
                  {post.protected ? '' : ' · '}
                </span>
              ) : null}
              {post.protected ? '' : <bdi>{t('minutes', { count: post.minutes })}</bdi>}
            </span>
          </div>
        </Author>
        <div data-place="device" className="no-print">
          {onDevice ? (
            <Chip
              component="span"
              variant="success"
              icon={<PartIcon name="check" />}
              label={t('post.offlineReady')}
            />
          ) : null}
        </div>
        {saving ? (
          <>
            <ArticleActions title={post.title}>{tools}</ArticleActions>
            <div data-place="saving" className="no-print">
              {saving}
            </div>
          </>
        ) : null}
      </Byline>
    </Head>
  );
}
