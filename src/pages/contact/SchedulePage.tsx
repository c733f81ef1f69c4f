import { RequestLayout } from './RequestLayout.tsx';

/** `/schedule`: how to arrange a meeting. */
export function SchedulePage() {
  return <RequestLayout purpose="schedule" />;
}
