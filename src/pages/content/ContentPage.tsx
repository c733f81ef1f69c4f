import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { bodyLanguageOf, loadBody } from '../../content/pages/bodies.ts';
import { FactContext } from '../../content/facts/factContext.ts';
import { checkedOn } from '../../content/pages/checkedOn.ts';
import type { PageBody } from '../../content/pages/page.ts';
import { listedFactsOf } from '../../content/pages/texts.ts';
import type { PagePath } from '../../content/navigation.ts';
import { sectionOf } from '../../content/sections.ts';
import { site } from '../../content/site.ts';
import { languageOf } from '../../i18n/languages.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useLongDate } from '../../i18n/useLongDate.ts';
import { textDirection } from '../../shared/text/script.ts';
import { Breadcrumbs } from '../../shared/ui/Breadcrumbs.tsx';
import { FirstScreenEnd } from '../../shared/ui/FirstScreenEnd.ts';
import { PageMeta } from '../../features/language/PageMeta.tsx';
import { toolOf } from '../tools/tools.ts';
import { AskAbout } from './AskAbout.tsx';
import { Block } from './blocks/Block.tsx';
import { FoldedParts } from './blocks/FoldedPart.tsx';
import { Body, Columns, HeroRow, ReadNext } from './ContentPage.styles.ts';
import { Figures } from './Figures.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { OnThisPage } from './OnThisPage.tsx';
import { PageCards } from './PageCards.tsx';
import { artOf } from './pageArt.ts';
import { Rich } from './Rich.tsx';
import { ToolPart } from './ToolPart.tsx';
import { Untranslated } from './Untranslated.tsx';

function Hero({ path, body }: { path: PagePath; body: PageBody }) {
  const { t } = useTranslation('menu');
  const { t: common } = useTranslation();
  const { t: words } = useTranslation('content');
  const { t: summaries } = useTranslation('pages');
  const longDate = useLongDate();
  const { src, backgroundColor } = artOf(path);
  const { words: kind, day, name } = checkedOn(body);
  const section = sectionOf(path);
  const title = t(`titles.${path}`);
  return (
    <HeroRow data-compact={toolOf(path) ? '' : undefined}>
      <div>
        <Breadcrumbs
          label={common('common.breadcrumb')}
          items={[
            { label: common('common.home'), to: '/' },
            ...(section ? [{ label: t(`titles.${section}`), to: section }] : []),
          ]}
          current={title}
        />
        <Typography variant="h1" tabIndex={-1}>
          {title}
        </Typography>
        <p className="summary">{summaries(path)}</p>
        <p className="checked soft num">
          {words(kind)} <time dateTime={day}>{longDate(day)}</time>
          {name === undefined ? null : ` · ${words('reviewedBy', { name })}`}
        </p>
      </div>
      <div className="art" style={{ backgroundColor }}>
        <img src={src} width={640} height={520} alt="" />
      </div>
    </HeroRow>
  );
}

/** As many as stand in one row of a wide screen: a fifth would stand alone in the next. */
const MOST_RELATED = 4;

function Related({ paths }: { paths: readonly PagePath[] }) {
  const { t } = useTranslation('content');
  return (
    <ReadNext className="no-print" aria-labelledby="related">
      <Typography variant="h3" component="h2" id="related">
        {t('related')}
      </Typography>
      <PageCards paths={paths.slice(0, MOST_RELATED)} />
    </ReadNext>
  );
}

/** Beside what the law asks for, and where clients log in, nothing is offered. */
const sells = (path: PagePath) => path !== '/login' && path !== '/legal' && sectionOf(path) !== '/legal';

/** A page whose substance is data (PG-01): the answer first, then its blocks, its figures, and where to go on. */
export function ContentPage({ path }: { path: PagePath }) {
  const { t } = useTranslation('menu');
  const { t: common } = useTranslation();
  const { t: summaries } = useTranslation('pages');
  const language = useLanguage();
  const written = bodyLanguageOf(path, language.code);
  const { page: body, factWords } = use(loadBody(path, written));
  const context = useMemo(() => ({ language: written, factWords }), [written, factWords]);
  const tool = toolOf(path);
  const folded = tool?.foldsText ?? false;
  const title = t(`titles.${path}`);
  const headings = useMemo(
    () => body.blocks.map(({ heading }, index) => ({ id: `part-${index + 1}`, heading })),
    [body],
  );
  // Urdu keeps a left-to-right page; a whole text in it runs from the right (LA-02).
  const direction = textDirection(written);
  const parts = (
    <>
      {body.blocks.map((block, index) => (
        <Block key={block.heading} block={block} id={`part-${index + 1}`} folded={folded} />
      ))}
      <Figures ids={listedFactsOf(body)} />
    </>
  );
  const contents = { headings, language: languageOf(written), direction };
  return (
    <>
      <PageMeta
        title={`${title} · ${common('brand')}`}
        description={summaries(path)}
        path={path}
        image={`${site.url}/og.png`}
      />
      <FactContext value={context}>
        <article>
          <Container>
            <Hero path={path} body={body} />
          </Container>
          {tool ? <ToolPart key={path} tool={tool} /> : null}
          <Columns>
            <OnThisPage {...contents} folded={false} />
            <div className="text">
              {written === language.code ? null : <Untranslated path={path} />}
              <OnThisPage {...contents} folded repeats={folded} />
              <Body lang={written} dir={direction}>
                <p className="lead">
                  <Rich text={body.lead} />
                </p>
                <FirstScreenEnd />
                <KeyFigures figures={body.keyFigures ?? []} repeats={folded} />
                {folded ? <FoldedParts>{parts}</FoldedParts> : parts}
              </Body>
            </div>
            {sells(path) ? <AskAbout title={title} /> : null}
          </Columns>
        </article>
      </FactContext>
      <Container>
        <Related paths={body.related} />
      </Container>
    </>
  );
}
