import MuiLink from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { MenuColumn } from '../../../content/navigation.ts';
import { NavigationLink } from '../NavigationLink.tsx';
import { MenuIcon } from './MenuIcon.tsx';
import { useLinkLabel } from './useLinkLabel.ts';
import { currentLink } from '../../../shared/ui/contrast.ts';

const Column = styled('div')({
  flex: '1 1 0',
  minInlineSize: 0,
  '& h2': { marginBlockEnd: '0.5rem', color: 'var(--ink-soft)', fontWeight: 600 },
  '& a': {
    display: 'flex',
    flexGrow: 1,
    gap: '0.75rem',
    padding: '0.5rem 0.75rem',
    marginInline: '-0.75rem',
    borderRadius: 'var(--r-control)',
    color: 'inherit',
    fontSize: '1rem',
    fontWeight: 500,
    lineHeight: 'calc(var(--lh-snug) + 0.05)',
    transition: 'background-color var(--t-fast) var(--ease)',
    '&:hover': { backgroundColor: 'var(--tint)' },
    '&[aria-current]': currentLink,
  },
  '& svg': { marginBlockStart: '0.125rem', color: 'var(--primary)' },
  '& [data-overview]': {
    marginBlockStart: '0.5rem',
    paddingBlockStart: '0.5rem',
    borderBlockStart: '1px solid var(--line)',
    '& a': { color: 'var(--primary)', fontWeight: 600 },
  },
  '& small': {
    display: 'block',
    marginBlockStart: '0.125rem',
    color: 'var(--ink-soft)',
    fontSize: '0.875rem',
    fontWeight: 400,
  },
  '&.wide': {
    flexGrow: 1.9,
    '& ul': { columns: 2, columnGap: '1.5rem' },
    '& li': { breakInside: 'avoid' },
  },
});

/** A column of a menu: heading and links with short descriptions. */
export function MenuColumnLinks({ column }: { column: MenuColumn }) {
  const { t } = useTranslation('menu');
  const labelOf = useLinkLabel();
  return (
    <Column className={column.wide ? 'wide' : ''}>
      <Typography variant="caption" component="h2">
        {t(`headings.${column.heading}`)}
      </Typography>
      <List disablePadding>
        {column.links.map((link) => (
          <ListItem
            key={`${link.to} ${link.short ?? ''}`}
            disablePadding
            data-overview={link.overview ? '' : undefined}
          >
            <MuiLink underline="none" component={NavigationLink} to={link.to}>
              <MenuIcon name={link.icon} />
              <span>
                {labelOf(link)}
                {link.note ? <small>{t(`notes.${link.note}`)}</small> : null}
              </span>
            </MuiLink>
          </ListItem>
        ))}
      </List>
    </Column>
  );
}
