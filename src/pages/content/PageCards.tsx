import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PagePath } from '../../content/navigation.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { artOf } from './pageArt.ts';

const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: '1rem',
  // Stronger than what the text around says of its links.
  '&&& > li > a': {
    display: 'grid',
    gridTemplateColumns: '4.5rem minmax(0, 1fr)',
    gap: '0.4rem 1rem',
    alignContent: 'start',
    blockSize: '100%',
    padding: '1.25rem',
    color: 'inherit',
    fontSize: 'inherit',
    textDecoration: 'none',
  },
  '& > li': { transition: 'border-color var(--t-fast) var(--ease)' },
  '& > li:hover': { borderColor: 'var(--line-strong)' },
  '& .art': {
    gridRow: '1 / span 2',
    alignSelf: 'start',
    padding: '0.25rem',
    borderRadius: 'var(--r-control)',
  },
  '& img': { display: 'block', inlineSize: '100%', blockSize: 'auto', filter: 'var(--dim)' },
  '& b': { alignSelf: 'end', fontWeight: 600 },
  '& .soft': {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '3',
    lineClamp: '3',
    fontSize: 'var(--fs-small)',
  },
});

function CardArt({ path }: { path: PagePath }) {
  const { src, backgroundColor } = artOf(path);
  return (
    <span className="art" style={{ backgroundColor }}>
      <img src={src} width={640} height={520} alt="" loading="lazy" />
    </span>
  );
}

/** Pages as cards, each with its title and summary in the reader's language, whatever the text around them is in. */
export function PageCards({ paths }: { paths: readonly PagePath[] }) {
  const { t } = useTranslation('menu');
  const { t: summaries } = useTranslation('pages');
  const { code, dir } = useLanguage();
  return (
    <Cards lang={code} dir={dir}>
      {paths.map((path) => (
        <Card key={path} component="li">
          <CardActionArea component={Link} to={path}>
            <CardArt path={path} />
            <b>{t(`titles.${path}`)}</b>
            <span className="soft">{summaries(path)}</span>
          </CardActionArea>
        </Card>
      ))}
    </Cards>
  );
}
