import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLongDate } from '../../../i18n/useLongDate.ts';
import { textDirection } from '../../../shared/text/script.ts';
import type { RecentGuide } from '../model.ts';
import { isBetween, percentOf } from '../reading/place.ts';

const Recent = styled('section')({
  marginBlockStart: 'var(--fluid-3xl)',
  '& h2': { marginBlockEnd: '0.25rem', fontSize: 'var(--fs-3)' },
  '& ul': { marginBlockStart: '1rem', borderBlockStart: '1px solid var(--line)' },
  '& li': { display: 'block', paddingBlock: '0.75rem' },
  '& a': { display: 'block', lineHeight: 'calc(var(--lh-snug) + 0.05)', overflowWrap: 'anywhere' },
  '& a:hover': { color: 'var(--primary)' },
  '& li p': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 1rem',
    fontSize: 'var(--fs-small)',
    lineHeight: 1.6,
    overflowWrap: 'anywhere',
  },
});

/** Recently read guides that are not saved (OF-03). */
export function RecentList({ guides }: { guides: readonly RecentGuide[] }) {
  const { t } = useTranslation('library');
  const longDate = useLongDate();
  if (guides.length === 0) return null;
  return (
    <Recent aria-labelledby="recent">
      <h2 id="recent">{t('recent')}</h2>
      <p className="soft">{t('recentText')}</p>
      <List disablePadding>
        {guides.map(({ id, path, title, lang, label, readAt, place }) => (
          <ListItem key={id} disableGutters divider>
            <MuiLink
              component={Link}
              to={path}
              underline="hover"
              color="inherit"
              lang={lang}
              dir={textDirection(lang)}
            >
              {title}
            </MuiLink>
            <p className="soft num">
              {label ? <b dir="auto">{label}</b> : null}
              <span>{t('readOn', { date: longDate(new Date(readAt).toISOString()) })}</span>
              {place && isBetween(place) ? (
                <span>{t('read.percent', { percent: percentOf(place) })}</span>
              ) : null}
            </p>
          </ListItem>
        ))}
      </List>
    </Recent>
  );
}
