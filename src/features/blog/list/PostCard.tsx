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

/** What a page adds to each card, such as a way to save the post. Below the words, above the card's own link. */
export const CardActions = createContext<((post: PostSummary) => ReactNode) | undefined>(undefined);

interface PostCardProps {
  readonly post: PostSummary;
  readonly excerptLength: number;
  readonly lead?: boolean;
  readonly eager?: boolean;
  readonly level?: 2 | 3;
}

const namesOf = ({ categories }: PostSummary): string => categories.map(({ name }) => name).join();

/** The store returns another object for the same edition each time: its card need not be made again. */
function showsTheSame(one: PostCardProps, other: PostCardProps): boolean {
  return (
    one.post.id === other.post.id &&
    one.post.modifiedGmt === other.post.modifiedGmt &&
    // A post without times, or in a category that has another name now, may show something else all the same.
    one.post.title === other.post.title &&
    one.post.excerpt === other.post.excerpt &&
    namesOf(one.post) === namesOf(other.post) &&
    one.excerptLength === other.excerptLength &&
    one.lead === other.lead &&
    one.eager === other.eager &&
    one.level === other.level
  );
}

/**
 * A post in a list (BL-07): the whole card is one link's target, named by the title. The leading card of a
 * list is wide and shows its picture at once.
 */
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
    ? '(max-width: 47.9rem) calc(100vw - 2rem), (max-width: 87rem) 55vw, 47rem'
    : '(max-width: 40rem) calc(100vw - 2rem), (max-width: 56rem) 46vw, (max-width: 87rem) 31vw, 26rem';
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
