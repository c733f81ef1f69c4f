import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Drawn } from '../../../shared/ui/Icon.tsx';
import { Arrows, Head, Pages, Track } from './Carousel.styles.ts';
import type { Step } from './gesture.ts';
import type { CarouselState } from './useCarousel.ts';
import { firstAfter, isAtEnd, isAtStart, pageCount, pageOf } from './windows.ts';

/** Returns the name of a page; both numbers begin with 1. */
type PageName = (page: number, total: number) => string;

/** Heading and lead of a section, with its controls at the end. */
export function CarouselHead({
  id,
  title,
  lead,
  children,
}: {
  /** Id of the heading, for `aria-labelledby` of the section. */
  id: string;
  title: string;
  lead: string;
  children?: ReactNode;
}) {
  return (
    <Head>
      <div>
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        <Typography>{lead}</Typography>
      </div>
      <div>{children}</div>
    </Head>
  );
}

/** The two arrow buttons, disabled at the ends (HO-04). Renders nothing when all items are visible. */
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
    // A disabled button loses the focus: on the track arrow keys continue to work.
    if (step === 1 ? isAtEnd(then) : isAtStart(then)) focusTrack();
  };
  return (
    <Arrows>
      <IconButton aria-label={previous} disabled={isAtStart(view)} onClick={() => press(-1)}>
        <Drawn path="M15 6l-6 6 6 6" mirror />
      </IconButton>
      <IconButton aria-label={next} disabled={isAtEnd(view)} onClick={() => press(1)}>
        <Drawn path="M9 6l6 6-6 6" mirror />
      </IconButton>
    </Arrows>
  );
}

/** The items as a scrolling list. Arrow keys show the next and previous window. */
export function CarouselTrack({
  carousel,
  name,
  children,
}: {
  carousel: CarouselState;
  name: PageName;
  children: ReactNode;
}) {
  const { view, track } = carousel;
  return (
    <Track {...track} tabIndex={-1} aria-label={name(pageOf(view) + 1, pageCount(view))}>
      {children}
    </Track>
  );
}

/** One dot for each page. Renders nothing when all items are visible. */
export function CarouselDots({ carousel, name }: { carousel: CarouselState; name: PageName }) {
  const { view, showPage } = carousel;
  const pages = pageCount(view);
  if (pages < 2) return null;
  return (
    <Pages data-dots>
      {Array.from({ length: pages }, (_, page) => (
        <ButtonBase
          key={page}
          aria-label={name(page + 1, pages)}
          aria-current={page === pageOf(view) ? 'true' : undefined}
          onClick={() => showPage(page)}
        />
      ))}
    </Pages>
  );
}
