import Avatar from '@mui/material/Avatar';
import { styled } from '@mui/material/styles';
import { isBroken } from '../../../shared/html/isBroken.ts';

const Round = styled(Avatar)({
  display: 'grid',
  flex: 'none',
  placeItems: 'stretch',
  inlineSize: 'var(--target)',
  blockSize: 'var(--target)',
  backgroundColor: 'var(--primary-soft)',
  color: 'var(--primary)',
  fontFamily: 'inherit',
  '& > *': { gridArea: '1 / 1', inlineSize: '100%', blockSize: '100%' },
  '& > i': { display: 'grid', placeItems: 'center', fontSize: '1rem', fontStyle: 'normal', fontWeight: 600 },
  '& > img': { position: 'relative', objectFit: 'cover' },
  '&[data-large]': { inlineSize: '3.5rem', blockSize: '3.5rem' },
  '&[data-large] > i': { fontSize: '1.25rem' },
});

/** Handles an error that occurred before hydration. */
const hideBroken = (image: HTMLImageElement | null) => {
  if (image && isBroken(image)) image.hidden = true;
};

/** An author's portrait over the first letter of the name, which shows when the portrait is missing. */
export function Portrait({
  author,
  avatar,
  large = false,
}: {
  author: string;
  avatar: string | undefined;
  large?: boolean;
}) {
  return (
    <Round aria-hidden="true" data-large={large || undefined}>
      <i>{Array.from(author)[0]}</i>
      {avatar ? (
        <img
          src={avatar}
          width="96"
          height="96"
          alt=""
          loading="lazy"
          decoding="async"
          ref={hideBroken}
          onError={(event) => {
            event.currentTarget.hidden = true;
          }}
        />
      ) : null}
    </Round>
  );
}
