import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';

/** A step of the way from the home page to here. */
export interface Breadcrumb {
  readonly label: string;
  readonly to: string;
}

interface BreadcrumbsProps {
  /** What the way is called. */
  readonly label: string;
  /** The pages above, the home page first. */
  readonly items: readonly Breadcrumb[];
  /** The page's own name; its language and direction where those are not the reader's. */
  readonly current: string;
  readonly language?: string;
  readonly direction?: 'ltr' | 'rtl';
}

/** Where the page stands in the site (PG-01). The prerender tells search engines the same (server/prerender/jsonLd.ts). */
export function Breadcrumbs({ label, items, current, language, direction }: BreadcrumbsProps) {
  return (
    <MuiBreadcrumbs aria-label={label}>
      {items.map((item) => (
        <MuiLink
          key={item.to}
          component={Link}
          to={item.to}
          underline="hover"
          variant="inherit"
          color="inherit"
        >
          {item.label}
        </MuiLink>
      ))}
      <span aria-current="page" lang={language} dir={direction ?? 'auto'}>
        {current}
      </span>
    </MuiBreadcrumbs>
  );
}
