import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PagePath } from '../../../content/navigation.ts';
import type { ShownPage } from '../../../content/pages/shownPage.ts';
import { site } from '../../../content/site.ts';
import { languageOf } from '../../../i18n/languages.ts';
import { RENDERED_PART } from '../../../shared/renderedPage.ts';
import { textDirection } from '../../../shared/text/script.ts';
import { Breadcrumbs } from '../../../shared/ui/Breadcrumbs.tsx';
import { FirstScreenEnd } from '../../../shared/ui/FirstScreenEnd.ts';
import { PageMeta } from '../../../features/language/PageMeta.tsx';
import { toolOf } from '../../tools/tools.ts';
import { AskAbout } from '../AskAbout.tsx';
import { Block } from '../blocks/Block.tsx';
import { FoldedParts } from '../blocks/FoldedPart.tsx';
import { Body, Columns, HeroRow, ReadNext } from './ContentPage.styles.ts';
import { Figures } from '../Figures.tsx';
import { KeyFigures } from '../KeyFigures.tsx';
import { OnThisPage } from '../OnThisPage.tsx';
import { PageCards } from '../PageCards.tsx';
import { artOf } from '../pageArt.ts';
import { Rich } from '../Rich.tsx';
import { ToolPart } from '../ToolPart.tsx';
import { EnglishTextNotice } from '../EnglishTextNotice.tsx';
import { TextEffects } from '../TextEffects.ts';

type HeroProps = Pick<ShownPage, 'title' | 'summary' | 'section' | 'checked' | 'art'> & {
  readonly isCompact: boolean;
};

function Hero({ title, summary, section, checked, art, isCompact }: HeroProps) {
  const { t: common } = useTranslation();
  const { src, backgroundColor } = artOf(art);
  const { label, day, date, reviewer } = checked;
  return (
    <HeroRow data-compact={isCompact ? '' : undefined}>
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
        <p className="checked soft num">
          {label} <time dateTime={day}>{date}</time>
          {reviewer === undefined ? null : ` · ${reviewer}`}
        </p>
      </div>
      <div className="art" style={{ backgroundColor }}>
        <img src={src} width={640} height={520} alt="" />
      </div>
    </HeroRow>
  );
}

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

function Text({ path, page }: ContentPageProps) {
  const { written, readIn, lead, keyFigures, blocks, figures } = page;
  const folded = toolOf(path)?.foldsText ?? false;
  const idOf = (index: number) => `part-${index + 1}`;
  // An Urdu page is left-to-right, its text right-to-left (LA-02).
  const direction = textDirection(written);
  const headings = blocks.map(({ heading }, index) => ({ id: idOf(index), heading }));
  const contents = { headings, language: languageOf(written), direction };
  const parts = (
    <>
      {blocks.map((block, index) => (
        <Block key={block.heading} block={block} id={idOf(index)} folded={folded} />
      ))}
      {figures ? <Figures {...figures} /> : null}
    </>
  );
  return (
    <Columns>
      <OnThisPage {...contents} folded={false} />
      <div className="text">
        {readIn ? <EnglishTextNotice path={path} readIn={readIn} /> : null}
        <OnThisPage {...contents} folded repeats={folded} />
        <Body lang={written} dir={direction}>
          <p className="lead">
            <Rich text={lead} />
          </p>
          <FirstScreenEnd />
          <KeyFigures figures={keyFigures} repeats={folded} />
          {folded ? <FoldedParts>{parts}</FoldedParts> : parts}
        </Body>
      </div>
      {page.hasOffer ? <AskAbout title={page.title} /> : null}
    </Columns>
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
          <Container>
            <Hero {...page} isCompact={tool !== undefined} />
          </Container>
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
