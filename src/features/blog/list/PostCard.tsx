import Card from '@mui/material/Card';
import { createContext, memo, type ReactNode, use } from 'react';
import { Link } from 'react-router-dom';
import { textDirection } from '../../../shared/text/script.ts';
import type { PostSummary } from '../model.ts';
import { cutExcerpt } from '../rules/excerpt.ts';
import { postPath } from '../rules/slug.ts';
import { FirstScreenEnd } from '../../../shared/ui/FirstScreenEnd.ts';
import { Highlight } from '../../../shared/ui/Highlight.tsx';
import { CardFrame } from './PostCard.styles.ts';
import { PostMeta } from './PostMeta.tsx';
import { PostPicture } from './PostPicture.tsx';

/** Renders the actions of each card, such as saving the post. */
export const CardActions = createContext<((post: PostSummary) => ReactNode) | undefined>(undefined);

interface PostCardProps {
  readonly post: PostSummary;
  readonly excerptLength: number;
  readonly lead?: boolean;
  readonly eager?: boolean;
  readonly level?: 2 | 3;
}

const namesOf = ({ categories }: PostSummary): string => categories.map(({ name }) => name).join();

/** The store returns a new object for an equal edition; its card need not render again. */
function showsTheSame(one: PostCardProps, other: PostCardProps): boolean {
  return (
    one.post.id === other.post.id &&
    one.post.modifiedGmt === other.post.modifiedGmt &&
    // Posts without times, and renamed categories, may differ nevertheless.
    one.post.title === other.post.title &&
    one.post.excerpt === other.post.excerpt &&
    namesOf(one.post) === namesOf(other.post) &&
    one.excerptLength === other.excerptLength &&
    one.lead === other.lead &&
    one.eager === other.eager &&
    one.level === other.level
  );
}

/** Card of a post in a list (BL-07). The first card of a list is wide and loads its picture eagerly. */
export const PostCard = memo(function PostCard({
  post,
  excerptLength,
  lead = false,
  eager = false,
  level = 2,
}: PostCardProps) {
  const Heading = `h${level}` as const;
  const actions = use(CardActions)?.(post);
  const sizes = lead
    ? '(max-width: 47.99rem) calc(100vw - 2rem), (max-width: 87rem) 55vw, 47rem'
    : '(max-width: 39.99rem) calc(100vw - 2rem), (max-width: 79.99rem) 46vw, (max-width: 87rem) 31vw, 26rem';
  return (
    <Card component={CardFrame} data-lead={lead || undefined}>
      <PostPicture picture={post.picture && { ...post.picture, alt: '' }} sizes={sizes} eager={eager} />
      {lead ? <FirstScreenEnd /> : null}
      <div>
        <PostMeta post={post} />
        <Heading lang={post.lang} dir={textDirection(post.lang)}>
          <Link to={postPath(post.slug)}>
            <Highlight text={post.title} />
          </Link>
        </Heading>
        <p lang={post.lang} dir={textDirection(post.lang)}>
          <Highlight text={cutExcerpt(post.excerpt, excerptLength)} />
        </p>
        {actions ? <div>{actions}</div> : null}
      </div>
    </Card>
  );
}, showsTheSame);
