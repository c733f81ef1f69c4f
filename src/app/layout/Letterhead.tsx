import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation } from 'react-router-dom';
import { site } from '../../content/site.ts';
import { useLongDate } from '../../i18n/useLongDate.ts';
import { useToday } from '../../shared/hooks/useToday.ts';

const Sheet = styled('p')({
  display: 'none',
  '@media print': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.25rem 1.5rem',
    marginBlockEnd: '1.5rem',
    paddingBlockEnd: '0.5rem',
    borderBlockEnd: '1px solid',
    fontSize: 'var(--fs-mini)',
    overflowWrap: 'anywhere',
  },
});

/** The head of a printed page: the firm, the address and the date. */
export function Letterhead() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const longDate = useLongDate();
  const today = useToday();
  const address = useHref(pathname + search);
  return (
    <Sheet data-letterhead>
      <b>{t('brand')}</b>
      <bdi dir="ltr">{site.phone}</bdi>
      {/* Prerendered pages have no date and no query. */}
      {today ? (
        <>
          <bdi dir="ltr">{site.url + address}</bdi>
          <time dateTime={today}>{longDate(today)}</time>
        </>
      ) : null}
    </Sheet>
  );
}
