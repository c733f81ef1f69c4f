import Card from '@mui/material/Card';
import type { ShownBlock, ShownBlockOf as Of } from '../../../content/pages/shownBlocks.ts';
import { Fold } from '../../../shared/ui/Fold.tsx';
import { Answer } from '../Answer.tsx';
import { PageCards } from '../PageCards.tsx';
import { Rich } from '../Rich.tsx';
import { Conditions, EntryCards, PaperGroups, Points, Questions } from './Block.styles.ts';
import { DecisionTree } from './DecisionTree.tsx';
import { Example } from './Example.tsx';
import { LazyFigure } from './LazyFigure.tsx';
import { Offers } from './Offers.tsx';
import { Steps, Timeline } from './ordered.tsx';
import { Comparison, Costs } from './tables.tsx';

function Documents({ groups }: Of<'documents'>) {
  return (
    <PaperGroups>
      {groups.map(({ title, items }) => (
        <Card key={title} component="section">
          <h3>{title}</h3>
          <ul>
            {items.map((item) => (
              <li key={item}>
                <Rich text={item} />
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </PaperGroups>
  );
}

function Requirements({ items }: Of<'requirements'>) {
  return (
    <Conditions>
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <Rich text={text} />
          </dd>
        </div>
      ))}
    </Conditions>
  );
}

function Faq({ items }: Of<'faq'>) {
  return (
    <Questions>
      {items.map(({ question, ...answer }) => (
        <Fold key={question} summary={question} level="h3">
          <Answer {...answer} />
        </Fold>
      ))}
    </Questions>
  );
}

function Entries({ entries }: Of<'entries'>) {
  return (
    <EntryCards>
      {entries.map(({ title, text, meta }) => (
        <Card key={title} component="li">
          <h3>{title}</h3>
          {meta === undefined ? null : <p className="soft">{meta}</p>}
          <p>
            <Rich text={text} />
          </p>
        </Card>
      ))}
    </EntryCards>
  );
}

function Text({ paragraphs, points }: Pick<Of<'text'>, 'paragraphs' | 'points'>) {
  return (
    <>
      {paragraphs.map((text) => (
        <p key={text}>
          <Rich text={text} />
        </p>
      ))}
      {points ? (
        <Points>
          {points.map((text) => (
            <li key={text}>
              <Rich text={text} />
            </li>
          ))}
        </Points>
      ) : null}
    </>
  );
}

/** The content of a block without its heading. */
export function Substance({ block }: { block: ShownBlock }) {
  switch (block.kind) {
    case 'text':
      return <Text {...block} />;
    case 'warning':
      return <Text paragraphs={block.paragraphs} />;
    case 'steps':
      return <Steps {...block} />;
    case 'timeline':
      return <Timeline {...block} />;
    case 'documents':
      return <Documents {...block} />;
    case 'requirements':
      return <Requirements {...block} />;
    case 'costs':
      return <Costs {...block} />;
    case 'comparison':
      return <Comparison {...block} />;
    case 'faq':
      return <Faq {...block} />;
    case 'entries':
      return <Entries {...block} />;
    case 'pages':
      return <PageCards pages={block.pages} />;
    case 'offers':
      return <Offers {...block} />;
    case 'example':
      return <Example {...block} />;
    case 'figure':
    case 'slope':
      return <LazyFigure {...block} />;
    case 'decision':
      return <DecisionTree {...block.start} />;
  }
}
