import { RequestLayout } from './RequestLayout.tsx';

/** `/quote`: how to ask for an itemised quote. */
export function QuotePage() {
  return <RequestLayout purpose="quote" />;
}
