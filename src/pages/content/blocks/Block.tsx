import type { ShownBlock } from '../../../content/pages/shownBlocks.ts';
import { Rich } from '../Rich.tsx';
import { Part, Warning } from './Block.styles.ts';
import { FoldedPart } from './FoldedPart.tsx';
import { Substance } from './Substance.tsx';

const WIDE: ReadonlySet<ShownBlock['kind']> = new Set([
  'comparison',
  'costs',
  'documents',
  'entries',
  'example',
  'offers',
  'pages',
]);

/** Prose is beside its heading, tables and cards below it; a worked example is a dark band (PG-05). */
const layoutOf = ({ kind }: ShownBlock) => (kind === 'example' ? 'band' : WIDE.has(kind) ? 'wide' : 'split');

interface BlockProps {
  readonly block: ShownBlock;
  readonly id: string;
  readonly folded: boolean;
}

/** A block of a content page with its heading (PG-01). */
export function Block({ block, id, folded }: BlockProps) {
  const substance = (
    <>
      {block.intro === undefined ? null : (
        <p>
          <Rich text={block.intro} />
        </p>
      )}
      <Substance block={block} />
    </>
  );
  if (folded)
    return (
      <FoldedPart id={id} heading={block.heading} warns={block.kind === 'warning'}>
        {substance}
      </FoldedPart>
    );
  const content = (
    <>
      <h2 id={id}>{block.heading}</h2>
      <div className="substance">{substance}</div>
    </>
  );
  if (block.kind !== 'warning')
    return (
      <Part aria-labelledby={id} data-layout={layoutOf(block)}>
        {content}
      </Part>
    );
  // `region`, not `alert`: it must not be announced on load.
  return (
    <Warning severity="warning" role="region" aria-labelledby={id}>
      {content}
    </Warning>
  );
}
