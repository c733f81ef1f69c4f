import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';

export interface Breadcrumb {
  readonly label: string;
  readonly to: string;
}

interface BreadcrumbsProps {
  readonly label: string;
  readonly items: readonly Breadcrumb[];
  /** The title of the page, with language and direction if they differ from the page's. */
  readonly current: string;
  readonly language?: string;
  readonly direction?: 'ltr' | 'rtl';
}

/** The breadcrumbs of a page (PG-01); server/prerender/jsonLd.ts has the structured data. */
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
