import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

interface NavigationLinkProps {
  readonly to: string;
  readonly className?: string;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** `page` at the address itself, `true` on the pages below it (https://www.w3.org/TR/wai-aria-1.2/#aria-current). */
function currentOf(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return to !== '/' && pathname.startsWith(`${to}/`) ? 'true' : undefined;
}

/** A link of the frame, marked while the reader is on its page or in the part of the site that it leads to (FR-11). */
export function NavigationLink({ to, className, onClick, children }: NavigationLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link to={to} className={className} onClick={onClick} aria-current={currentOf(to, pathname)}>
      {children}
    </Link>
  );
}
