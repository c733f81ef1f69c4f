import { Fragment } from 'react';
import { brand } from '../../src/content/brand.ts';
import { longDateIn } from '../../src/content/facts/formatFact.ts';
import { packagePrices } from '../../src/content/firm.ts';
import { offers } from '../../src/content/offers/offers.ts';
import type { PageBlock } from '../../src/content/pages/page.ts';
import { Block } from '../../src/pages/content/blocks/Block.tsx';
import { Body } from '../../src/pages/content/text/ContentPage.styles.ts';
import { Rich } from '../../src/pages/content/Rich.tsx';
import { shownBlockOf } from '../../server/prerender/shown/resolveBlock.ts';
import { resolveText } from '../../server/prerender/shown/resolveText.ts';
import { textDirection } from '../../src/shared/text/script.ts';
import { editionOf, figuresOf, type Guide, type GuidePart } from './guides.ts';
import { FigureList, ReachList, SampleNotes } from './lists.tsx';
import { guideWords } from './words.ts';

/** Returns the id of a part, for links and page rules. */
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

/** Pages mark sample prices in their head; a printed table must do so itself (PG-04). */
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
          <Rich text={resolveText(part.lead, guide.context)} />
        </p>
      )}
      {part.blocks.map((block, index) => (
        <Fragment key={block.heading}>
          <Block block={shownBlockOf(block, guide.context)} id={`${id}-${index + 1}`} folded={false} />
          {hasSamplePrices(block) ? <p className="note">{guideWords[guide.language].samplePrices}</p> : null}
        </Fragment>
      ))}
      {part.list === 'reach' ? (
        <>
          <ReachList language={guide.language} />
          <SampleNotes guide={guide} />
        </>
      ) : null}
      {part.list === 'figures' ? <FigureList ids={figuresOf(guide)} context={guide.context} /> : null}
    </Body>
  );
}

interface GuidePageProps {
  readonly guide: Guide;
  readonly pageNumbers: readonly number[];
}

/** A guide as one document to print: cover, contents, and blocks of the site's pages. */
export function GuidePage({ guide, pageNumbers }: GuidePageProps) {
  const { language } = guide;
  return (
    <main lang={language} dir={textDirection(language)}>
      <Cover guide={guide} />
      {guide.isBook ? <Contents guide={guide} pageNumbers={pageNumbers} /> : null}
      {guide.parts.map((part, index) => (
        <Part key={part.title} guide={guide} part={part} id={partId(index)} />
      ))}
    </main>
  );
}
