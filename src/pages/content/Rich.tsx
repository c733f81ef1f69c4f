import { Link } from 'react-router-dom';
import { shownPieces, type ShownPiece } from '../../content/pages/shownText.ts';

/** Figures differ from other links, because they lead to their source. */
export const figureLinks = {
  '& a.figure': {
    color: 'inherit',
    textDecoration: 'underline dotted 1.5px var(--line-strong)',
    textUnderlineOffset: '0.22em',
  },
  '& a.figure:hover': { color: 'var(--primary)', textDecorationStyle: 'solid' },
  '& em.ended': { color: 'var(--warning)', fontSize: '0.9em', fontStyle: 'normal' },
};

function Figure({ words, to }: { words: string; to: string | undefined }) {
  const value = <bdi>{words}</bdi>;
  if (to === undefined) return <span className="num">{value}</span>;
  return (
    <a className="num figure" href={to} rel={to.startsWith('#') ? undefined : 'noopener external'}>
      {value}
    </a>
  );
}

function Piece({ piece }: { piece: ShownPiece }) {
  switch (piece.kind) {
    case 'words':
      return piece.words;
    case 'link':
      return <Link to={piece.to}>{piece.words}</Link>;
    case 'figure':
      return <Figure words={piece.words} to={piece.to} />;
    case 'ended':
      return (
        <em className="ended" data-after={piece.after} hidden={piece.after !== undefined}>
          {' '}
          ({piece.words})
        </em>
      );
  }
}

/** A content text with its links and figures. */
export function Rich({ text }: { text: string }) {
  return shownPieces(text).map((piece, index) => {
    const key = `${index}`;
    const shown = <Piece key={key} piece={piece} />;
    return piece.strong ? <strong key={key}>{shown}</strong> : shown;
  });
}
