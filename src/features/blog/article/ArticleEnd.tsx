import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Surroundings } from '../db/surroundings.ts';
import { PostGrid } from '../list/PostGrid.tsx';
import type { PostSummary } from '../model.ts';
import { EXCERPT_LENGTH } from '../rules/excerpt.ts';
import { postPath } from '../rules/slug.ts';
import { Portrait } from './Portrait.tsx';
import styles from './ArticleEnd.module.css';

/** Tags and the author box that close an article (BP-02). */
export function ArticleSignature({ post }: { post: PostSummary }) {
  const { t } = useTranslation();
  return (
    <div className={styles.signature}>
      {post.tags.length > 0 ? (
        <div className={styles.tags}>
          <h2>{t('post.tags')}</h2>
          <ul>
            {post.tags.map((tag) => (
              <li key={tag.id} className="chip" dir="auto">
                {tag.name}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className={styles.author}>
        <Portrait author={post.author} avatar={post.avatar} large />
        <div>
          <p className="soft">{t('post.writtenBy')}</p>
          <p>
            <b dir="auto">{post.author}</b>
          </p>
          <p className="soft">{t('post.authorNote')}</p>
        </div>
      </div>
    </div>
  );
}

function Neighbour({ post, label, rel }: { post: PostSummary; label: string; rel: 'prev' | 'next' }) {
  return (
    <Link className={styles.neighbour} to={postPath(post.slug)} rel={rel}>
      <span className="soft">{label}</span>
      <b lang={post.lang} dir="auto">
        {post.title}
      </b>
    </Link>
  );
}

/** Where to read on: the posts before and after, and others of the category (BP-05). */
export function ReadOn({ surroundings }: { surroundings: Surroundings }) {
  const { t } = useTranslation();
  const { previous, next, related } = surroundings;
  return (
    <div className={`wrap below no-print ${styles.readOn}`}>
      {previous || next ? (
        <nav className={styles.neighbours} aria-label={t('post.neighbours')}>
          {previous ? <Neighbour post={previous} label={t('post.previous')} rel="prev" /> : <span />}
          {next ? <Neighbour post={next} label={t('post.next')} rel="next" /> : null}
        </nav>
      ) : null}
      {related.length > 0 ? (
        <section aria-labelledby="read-next">
          <h2 id="read-next" className={styles.heading}>
            {t('post.related')}
          </h2>
          <PostGrid posts={related} excerptLength={EXCERPT_LENGTH.home} level={3} />
        </section>
      ) : null}
    </div>
  );
}
