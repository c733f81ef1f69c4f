// The sections after the hero in one chunk, which is loaded after the first paint.
export { Booking } from '../booking/Booking.tsx';
export { Industries } from '../industries/Industries.tsx';
export { LatestPosts } from '../latest/LatestPosts.tsx';
export { Licences } from './Licences.tsx';
export { Packages } from './Packages.tsx';
export { Partners, Reviews } from './Reviews.tsx';
export { Story } from './story/Story.tsx';
export { Support } from './Support.tsx';
export { TrackRecord } from './TrackRecord.tsx';
export { withHydrationMark } from '../withHydrationMark.tsx';
