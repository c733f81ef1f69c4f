import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { site } from '../../../content/site.ts';
import { useLongDate } from '../../../i18n/useLongDate.ts';
import { textDirection } from '../../../shared/text/script.ts';
import { Crumbs } from '../../../shared/ui/Crumbs.tsx';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import { useCategoryName } from '../hooks/useCategoryName.ts';
import { PostPicture } from '../list/PostPicture.tsx';
import type { PostSummary } from '../model.ts';
import { postPath } from '../rules/slug.ts';
import { ArticleActions } from './ArticleActions.tsx';
import { Portrait } from './Portrait.tsx';
import styles from './ArticleHeader.module.css';

/** Picture, category badges, title, author, date and reading time of an article (BP-02). */
export function ArticleHeader({
  post,
  onDevice,
  saving,
  tools,
}: {
  post: PostSummary;
  onDevice: boolean;
  /** The way to save it; without one there is nothing to be done with it but read: a draft. */
  saving?: ReactNode;
  /** What else can be done with it. */
  tools?: ReactNode;
}) {
  const { t } = useTranslation();
  const longDate = useLongDate();
  const categoryName = useCategoryName();
  const direction = textDirection(post.lang);
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <Crumbs
          label={t('common.breadcrumb')}
          items={[
            { label: t('common.home'), to: '/' },
            { label: t('common.blog'), to: '/blog' },
          ]}
          current={post.title}
          language={post.lang}
          direction={direction}
        />
        <ul className={styles.badges}>
          {post.categories.map((category) => (
            <li key={category.id} className="chip" dir="auto">
              {categoryName(category.name)}
            </li>
          ))}
        </ul>
        <h1 className={`${styles.title} reading`} lang={post.lang} dir={direction} tabIndex={-1}>
          {post.title}
        </h1>
        {post.excerpt ? (
          <p className={`${styles.dek} reading`} lang={post.lang} dir={direction}>
            {post.excerpt}
          </p>
        ) : null}
      </div>
      <div className={styles.cover}>
        <PostPicture
          picture={post.picture}
          sizes="(max-width: 63.9rem) 100vw, (max-width: 87rem) 46vw, 40rem"
          eager
        />
      </div>
      <div className={styles.byline}>
        <div className={styles.who}>
          <Portrait author={post.author} avatar={post.avatar} />
          <div>
            <b dir="auto">{post.author}</b>
            <span className="num">
              {post.date ? (
                <span>
                  <time dateTime={post.date.slice(0, 10)}>{longDate(post.date)}</time>
                  {post.protected ? '' : ' · '}
                </span>
              ) : null}
              {post.protected ? '' : t('blog.minutes', { count: post.minutes })}
            </span>
          </div>
        </div>
        {/* Its place is kept, so that the text does not move when it becomes true. */}
        <div className={`${styles.device} no-print`}>
          {onDevice ? (
            <span className="chip chip-ok">
              <PartIcon name="check" />
              {t('post.offlineReady')}
            </span>
          ) : null}
        </div>
        {/* On paper there is no address bar. */}
        <p className={styles.address} dir="ltr">
          {site.url + postPath(post.slug)}
        </p>
        {saving ? (
          <>
            <div className={`${styles.saving} no-print`}>{saving}</div>
            <ArticleActions title={post.title}>{tools}</ArticleActions>
          </>
        ) : null}
      </div>
    </header>
  );
}
