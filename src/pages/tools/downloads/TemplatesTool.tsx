import { Deadlines } from '../../../tools/deadlines/Deadlines.tsx';
import { Templates } from './Templates.tsx';

/** The templates and the deadlines (PG-02). */
export const TemplatesTool = () => (
  <>
    <Templates />
    <Deadlines />
  </>
);
