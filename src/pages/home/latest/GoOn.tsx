import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isBetween, percentOf } from '../../../features/library/reading/place.ts';
import { useRecent } from '../../../features/library/useSaved.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { textDirection } from '../../../shared/text/script.ts';

const Strip = styled(Card)({
  marginBlockEnd: '1.5rem',
  backgroundColor: 'var(--tint)',
  '&:hover': { borderColor: 'var(--line-strong)' },
  '& > a': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.5rem 1rem',
    alignItems: 'center',
    justifyContent: 'flex-start',
    padding: '1rem 1.25rem',
    '&:focus-visible': { outlineOffset: '-3px', borderRadius: 'inherit' },
  },
  '& svg': { color: 'var(--primary)' },
  '& svg + span': { flex: '1 1 14rem' },
  '& small': { display: 'block', color: 'var(--ink-soft)', fontSize: 'var(--fs-small)' },
  '& b': { fontWeight: 600, overflowWrap: 'anywhere' },
});

/** A link to the guide that the user has read in part last (OF-10). */
export function GoOn() {
  const { t } = useTranslation('library');
  const unfinished = useRecent()?.find(({ place }) => place && isBetween(place));
  if (!unfinished?.place) return null;
  const { path, title, lang, place } = unfinished;
  return (
    <Strip>
      <CardActionArea component={Link} to={path}>
        <Icon name="saved" />
        <span>
          <small>{t('read.continue')}</small>
          <b lang={lang} dir={textDirection(lang)}>
            {title}
          </b>
        </span>
        <span className="soft num">{t('read.percent', { percent: percentOf(place) })}</span>
      </CardActionArea>
    </Strip>
  );
}
