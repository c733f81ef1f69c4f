import CardMedia from '@mui/material/CardMedia';
import { styled } from '@mui/material/styles';
import { isBroken } from '../../../shared/html/isBroken.ts';
import type { Picture } from '../model.ts';

const Frame = styled(CardMedia)({
  aspectRatio: '16 / 9',
  overflow: 'clip',
  borderRadius: 'var(--r-card)',
  backgroundColor: 'var(--tint)',
  '& img': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover', filter: 'var(--dim)' },
});

/** Handles an error that occurred before hydration. */
const hideBroken = (image: HTMLImageElement | null) => {
  if (image && isBroken(image)) image.hidden = true;
};

/** Featured image in the best supported format and size. */
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
