import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { type Case, CONDITIONS, mostOther, qualifies } from '../corporateTax.ts';
import { useMoney } from './useMoney.ts';

const Answers = styled(Card)({
  display: 'grid',
  gap: '0.5rem',
  padding: '1.25rem',
  borderColor: 'var(--line-strong)',
  '& > h3': { fontSize: '1.0625rem' },
  '& li': {
    marginBlock: '0.35rem',
    paddingBlock: 0,
    paddingInlineStart: '1rem',
    borderInlineStart: '3px solid var(--line)',
  },
});

/** Whether the free zone rate may be claimed, as entered: a careful yes, or what stands against it. */
export function Zone({ given }: { given: Case }) {
  const { t } = useTranslation('tax');
  const { money, figure } = useMoney();
  const most = mostOther(given.revenue);
  const open = CONDITIONS.filter((each) => !given.met.includes(each));
  const limits = {
    other: money(given.other),
    most: money(most),
    share: figure('uae-qfzp-de-minimis-share'),
    amount: figure('uae-qfzp-de-minimis-amount'),
  };
  return (
    <Answers>
      <h3>{qualifies(given) ? t('zone.maybe') : t('zone.no')}</h3>
      <List disablePadding>
        {open.map((each) => (
          <ListItem key={each} disableGutters>
            {t('zone.open', { condition: t(`conditions.${each}`) })}
          </ListItem>
        ))}
        <ListItem disableGutters className="num">
          {given.other > most ? t('zone.tooMuch', limits) : t('zone.enough', limits)}
        </ListItem>
      </List>
      <p className="soft">{t('zone.lost', { periods: figure('uae-qfzp-lost-periods') })}</p>
    </Answers>
  );
}
