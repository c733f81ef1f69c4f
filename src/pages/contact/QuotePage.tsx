import { RequestLayout } from './RequestLayout.tsx';

/** `/quote`: the form for an itemised quote. */
export function QuotePage() {
  return <RequestLayout purpose="quote" />;
}
