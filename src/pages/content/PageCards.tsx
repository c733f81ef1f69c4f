import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { PageCard } from '../../content/pages/shownPage.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { artOf } from './pageArt.ts';

const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: '1rem',
  // Overrides the link styles of the surrounding text.
  '&&& > li > a': {
    display: 'grid',
    gridTemplateColumns: '4.5rem minmax(0, 1fr)',
    gap: '0.5rem 1rem',
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

function CardArt({ art }: { art: string }) {
  const { src, backgroundColor } = artOf(art);
  return (
    <span className="art" style={{ backgroundColor }}>
      <img src={src} width={640} height={520} alt="" loading="lazy" />
    </span>
  );
}

/** Links to pages as cards with title and summary in the language of the page. */
export function PageCards({ pages }: { pages: readonly PageCard[] }) {
  const { code, dir } = useLanguage();
  return (
    <Cards lang={code} dir={dir}>
      {pages.map(({ path, title, summary, art }) => (
        <Card key={path} component="li">
          <CardActionArea component={Link} to={path}>
            <CardArt art={art} />
            <b>{title}</b>
            <span className="soft">{summary}</span>
          </CardActionArea>
        </Card>
      ))}
    </Cards>
  );
}
