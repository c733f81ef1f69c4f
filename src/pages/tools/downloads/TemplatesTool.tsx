import { Deadlines } from '../../../features/deadlines/ui/Deadlines.tsx';
import { Templates } from './Templates.tsx';

/** What stands on `/accounting/templates`: the files, then the dates (PG-02). */
export const TemplatesTool = () => (
  <>
    <Templates />
    <Deadlines />
  </>
);
