import CardMedia from '@mui/material/CardMedia';
import { styled } from '@mui/material/styles';
import { isBroken } from '../../../shared/html/pictures.ts';
import type { Picture } from '../model.ts';

/** It has the final shape before the picture is there. */
const Frame = styled(CardMedia)({
  aspectRatio: '16 / 9',
  overflow: 'clip',
  borderRadius: 'var(--r-card)',
  backgroundColor: 'var(--tint)',
  '& img': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover', filter: 'var(--dim)' },
});

/** A picture that failed before the app was there. */
const hideBroken = (image: HTMLImageElement | null) => {
  if (image && isBroken(image)) image.hidden = true;
};

/**
 * A featured image in the best format and size that the browser and its place ask for. Its box has the final
 * shape before it is there, and keeps a quiet tint when it never comes.
 */
export function PostPicture({
  picture,
  sizes,
  eager = false,
}: {
  picture: Picture | undefined;
  sizes: string;
  eager?: boolean;
}) {
  return (
    <Frame>
      {picture ? (
        <picture>
          {picture.sources.map((source) => (
            <source key={source.type} type={source.type} srcSet={source.srcset} sizes={sizes} />
          ))}
          <img
            src={picture.src}
            srcSet={picture.srcset || undefined}
            sizes={picture.srcset ? sizes : undefined}
            width={picture.width}
            height={picture.height}
            alt={picture.alt}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : undefined}
            decoding="async"
            ref={hideBroken}
            onError={(event) => {
              event.currentTarget.hidden = true;
            }}
          />
        </picture>
      ) : null}
    </Frame>
  );
}
