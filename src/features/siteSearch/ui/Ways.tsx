import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import { CheckboxField } from '../../../shared/ui/CheckboxField.tsx';
import { letSlashOpen, slashOpens } from '../slashKey.ts';
import { ResultGroup } from './Results.styles.ts';
import { HIT } from './useArrowKeys.ts';

/** How keys help: not on phones. */
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
  '@media (max-width: 40rem)': { display: 'none' },
});

/** Before anything is typed: where many want to go, and how keys help. */
export function Ways({ onChoose }: { onChoose?: (() => void) | undefined }) {
  const { t } = useTranslation('search');
  const { t: common } = useTranslation();
  const { t: menu } = useTranslation('menu');
  const id = useId();
  const [slash, setSlash] = useState(slashOpens);
  const ways = [
    { to: '/calculator', title: menu('titles./calculator') },
    { to: '/checklist', title: menu('titles./checklist') },
    {
      to: '/business-guide/free-zone-comparison',
      title: menu('titles./business-guide/free-zone-comparison'),
    },
    { to: '/saved', title: common('common.saved') },
  ];
  return (
    <>
      <ResultGroup aria-labelledby={id}>
        <h2 id={id}>{t('ways')}</h2>
        <List disablePadding>
          {ways.map(({ to, title }) => (
            <ListItem key={to} disablePadding>
              <ListItemButton className="way" component={Link} to={to} onClick={onChoose} {...HIT}>
                <b>{title}</b>
                <PartIcon name="arrow" mirror />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </ResultGroup>
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
