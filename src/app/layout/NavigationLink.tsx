import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';

interface NavigationLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'aria-current'> {
  readonly to: string;
}

/**
 * Returns `page` at the address itself, `true` on pages below it (https://www.w3.org/TR/wai-aria-1.2/#aria-current).
 */
function currentOf(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return to !== '/' && pathname.startsWith(`${to}/`) ? 'true' : undefined;
}

/** A link of the frame, marked on its page and on the pages below it (FR-11). Fits the `component` prop of MUI. */
export function NavigationLink({ to, ...link }: NavigationLinkProps) {
  const { pathname } = useLocation();
  return <Link {...link} to={to} aria-current={currentOf(to, pathname)} />;
}
