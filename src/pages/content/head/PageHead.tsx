import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PagePath } from '../../../content/navigation.ts';
import { kindOf, type PageKind } from '../../../content/pages/pageKind.ts';
import type { ShownBlock } from '../../../content/pages/shownBlocks.ts';
import type { ShownPage } from '../../../content/pages/shownPage.ts';
import { PREFILL } from '../../../shared/prefill.ts';
import { textDirection } from '../../../shared/text/script.ts';
import { Breadcrumbs } from '../../../shared/ui/Breadcrumbs.tsx';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import { Substance } from '../blocks/Substance.tsx';
import { artOf } from '../pageArt.ts';
import { Rich } from '../Rich.tsx';
import { Answers } from './Answers.tsx';
import { EligibilityTest } from './EligibilityTest.tsx';
import { Band, Bill, HeroRow, ReceivedList } from './PageHead.styles.ts';
import { ZoneSketch } from './ZoneSketch.tsx';

const IN_HEAD: Partial<Record<PageKind, readonly ShownBlock['kind'][]>> = {
  licence: ['example', 'costs'],
  abroad: ['example', 'costs'],
  accounting: ['example'],
  workspace: ['example'],
};

/** Returns the block that a page shows in its head: a worked case or the costs. */
export const headBlockOf = (path: PagePath, blocks: readonly ShownBlock[]): ShownBlock | undefined =>
  (IN_HEAD[kindOf(path)] ?? []).flatMap((kind) => blocks.find((block) => block.kind === kind) ?? [])[0];

interface HeadProps {
  readonly path: PagePath;
  readonly page: ShownPage;
}

function Words({ page, children }: Pick<HeadProps, 'page'> & { children: ReactNode }) {
  const { t: common } = useTranslation();
  const { title, summary, section, checked } = page;
  const { label, day, date, reviewer } = checked;
  return (
    <div>
      <Breadcrumbs
        label={common('common.breadcrumb')}
        items={[
          { label: common('common.home'), to: '/' },
          ...(section ? [{ label: section.title, to: section.path }] : []),
        ]}
        current={title}
      />
      <Typography variant="h1" tabIndex={-1}>
        {title}
      </Typography>
      <p className="summary">{summary}</p>
      {children}
      <p className="checked soft num">
        {label} <time dateTime={day}>{date}</time>
        {reviewer === undefined ? null : ` · ${reviewer}`}
      </p>
    </div>
  );
}

function Art({ art }: Pick<ShownPage, 'art'>) {
  const { src, backgroundColor } = artOf(art);
  return (
    <div className="art" style={{ backgroundColor }}>
      <img src={src} width={640} height={520} alt="" />
    </div>
  );
}

function BillOf({ block, written }: { block: ShownBlock; written: ShownPage['written'] }) {
  return (
    <Bill aria-labelledby="bill" lang={written} dir={textDirection(written)}>
      <h2 id="bill">{block.heading}</h2>
      {block.intro === undefined ? null : (
        <p className="soft">
          <Rich text={block.intro} />
        </p>
      )}
      <Substance block={block} />
    </Bill>
  );
}

function AskForQuote({ title }: Pick<ShownPage, 'title'>) {
  const { t } = useTranslation('content');
  const { t: common } = useTranslation();
  return (
    <Button
      className="ask no-print"
      variant="accent"
      component={Link}
      to="/quote"
      {...{ [PREFILL]: t('message', { title }) }}
    >
      {common('common.getQuote')}
    </Button>
  );
}

/** The head of a page with a tool: title and summary, beside a drawing. */
export const ToolHead = ({ page }: Pick<HeadProps, 'page'>) => (
  <Container>
    <HeroRow data-compact="">
      <Words page={page}>{null}</Words>
      <Art art={page.art} />
    </HeroRow>
  </Container>
);

function Received({ gets }: Pick<ShownPage, 'gets'>) {
  if (gets.length === 0) return null;
  return (
    <ReceivedList>
      {gets.map((text) => (
        <li key={text}>
          <PartIcon name="check" />
          <span>
            <Rich text={text} />
          </span>
        </li>
      ))}
    </ReceivedList>
  );
}

/** The head of a content page: what its kind needs first (PG-07). */
export function PageHead({ path, page }: HeadProps) {
  const kind = kindOf(path);
  const bill = headBlockOf(path, page.blocks);
  const { test, gets, keyFigures, written, zoneMap } = page;
  const inText = { lang: written, dir: textDirection(written) };
  const isSplit = bill !== undefined || zoneMap !== undefined;
  return (
    <Band data-kind={kind}>
      <Container>
        <HeroRow data-split={isSplit ? '' : undefined} data-alone={test ? '' : undefined}>
          <Words page={page}>
            <div {...inText}>
              <Received gets={gets} />
              {isSplit ? <Answers figures={keyFigures} leads /> : null}
            </div>
            {test || kind === 'guide' ? null : <AskForQuote title={page.title} />}
          </Words>
          {bill ? <BillOf block={bill} written={written} /> : null}
          {zoneMap ? <ZoneSketch {...zoneMap} /> : null}
          {isSplit || test ? null : <Art art={page.art} />}
        </HeroRow>
        {test ? <EligibilityTest test={test} title={page.title} written={written} /> : null}
        {isSplit || keyFigures.length === 0 ? null : (
          <div className="strip" {...inText}>
            <Answers figures={keyFigures} />
          </div>
        )}
      </Container>
    </Band>
  );
}
