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
    fontSize: '0.8125rem',
    overflowWrap: 'anywhere',
  },
});

/** Says on paper whose page this is, where it was printed from, and when. */
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
      {/* The prerendered page has no day, no query and no language in its router's address. */}
      {today ? (
        <>
          <bdi dir="ltr">{site.url + address}</bdi>
          <time dateTime={today}>{longDate(today)}</time>
        </>
      ) : null}
    </Sheet>
  );
}
