import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PagePath } from '../../../content/navigation.ts';
import type { ShownPage } from '../../../content/pages/shownPage.ts';
import { site } from '../../../content/site.ts';
import { RENDERED_PART } from '../../../shared/renderedPage.ts';
import { textDirection } from '../../../shared/text/script.ts';
import { FirstScreenEnd } from '../../../shared/ui/FirstScreenEnd.ts';
import { PageMeta } from '../../../features/language/PageMeta.tsx';
import { toolOf } from '../../tools/tools.ts';
import { AskAbout } from '../AskAbout.tsx';
import { Block } from '../blocks/Block.tsx';
import { FoldedParts } from '../blocks/FoldedPart.tsx';
import { Answers } from '../head/Answers.tsx';
import { headBlockOf, PageHead, ToolHead } from '../head/PageHead.tsx';
import { Body, Opening, ReadNext, TextArea } from './ContentPage.styles.ts';
import { Figures } from '../Figures.tsx';
import { OnThisPage } from '../OnThisPage.tsx';
import { PageCards } from '../PageCards.tsx';
import { Rich } from '../Rich.tsx';
import { ToolPart } from '../ToolPart.tsx';
import { EnglishTextNotice } from '../EnglishTextNotice.tsx';
import { TextEffects } from '../TextEffects.ts';

function Related({ pages }: { pages: ShownPage['related'] }) {
  const { t } = useTranslation('content');
  return (
    <ReadNext className="no-print" aria-labelledby="related">
      <Typography variant="h3" component="h2" id="related">
        {t('related')}
      </Typography>
      <PageCards pages={pages} />
    </ReadNext>
  );
}

/** True for a head that fills a phone's first screen. */
const fillsScreen = (path: PagePath, { test, zoneMap, blocks }: ShownPage) =>
  !toolOf(path) && Boolean(test ?? zoneMap ?? headBlockOf(path, blocks));

function Text({ path, page }: ContentPageProps) {
  const { written, readIn, lead, keyFigures, figures } = page;
  const tool = toolOf(path);
  const folded = tool?.foldsText ?? false;
  const inHead = tool ? undefined : headBlockOf(path, page.blocks);
  const blocks = page.blocks.filter((block) => block !== inHead);
  const idOf = (index: number) => `part-${index + 1}`;
  // An Urdu page is left-to-right, its text right-to-left (LA-02).
  const direction = textDirection(written);
  const headings = blocks.map(({ heading }, index) => ({ id: idOf(index), heading }));
  const parts = (
    <>
      {blocks.map((block, index) => (
        <Block key={block.heading} block={block} id={idOf(index)} folded={folded} />
      ))}
      {figures ? <Figures {...figures} /> : null}
    </>
  );
  return (
    <TextArea>
      {readIn ? <EnglishTextNotice path={path} readIn={readIn} /> : null}
      <Body lang={written} dir={direction}>
        <Opening>
          <OnThisPage headings={headings} repeats={folded} />
          <div>
            <p className="lead">
              <Rich text={lead} />
            </p>
            {fillsScreen(path, page) ? null : <FirstScreenEnd />}
            {tool ? <Answers figures={keyFigures} repeats={folded} /> : null}
          </div>
        </Opening>
        {folded ? <FoldedParts>{parts}</FoldedParts> : parts}
      </Body>
      {page.hasOffer ? <AskAbout title={page.title} /> : null}
    </TextArea>
  );
}

/** A part that is not hydrated where the document has it (RenderedContentPage.tsx). */
const Part = ({ name, children }: { name: 'head' | 'text' | 'related'; children: ReactNode }) => (
  <div {...{ [RENDERED_PART]: name }}>{children}</div>
);

interface ContentPageProps {
  readonly path: PagePath;
  readonly page: ShownPage;
}

/** A content page (PG-01): the answer, the blocks, the figures with their sources, and related pages. */
export function ContentPage({ path, page }: ContentPageProps) {
  const { t: common } = useTranslation();
  const tool = toolOf(path);
  return (
    <>
      <TextEffects />
      <PageMeta
        title={`${page.title} · ${common('brand')}`}
        description={page.summary}
        path={path}
        image={`${site.url}/og.png`}
      />
      <article>
        <Part name="head">
          {tool ? <ToolHead page={page} /> : <PageHead path={path} page={page} />}
          {fillsScreen(path, page) ? <FirstScreenEnd /> : null}
        </Part>
        {tool ? <ToolPart tool={tool} /> : null}
        <Part name="text">
          <Text path={path} page={page} />
        </Part>
      </article>
      <Part name="related">
        <Container>
          <Related pages={page.related} />
        </Container>
      </Part>
    </>
  );
}
