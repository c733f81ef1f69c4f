import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuName } from '../../../content/menuNames.ts';
import { megaMenus } from '../../../content/navigation.ts';
import { whatsappHref } from '../../../content/site.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { NavigationLink } from '../NavigationLink.tsx';
import { MenuColumnLinks } from './MenuColumnLinks.tsx';
import { MenuTabs } from './MenuTabs.tsx';
import { panelArt } from './panelArt.ts';

const Row = styled(Container)({
  display: 'flex',
  gap: '2.5rem',
  alignItems: 'start',
  paddingBlock: '2.25rem 2.5rem',
  // Only where no script runs are the menus shown on small screens.
  '@media (max-width: 79.99rem)': { flexWrap: 'wrap', '&& > *': { flexBasis: '100%' } },
});

/** How to ask, its drawing beside the words: no higher than the shortest menu's links have need of. */
const EndingCard = styled(Card)({
  flex: '0 0 18rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 5.5rem',
  gap: '0.75rem 1rem',
  padding: '1.25rem',
  border: 0,
  backgroundColor: 'var(--tint-warm)',
  '& img': {
    gridArea: '1 / 2 / span 2',
    blockSize: 'auto',
    padding: '0.4rem',
    borderRadius: 'var(--r-control)',
    backgroundColor: 'var(--sky-paper-1)',
  },
  '& a': { gridColumn: '1 / -1' },
  '& p': { color: 'var(--ink-soft)', lineHeight: 'calc(var(--lh-body) - 0.1)' },
});

function Ending({ name }: { name: MenuName }) {
  const { t } = useTranslation('menu');
  const { t: common } = useTranslation();
  return (
    <EndingCard>
      <img src={panelArt[name]} width={640} height={520} alt="" loading="lazy" />
      <Typography variant="h4" component="h2">
        {t(`panels.${name}Title`)}
      </Typography>
      <Typography variant="body2">{t(`panels.${name}Text`)}</Typography>
      <Button variant="primary" component={NavigationLink} to="/quote">
        {common('common.getQuote')}
      </Button>
      <Button href={whatsappHref()} rel="noopener">
        <Icon name="chat" />
        {common('common.chat')}
      </Button>
    </EndingCard>
  );
}

/** What a mega menu shows (FR-03, FR-04): tabs if it has any, columns of links, and how to ask. */
export function MenuPanel({ name }: { readonly name: MenuName }) {
  const { tabs, columns } = megaMenus[name];
  const [tab, setTab] = useState(0);
  return (
    <Row>
      {tabs ? <MenuTabs name={name} tabs={tabs} chosen={tab} onChoose={setTab} /> : null}
      {columns.map((column) => (
        <MenuColumnLinks key={column.heading} column={column} />
      ))}
      <Ending name={name} />
    </Row>
  );
}
