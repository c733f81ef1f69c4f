import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../shared/ui/ErrorBoundary.tsx';
import { Fallback } from './Fallback.tsx';

/**
 * Keeps a failing page from taking the frame with it; the next address starts afresh. It stays the same boundary from
 * page to page: React would show a new one's fallback, an empty page, for 300 ms at the least.
 */
export function RouteErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} Fallback={Fallback}>
      {children}
    </ErrorBoundary>
  );
}
