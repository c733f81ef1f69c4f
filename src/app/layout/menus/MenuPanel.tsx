import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import attestation from '../../../content/art/slides/attestation.svg?no-inline';
import pro from '../../../content/art/slides/pro.svg?no-inline';
import compass from '../../../content/art/subjects/compass.svg?no-inline';
import ledger from '../../../content/art/subjects/ledger.svg?no-inline';
import passport from '../../../content/art/subjects/passport.svg?no-inline';
import table from '../../../content/art/subjects/table.svg?no-inline';
import tower from '../../../content/art/subjects/tower.svg?no-inline';
import type { MenuName } from '../../../content/menuNames.ts';
import { megaMenus } from '../../../content/navigation.ts';
import { whatsappHref } from '../../../content/site.ts';
import { down } from '../../../shared/ui/breakpoints.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { NavigationLink } from '../NavigationLink.tsx';
import { MenuColumnLinks } from './MenuColumnLinks.tsx';
import { MenuTabs } from './MenuTabs.tsx';

const panelArt: Readonly<Record<MenuName, string>> = {
  licensing: attestation,
  guide: compass,
  services: pro,
  workspace: tower,
  accounting: ledger,
  visa: passport,
  company: table,
};

const Row = styled(Container)({
  display: 'flex',
  gap: '2.5rem',
  alignItems: 'start',
  paddingBlock: '2.25rem 2.5rem',
  [down('xl')]: { flexWrap: 'wrap', '&& > *': { flexBasis: '100%' } },
});

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
    padding: '0.5rem',
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

/** The content of a mega menu (FR-03, FR-04): tabs if it has any, columns of links, ways to ask. */
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
