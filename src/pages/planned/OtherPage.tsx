import { useLocation } from 'react-router-dom';
import { plannedPath } from './plannedPath.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PlannedPage } from './PlannedPage.tsx';

/** An address that has no page of its own yet: one that the navigation names, or none at all. */
export function OtherPage() {
  const path = plannedPath(useLocation().pathname);
  return path ? <PlannedPage key={path} path={path} /> : <NotFoundPage />;
}
