import { RequestLayout } from './RequestLayout.tsx';

/** `/schedule`: the form for a meeting. */
export function SchedulePage() {
  return <RequestLayout purpose="schedule" />;
}
