import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type MenuIconName, menuIcons } from '../../../content/menuIcons.ts';
import { Drawn } from '../../../shared/ui/Icon.tsx';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import { CheckboxField } from '../../../shared/ui/CheckboxField.tsx';
import { letSlashOpen, slashOpens } from '../slashKey.ts';
import { ResultGroup } from './Results.styles.ts';
import { HIT } from './useArrowKeys.ts';
import { down } from '../../../shared/ui/breakpoints.ts';

/** Side by side if the window is wide enough. */
const Groups = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  columnGap: '2.5rem',
});

/** Keyboard shortcuts; hidden on phones. */
const Keys = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem 1.5rem',
  alignItems: 'center',
  marginBlockStart: '1rem',
  paddingBlockStart: '0.5rem',
  borderBlockStart: '1px solid var(--line)',
  fontSize: 'var(--fs-small)',
  '& .MuiFormControlLabel-label': { fontSize: 'inherit' },
  [down('sm')]: { display: 'none' },
});

interface Way {
  readonly icon: MenuIconName;
  readonly to: string;
  readonly title: string;
}

interface WayGroupProps {
  readonly heading: string;
  readonly ways: readonly Way[];
  readonly onChoose: (() => void) | undefined;
}

function WayGroup({ heading, ways, onChoose }: WayGroupProps) {
  const id = useId();
  return (
    <ResultGroup aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <List disablePadding>
        {ways.map(({ icon, to, title }) => (
          <ListItem key={to} disablePadding>
            <ListItemButton className="way" component={Link} to={to} onClick={onChoose} {...HIT}>
              <Drawn path={menuIcons[icon]} />
              <b>{title}</b>
              <PartIcon name="arrow" mirror />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </ResultGroup>
  );
}

const TOOLS = [
  ['sums', '/calculator'],
  ['checks', '/checklist'],
  ['scales', '/business-guide/free-zone-comparison'],
] as const;

const ASKED = [
  ['flag', '/business-guide/how-to-start-a-business-in-dubai'],
  ['clock', '/business-guide/costs-timelines'],
  ['bank', '/business-guide/bank-account-guide'],
  ['people', '/visa/family-visa-uae'],
  ['stamp', '/accounting/vat-registration-uae'],
] as const;

/** Suggestions and keyboard shortcuts before anything is typed. */
export function Ways({ onChoose }: { onChoose?: (() => void) | undefined }) {
  const { t } = useTranslation('search');
  const { t: common } = useTranslation();
  const { t: menu } = useTranslation('menu');
  const [slash, setSlash] = useState(slashOpens);
  const titled = (pages: typeof TOOLS | typeof ASKED): Way[] =>
    pages.map(([icon, to]) => ({ icon, to, title: menu(`titles.${to}`) }));
  return (
    <>
      <Groups>
        <WayGroup
          heading={t('ways')}
          ways={[...titled(TOOLS), { icon: 'book', to: '/saved', title: common('common.saved') }]}
          onChoose={onChoose}
        />
        <WayGroup heading={t('asked')} ways={titled(ASKED)} onChoose={onChoose} />
      </Groups>
      <Keys className="soft">
        <span>{t('keys')}</span>
        <CheckboxField
          label={t('slash')}
          on={slash}
          onCheck={(on) => {
            letSlashOpen(on);
            setSlash(on);
          }}
        />
      </Keys>
    </>
  );
}
