import { Link } from 'react-router-dom';
import { bodyWords } from '../../content/pages/bodyWords.ts';
import type { RichText } from '../../content/pages/page.ts';
import { piecesOf } from '../../content/pages/richText.ts';
import type { FactId } from '../../content/facts/facts.ts';
import { useFacts } from '../../content/facts/factContext.ts';
import { formatFact } from '../../content/facts/formatFact.ts';
import styles from './Rich.module.css';

/** Where a figure's source stands on the page. */
export const figureId = (id: FactId): string => `figure-${id}`;

function Figure({ id }: { id: FactId }) {
  const fact = useFacts()(id);
  return (
    <>
      <a className={`num ${styles.figure}`} href={`#${figureId(id)}`}>
        <bdi>{formatFact(fact, fact.lang)}</bdi>
      </a>
      {fact.ended ? <em className={styles.ended}> ({bodyWords[fact.lang].ended})</em> : null}
    </>
  );
}

/** A content text with its links and figures; each figure leads to its source below. */
export function Rich({ text }: { text: RichText }) {
  return piecesOf(text).map((piece, index) => {
    // The pieces of a text never change places.
    const key = `${index}`;
    if (piece.kind === 'fact') return <Figure key={key} id={piece.id} />;
    if (piece.kind === 'link')
      return (
        <Link key={key} to={piece.to}>
          {piece.words}
        </Link>
      );
    return piece.strong ? <strong key={key}>{piece.words}</strong> : piece.words;
  });
}
