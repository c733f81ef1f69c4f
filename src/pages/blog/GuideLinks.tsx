import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PagePath } from '../../content/navigation.ts';

const GUIDES: readonly PagePath[] = [
  '/business-guide/how-to-start-a-business-in-dubai',
  '/business-guide/costs-timelines',
  '/business-guide/free-zone-comparison',
];

/** Links to guides that are readable while the content service does not respond. */
export function GuideLinks() {
  const { t } = useTranslation('menu');
  return GUIDES.map((path) => (
    <li key={path}>
      <MuiLink component={Link} to={path}>
        {t(`titles.${path}`)}
      </MuiLink>
    </li>
  ));
}
