import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListSubheader from '@mui/material/ListSubheader';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { MenuName } from '../../../content/menuNames.ts';
import { type MenuColumn, megaMenus, type PagePath } from '../../../content/navigation.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { MenuIcon } from '../menus/MenuIcon.tsx';
import { useLinkLabel } from '../menus/useLinkLabel.ts';
import { NavigationLink } from '../NavigationLink.tsx';
import { currentLink } from '../../../shared/ui/contrast.ts';

interface SectionProps {
  readonly name: MenuName;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly onLeave: () => void;
}

function columnsOf(name: MenuName): MenuColumn[] {
  const { tabs = [], columns } = megaMenus[name];
  const seen = new Set<PagePath>();
  return [...tabs.flatMap((tab) => tab.columns), ...columns].map(({ heading, links }) => ({
    heading,
    links: links.filter(({ to }) => !seen.has(to) && seen.add(to)),
  }));
}

const SectionAccordion = styled(Accordion)({
  '& .MuiAccordionSummary-root': { fontSize: 'var(--fs-4)', '&.Mui-expanded': { color: 'var(--primary)' } },
  '& .MuiAccordionDetails-root': {
    columns: '15rem',
    columnGap: '2rem',
    paddingBlockEnd: '0.75rem',
    paddingInlineStart: '1rem',
  },
  '& h3': {
    breakAfter: 'avoid',
    marginBlock: '1rem 0.25rem',
    fontSize: 'var(--fs-mini)',
    fontWeight: 600,
    letterSpacing: 0,
    lineHeight: 'calc(var(--lh-snug) + 0.1)',
  },
  '& .MuiList-root:first-of-type h3': { marginBlockStart: 0 },
  '& a': {
    breakInside: 'avoid',
    gap: '0.75rem',
    paddingBlock: 0,
    '&[aria-current]': currentLink,
  },
  '& a svg': { color: 'var(--primary)' },
});

/** The links render when the section opens, and unmount after it has closed. */
const slotProps = { transition: { unmountOnExit: true }, heading: { component: 'h2' } } as const;

/** A menu as a section of the slide-out menu (FR-06). */
export function Section({ name, open, onToggle, onLeave }: SectionProps) {
  const { t } = useTranslation();
  const { t: words } = useTranslation('menu');
  const labelOf = useLinkLabel();
  const id = `section-${name}`;
  return (
    <SectionAccordion
      expanded={open}
      onChange={(_event, expanded) => onToggle(expanded)}
      slotProps={slotProps}
    >
      <AccordionSummary
        id={`${id}-name`}
        aria-controls={open ? id : undefined}
        expandIcon={<Icon name="down" />}
      >
        {t(`menus.${name}`)}
      </AccordionSummary>
      <AccordionDetails>
        {columnsOf(name).map((column) => (
          <List
            key={column.heading}
            component="div"
            disablePadding
            subheader={
              <ListSubheader component="h3" disableGutters disableSticky>
                {words(`headings.${column.heading}`)}
              </ListSubheader>
            }
          >
            {column.links.map((link) => (
              <ListItemButton
                key={link.to}
                disableGutters
                component={NavigationLink}
                to={link.to}
                onClick={onLeave}
              >
                <MenuIcon name={link.icon} />
                {labelOf(link)}
              </ListItemButton>
            ))}
          </List>
        ))}
      </AccordionDetails>
    </SectionAccordion>
  );
}
