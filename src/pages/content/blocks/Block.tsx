import { use } from 'react';
import { FactContext } from '../../../content/facts/factContext.ts';
import { bodyWords } from '../../../content/pages/bodyWords.ts';
import type { PageBlock } from '../../../content/pages/page.ts';
import { PageCards } from '../PageCards.tsx';
import { Rich } from '../Rich.tsx';
import styles from './Block.module.css';
import { Comparison, Costs } from './tables.tsx';

type Of<K extends PageBlock['kind']> = Extract<PageBlock, { kind: K }>;

function Steps({ steps }: Of<'steps'>) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text, time }) => (
        <li key={title}>
          <h3>{title}</h3>
          {time === undefined ? null : (
            <p className={styles.time}>
              <Rich text={time} />
            </p>
          )}
          <p>
            <Rich text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function Timeline({ phases }: Of<'timeline'>) {
  return (
    <ol className={styles.timeline}>
      {phases.map(({ title, time, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className={styles.time}>
            <Rich text={time} />
          </p>
          <p>
            <Rich text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function Documents({ groups }: Of<'documents'>) {
  return (
    <div className={styles.groups}>
      {groups.map(({ title, items }) => (
        <section key={title} className={styles.group}>
          <h3>{title}</h3>
          <ul>
            {items.map((item) => (
              <li key={item}>
                <Rich text={item} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Requirements({ items }: Of<'requirements'>) {
  return (
    <dl className={styles.requirements}>
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <Rich text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Faq({ items }: Of<'faq'>) {
  return (
    <div className={styles.faq}>
      {items.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <p>
            <Rich text={answer} />
          </p>
        </details>
      ))}
    </div>
  );
}

function Samples({ entries }: Of<'samples'>) {
  const words = bodyWords[use(FactContext).language];
  return (
    <ul className={styles.samples}>
      {entries.map(({ title, text, meta }) => (
        <li key={title}>
          <span className="chip">{words.sample}</span>
          <h3>{title}</h3>
          {meta === undefined ? null : <p className="soft">{meta}</p>}
          <p>
            <Rich text={text} />
          </p>
        </li>
      ))}
    </ul>
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
        <ul className={styles.points}>
          {points.map((text) => (
            <li key={text}>
              <Rich text={text} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function Substance({ block }: { block: PageBlock }) {
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
    case 'samples':
      return <Samples {...block} />;
    case 'pages':
      return <PageCards paths={block.pages} />;
  }
}

/** One block of a content page with its heading, which the contents list leads to (PG-01). */
export function Block({ block, id }: { block: PageBlock; id: string }) {
  return (
    <section
      className={`${styles.block} ${block.kind === 'warning' ? styles.warning : ''}`}
      aria-labelledby={id}
    >
      <h2 id={id}>{block.heading}</h2>
      {block.intro === undefined ? null : (
        <p>
          <Rich text={block.intro} />
        </p>
      )}
      <Substance block={block} />
    </section>
  );
}
