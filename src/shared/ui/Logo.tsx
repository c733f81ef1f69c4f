import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { Mark } from './Mark.tsx';

const HomeLink = styled(Link)({
  display: 'inline-flex',
  gap: '0.5rem',
  alignItems: 'center',
  minBlockSize: '3rem',
  fontSize: '1.5rem',
  fontWeight: 700,
  letterSpacing: '-0.03em',
  lineHeight: 1,
  // Letters of these scripts are joined.
  'html:is(:lang(ar), :lang(ur), :lang(hi)) &': { letterSpacing: 0 },
  '& svg': { inlineSize: '2.1rem', blockSize: 'auto', flex: 'none' },
});

/** The firm's logo, a link to the home page. */
export function Logo({ name, onClick }: { name: string; onClick?: () => void }) {
  return (
    <HomeLink to="/" onClick={onClick}>
      <Mark />
      <span>{name}</span>
    </HomeLink>
  );
}
