import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
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

interface MenuPanelProps {
  readonly name: MenuName;
  /** Called when the reader has chosen a link. */
  readonly onLeave: () => void;
}

const Row = styled(Container)({
  display: 'flex',
  gap: '2.5rem',
  alignItems: 'start',
  paddingBlock: '2.25rem 2.5rem',
  // Only where no script runs are the menus shown on small screens.
  '@media (max-width: 79.99rem)': { flexWrap: 'wrap', '&& > *': { flexBasis: '100%' } },
});

const EndingCard = styled(Card)({
  flex: '0 0 19rem',
  border: 0,
  backgroundColor: 'var(--tint-warm)',
  '& img': {
    blockSize: 'auto',
    aspectRatio: 2,
    objectFit: 'contain',
    objectPosition: 'center bottom',
    backgroundColor: 'var(--sky-paper-1)',
  },
  '& .MuiCardContent-root': { display: 'grid', gap: '0.9rem', padding: '0.9rem 1.5rem 1.5rem' },
  '& h2': { fontSize: '1.1875rem' },
  '& p': { color: 'var(--ink-soft)', lineHeight: 'calc(var(--lh-body) - 0.1)' },
});

function Ending({ name }: { name: MenuName }) {
  const { t } = useTranslation('menu');
  const { t: common } = useTranslation();
  return (
    <EndingCard>
      <CardMedia
        component="img"
        src={panelArt[name]}
        width={640}
        height={520}
        alt=""
        loading="lazy"
        decoding="async"
      />
      <CardContent>
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
      </CardContent>
    </EndingCard>
  );
}

/** What a mega menu shows (FR-03, FR-04): tabs if it has any, columns of links, and how to ask. */
export function MenuPanel({ name, onLeave }: MenuPanelProps) {
  const { tabs, columns } = megaMenus[name];
  const [tab, setTab] = useState(0);
  return (
    <Row
      // A link of the page that one is on changes no address.
      onClick={(event) => event.target instanceof Element && event.target.closest('a') && onLeave()}
      role="presentation"
    >
      {tabs ? <MenuTabs name={name} tabs={tabs} chosen={tab} onChoose={setTab} /> : null}
      {columns.map((column) => (
        <MenuColumnLinks key={column.heading} column={column} />
      ))}
      <Ending name={name} />
    </Row>
  );
}
