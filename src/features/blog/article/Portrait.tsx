import { isBroken } from '../../../shared/html/pictures.ts';
import { initialOf } from '../../../shared/text/initial.ts';
import styles from './Portrait.module.css';

/** A portrait that failed before the app was there. */
const hideBroken = (image: HTMLImageElement | null) => {
  if (image && isBroken(image)) image.hidden = true;
};

/** An author's portrait (SPEC 3) over the first letter of the name, which shows where there is none, or while offline. */
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
    <span className={large ? `${styles.portrait} ${styles.large}` : styles.portrait} aria-hidden="true">
      <i>{initialOf(author)}</i>
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
    </span>
  );
}
