import List from '@mui/material/List';
import MuiLink from '@mui/material/Link';
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
  '& h2': { marginBlockEnd: '0.6rem', color: 'var(--ink-soft)', fontWeight: 600 },
  '& a': {
    display: 'flex',
    gap: '0.7rem',
    padding: '0.6rem 0.75rem',
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
  '& svg': { marginBlockStart: '0.1rem', color: 'var(--primary)' },
  '& [data-overview]': {
    marginBlockStart: '0.4rem',
    paddingBlockStart: '0.4rem',
    borderBlockStart: '1px solid var(--line)',
    '& a': { color: 'var(--primary)', fontWeight: 600 },
  },
  '& small': {
    display: 'block',
    marginBlockStart: '0.1rem',
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

/** A column of a menu: its heading, and links with what is there in a few words. */
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
          <li key={`${link.to} ${link.short ?? ''}`} data-overview={link.overview ? '' : undefined}>
            <MuiLink underline="none" component={NavigationLink} to={link.to}>
              <MenuIcon name={link.icon} />
              <span>
                {labelOf(link)}
                {link.note ? <small>{t(`notes.${link.note}`)}</small> : null}
              </span>
            </MuiLink>
          </li>
        ))}
      </List>
    </Column>
  );
}
