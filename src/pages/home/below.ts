// What follows the hero, in one file: fetched after the first paint, and small enough together.
export { Booking } from './booking/Booking.tsx';
export { Industries } from './industries/Industries.tsx';
export { LatestPosts } from './latest/LatestPosts.tsx';
export { Licences } from './sections/Licences.tsx';
export { Packages } from './sections/Packages.tsx';
export { Partners, Reviews } from './sections/Reviews.tsx';
export { Story } from './sections/story/Story.tsx';
export { Support } from './sections/Support.tsx';
export { TrackRecord } from './sections/TrackRecord.tsx';
export { withHydrationMark } from './withHydrationMark.tsx';
