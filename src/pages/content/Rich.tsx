import { Link } from 'react-router-dom';
import { bodyWords } from '../../content/pages/bodyWords.ts';
import type { RichText } from '../../content/pages/page.ts';
import { piecesOf, type TextPiece } from '../../content/pages/richText.ts';
import type { FactId } from '../../content/facts/facts.ts';
import { useFacts } from '../../content/facts/factContext.ts';
import { formatFact } from '../../content/facts/formatFact.ts';

/** For what holds such texts: a figure is told from other links, as it leads to its source. */
export const figureLinks = {
  '& a.figure': {
    color: 'inherit',
    textDecoration: 'underline dotted 1.5px var(--line-strong)',
    textUnderlineOffset: '0.22em',
  },
  '& a.figure:hover': { color: 'var(--primary)', textDecorationStyle: 'solid' },
  '& em.ended': { color: 'var(--warning)', fontSize: '0.9em', fontStyle: 'normal' },
};

/** Where a figure's source stands on the page. */
export const figureId = (id: FactId): string => `figure-${id}`;

function Figure({ id }: { id: FactId }) {
  const fact = useFacts()(id);
  return (
    <>
      <a className="num figure" href={`#${figureId(id)}`}>
        <bdi>{formatFact(fact, fact.lang)}</bdi>
      </a>
      {fact.ended ? <em className="ended"> ({bodyWords[fact.lang].ended})</em> : null}
    </>
  );
}

function Piece({ piece }: { piece: TextPiece }) {
  switch (piece.kind) {
    case 'fact':
      return <Figure id={piece.id} />;
    case 'link':
      return <Link to={piece.to}>{piece.words}</Link>;
    case 'words':
      return piece.words;
  }
}

/** A content text with its links and figures; each figure leads to its source below. */
export function Rich({ text }: { text: RichText }) {
  return piecesOf(text).map((piece, index) => {
    // The pieces of a text never change places.
    const key = `${index}`;
    const shown = <Piece key={key} piece={piece} />;
    return piece.strong ? <strong key={key}>{shown}</strong> : shown;
  });
}
