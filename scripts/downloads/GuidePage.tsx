import { Fragment } from 'react';
import { brand } from '../../src/content/brand.ts';
import { FactContext } from '../../src/content/facts/factContext.ts';
import { longDateIn } from '../../src/content/facts/formatFact.ts';
import { packagePrices } from '../../src/content/firm.ts';
import { offers } from '../../src/content/offers/offers.ts';
import type { PageBlock } from '../../src/content/pages/page.ts';
import { Block } from '../../src/pages/content/blocks/Block.tsx';
import { Body } from '../../src/pages/content/ContentPage.styles.ts';
import { Rich } from '../../src/pages/content/Rich.tsx';
import { textDirection } from '../../src/shared/text/script.ts';
import { editionOf, figuresOf, type Guide, type GuidePart } from './guides.ts';
import { FigureList, ReachList, SampleNotes } from './lists.tsx';
import { guideWords } from './words.ts';

/** Returns the id of a part, which its link in the contents and its page rules refer to. */
export const partId = (index: number): string => `part-${index + 1}`;

function Cover({ guide }: { guide: Guide }) {
  const { language, title, promise } = guide;
  return (
    <div className={guide.isBook ? 'cover' : 'band'}>
      <img className="wordmark" src="/src/content/art/wordmark.svg" alt={brand[language]} />
      <h1>{title}</h1>
      <p className="promise">{promise}</p>
      <p className="soft">{guideWords[language].edition(longDateIn(editionOf(guide), language))}</p>
      <img className="harbour mirror" src="/src/content/art/harbour.svg" alt="" />
    </div>
  );
}

function Contents({ guide, pageNumbers }: GuidePageProps) {
  const { contents, reading } = guideWords[guide.language];
  return (
    <div className="contents">
      <h1>{contents}</h1>
      <ol>
        {guide.parts.map(({ title }, index) => (
          <li key={title}>
            <a href={`#${partId(index)}`}>
              {title} <span className="num">{pageNumbers[index]}</span>
            </a>
          </li>
        ))}
      </ol>
      {reading.map((text) => (
        <p key={text} className="note">
          {text}
        </p>
      ))}
    </div>
  );
}

/** The site says at its head that prices are samples; a printed table says so itself (PG-04). */
const hasSamplePrices = (block: PageBlock) =>
  block.kind === 'offers' &&
  packagePrices.status === 'sample' &&
  block.offers.some((id) => offers[id].price === 'ours');

function Part({ guide, part, id }: { guide: Guide; part: GuidePart; id: string }) {
  return (
    <Body id={id} className="part">
      <h1>{part.title}</h1>
      {part.lead === undefined ? null : (
        <p className="lead">
          <Rich text={part.lead} />
        </p>
      )}
      {part.blocks.map((block, index) => (
        <Fragment key={block.heading}>
          <Block block={block} id={`${id}-${index + 1}`} folded={false} />
          {hasSamplePrices(block) ? <p className="note">{guideWords[guide.language].samplePrices}</p> : null}
        </Fragment>
      ))}
      {part.list === 'reach' ? (
        <>
          <ReachList language={guide.language} />
          <SampleNotes guide={guide} />
        </>
      ) : null}
      {part.list === 'figures' ? <FigureList ids={figuresOf(guide)} /> : null}
    </Body>
  );
}

interface GuidePageProps {
  readonly guide: Guide;
  /** The page on which each part begins; empty while the pages are not known. */
  readonly pageNumbers: readonly number[];
}

/** A guide as one document to print: cover, contents, and the blocks of the site's pages. */
export function GuidePage({ guide, pageNumbers }: GuidePageProps) {
  const { language, factWords } = guide;
  return (
    <FactContext value={{ language, factWords }}>
      <main lang={language} dir={textDirection(language)}>
        <Cover guide={guide} />
        {guide.isBook ? <Contents guide={guide} pageNumbers={pageNumbers} /> : null}
        {guide.parts.map((part, index) => (
          <Part key={part.title} guide={guide} part={part} id={partId(index)} />
        ))}
      </main>
    </FactContext>
  );
}
