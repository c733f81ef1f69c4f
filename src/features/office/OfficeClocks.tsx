import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { OFFICE_ZONES } from '../../content/officeHours.ts';
import { site } from '../../content/site.ts';
import { useMinute } from '../../shared/hooks/useMinute.ts';
import { type WallClock, wallClock } from '../../shared/time/zones.ts';
import { ClockFace } from './ClockFace.tsx';

const Clocks = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1rem 2.5rem',
  minBlockSize: '3.5rem',
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', gap: '0.875rem', alignItems: 'center', lineHeight: 1.4 },
  '& span': { display: 'block', minBlockSize: '1.4em', color: 'var(--ink-soft)' },
  '& b': { display: 'block', fontWeight: 600 },
});

function Shown({ clock }: { clock: WallClock | undefined }) {
  const { t } = useTranslation();
  if (!clock) return <span />;
  const weekday = new Date(`${clock.day}T00:00:00Z`).getUTCDay();
  return (
    <span>
      {t('date.days').split('|')[weekday]} <bdi className="num">{clock.time}</bdi>
    </span>
  );
}

/** Current time of each office (PG-05); without hands during prerendering. */
export function OfficeClocks({ withAddresses = false }: { withAddresses?: boolean }) {
  const { t } = useTranslation();
  const now = useMinute();
  return (
    <Clocks role="list" aria-label={t('footer.clocks')}>
      {site.offices.map(({ city, address }) => {
        const clock = now && wallClock(now, OFFICE_ZONES[city]);
        return (
          <li key={city}>
            <ClockFace time={clock?.time} />
            <div>
              <b>{t(`footer.${city}`)}</b>
              <Shown clock={clock} />
              {withAddresses ? <bdi>{address}</bdi> : null}
            </div>
          </li>
        );
      })}
    </Clocks>
  );
}
