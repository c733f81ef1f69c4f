import { Link } from 'react-router-dom';
import { bodyWords } from '../../content/pages/bodyWords.ts';
import type { RichText } from '../../content/pages/page.ts';
import { piecesOf, type TextPiece, wordsOf } from '../../content/pages/richText.ts';
import type { FactId } from '../../content/facts/facts.ts';
import { useFacts } from '../../content/facts/factContext.ts';
import { factBetween } from '../../content/facts/formatFact.ts';

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

interface FigureProps {
  readonly id: FactId;
  readonly before: string;
  readonly after: string;
  readonly toSource: boolean;
}

function Figure({ id, before, after, toSource }: FigureProps) {
  const fact = useFacts()(id);
  const value = <bdi>{factBetween(before, fact, after, fact.lang)}</bdi>;
  const link = toSource ? { href: fact.url, rel: 'noopener external' } : { href: `#${figureId(id)}` };
  return (
    <>
      {link.href === undefined ? (
        <span className="num">{value}</span>
      ) : (
        <a className="num figure" {...link}>
          {value}
        </a>
      )}
      {fact.ended ? <em className="ended"> ({bodyWords[fact.lang].ended})</em> : null}
    </>
  );
}

interface PieceProps {
  readonly piece: TextPiece;
  readonly before: string;
  readonly after: string;
  readonly toSource: boolean;
}

function Piece({ piece, before, after, toSource }: PieceProps) {
  switch (piece.kind) {
    case 'fact':
      return <Figure id={piece.id} before={before} after={after} toSource={toSource} />;
    case 'link':
      return <Link to={piece.to}>{piece.words}</Link>;
    case 'words':
      return piece.words;
  }
}

interface RichProps {
  readonly text: RichText;
  /** Figures link to their sources; otherwise to the page's list of figures. */
  readonly toSource?: boolean;
}

/** A content text with its links and figures. */
export function Rich({ text, toSource = false }: RichProps) {
  return piecesOf(text).map((piece, index, pieces) => {
    // The pieces of a text never change places.
    const key = `${index}`;
    const around = { before: wordsOf(pieces[index - 1]), after: wordsOf(pieces[index + 1]) };
    const shown = <Piece key={key} piece={piece} {...around} toSource={toSource} />;
    return piece.strong ? <strong key={key}>{shown}</strong> : shown;
  });
}
