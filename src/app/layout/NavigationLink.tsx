import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

interface NavigationLinkProps {
  readonly to: string;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** A link of the main navigation; it says so while the reader is in the part of the site that it leads to. */
export function NavigationLink({ to, onClick, children }: NavigationLinkProps) {
  const { pathname } = useLocation();
  const here = pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));
  return (
    <Link to={to} onClick={onClick} aria-current={here ? 'page' : undefined}>
      {children}
    </Link>
  );
}
