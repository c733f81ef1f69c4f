import type { ReactNode } from 'react';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import styles from './Carousel.module.css';
import type { Step } from './gesture.ts';
import type { CarouselState } from './useCarousel.ts';
import { firstAfter, isAtEnd, isAtStart, pageCount, pageOf } from './windows.ts';

/** The name of a page, both numbers counted from 1. */
type PageName = (page: number, total: number) => string;

/** A section's heading and lead, with its controls at the end. */
export function CarouselHead({
  id,
  title,
  lead,
  children,
}: {
  /** Of the heading, for the section's `aria-labelledby`. */
  id: string;
  title: string;
  lead: string;
  children?: ReactNode;
}) {
  return (
    <div className={styles.head}>
      <div className={styles.headWords}>
        <h2 id={id}>{title}</h2>
        <p className={styles.headLead}>{lead}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}

/** The two arrow buttons, disabled at the ends (HO-04). Nothing where all items are in sight. */
export function CarouselArrows({
  carousel: { view, turn, focusTrack },
  previous,
  next,
}: {
  carousel: CarouselState;
  previous: string;
  next: string;
}) {
  if (pageCount(view) < 2) return null;
  const press = (step: Step) => {
    const then = { ...view, first: firstAfter(view, step) };
    turn(step);
    // A disabled button loses the focus to the page: where the arrow keys go on working, it is of use.
    if (step === 1 ? isAtEnd(then) : isAtStart(then)) focusTrack();
  };
  return (
    <div className={styles.arrows}>
      <button
        type="button"
        className="btn btn-icon btn-round"
        aria-label={previous}
        disabled={isAtStart(view)}
        onClick={() => press(-1)}
      >
        <PartIcon name="back" mirror />
      </button>
      <button
        type="button"
        className="btn btn-icon btn-round"
        aria-label={next}
        disabled={isAtEnd(view)}
        onClick={() => press(1)}
      >
        <PartIcon name="arrow" mirror />
      </button>
    </div>
  );
}

/**
 * The items in a line that scrolls, as a list: all of them are there without script. Arrow keys on an item and swipes
 * turn its windows. `className` gives `--fitting`, how many items fit, and `--gap`.
 */
export function CarouselTrack({
  carousel,
  name,
  className,
  children,
}: {
  carousel: CarouselState;
  name: PageName;
  className: string | undefined;
  children: ReactNode;
}) {
  const { view, track } = carousel;
  return (
    <ul
      {...track}
      className={`${styles.track} ${className ?? ''}`}
      tabIndex={-1}
      aria-label={name(pageOf(view) + 1, pageCount(view))}
    >
      {children}
    </ul>
  );
}

/** One dot for each page; nothing where all items are in sight. */
export function CarouselDots({ carousel, name }: { carousel: CarouselState; name: PageName }) {
  const { view, showPage } = carousel;
  const pages = pageCount(view);
  if (pages < 2) return null;
  return (
    <div className={styles.pages} data-dots>
      {Array.from({ length: pages }, (_, page) => (
        <button
          key={page}
          type="button"
          className={styles.page}
          aria-label={name(page + 1, pages)}
          aria-current={page === pageOf(view) ? 'true' : undefined}
          onClick={() => showPage(page)}
        />
      ))}
    </div>
  );
}
