import { use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { bodyLanguageOf, loadBody } from '../../content/pages/bodies.ts';
import { FactContext } from '../../content/facts/factContext.ts';
import { factsOf } from '../../content/pages/texts.ts';
import type { PagePath } from '../../content/navigation.ts';
import { sectionOf } from '../../content/sections.ts';
import { site } from '../../content/site.ts';
import { languageOf } from '../../i18n/languages.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useLongDate } from '../../i18n/useLongDate.ts';
import { Crumbs } from '../../shared/ui/Crumbs.tsx';
import { PageMeta } from '../../features/language/PageMeta.tsx';
import { toolOf } from '../tools/tools.ts';
import { AskAbout } from './AskAbout.tsx';
import { Block } from './blocks/Block.tsx';
import styles from './ContentPage.module.css';
import { Figures } from './Figures.tsx';
import { OnThisPage } from './OnThisPage.tsx';
import { PageCards } from './PageCards.tsx';
import { artOf } from './pageArt.ts';
import { Rich } from './Rich.tsx';
import { ToolPart } from './ToolPart.tsx';

const SKIES = {
  trade: styles.trade,
  digital: styles.digital,
  money: styles.money,
  rights: styles.rights,
  paper: styles.paper,
} as const;

function Hero({ path, reviewedOn }: { path: PagePath; reviewedOn: string }) {
  const { t } = useTranslation('menu');
  const { t: common } = useTranslation();
  const { t: words } = useTranslation('content');
  const { t: summaries } = useTranslation('pages');
  const longDate = useLongDate();
  const { src, sky } = artOf(path);
  const section = sectionOf(path);
  const title = t(`titles.${path}`);
  return (
    <header className={`${styles.hero} ${toolOf(path) ? styles.compact : ''}`}>
      <div>
        <Crumbs
          label={common('common.breadcrumb')}
          items={[
            { label: common('common.home'), to: '/' },
            ...(section ? [{ label: t(`titles.${section}`), to: section }] : []),
          ]}
          current={title}
        />
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles.summary}>{summaries(path)}</p>
        <p className="soft num">
          {words('reviewed')} <time dateTime={reviewedOn}>{longDate(reviewedOn)}</time>
        </p>
      </div>
      <div className={`${styles.art} ${SKIES[sky]}`}>
        <img src={src} width={640} height={520} alt="" />
      </div>
    </header>
  );
}

/** As many as stand in one row of a wide screen: a fifth would stand alone in the next. */
const MOST_RELATED = 4;

function Related({ paths }: { paths: readonly PagePath[] }) {
  const { t } = useTranslation('content');
  return (
    <nav className={`${styles.related} no-print`} aria-labelledby="related">
      <h2 id="related">{t('related')}</h2>
      <PageCards paths={paths.slice(0, MOST_RELATED)} />
    </nav>
  );
}

/** A page whose substance is data (PG-01): the answer first, then its blocks, its figures, and where to go on. */
export function ContentPage({ path }: { path: PagePath }) {
  const { t } = useTranslation('menu');
  const { t: common } = useTranslation();
  const { t: words } = useTranslation('content');
  const { t: summaries } = useTranslation('pages');
  const language = useLanguage();
  const written = bodyLanguageOf(language.code);
  const { page: body, factWords } = use(loadBody(path, written));
  const context = useMemo(() => ({ language: written, factWords }), [written, factWords]);
  const tool = toolOf(path);
  const title = t(`titles.${path}`);
  const headings = body.blocks.map(({ heading }, index) => ({ id: `part-${index + 1}`, heading }));
  const contents = { headings, language: languageOf(written) };
  return (
    <>
      <PageMeta
        title={`${title} · ${common('brand')}`}
        description={summaries(path)}
        canonical={`${site.url}${path}`}
        image={`${site.url}/og.png`}
      />
      <FactContext value={context}>
        <article>
          <div className="wrap">
            <Hero path={path} reviewedOn={body.reviewedOn} />
          </div>
          {tool ? <ToolPart key={path} path={path} tool={tool} /> : null}
          <div className={`wrap ${styles.grid}`}>
            <OnThisPage {...contents} folded={false} />
            <div className={styles.text}>
              {written === language.code || language.code === 'en' ? null : (
                <p className={styles.untranslated}>{words('english')}</p>
              )}
              <OnThisPage {...contents} folded />
              <div className={styles.body} lang={written} dir={languageOf(written).dir}>
                <p className={styles.lead}>
                  <Rich text={body.lead} />
                </p>
                {body.blocks.map((block, index) => (
                  <Block key={block.heading} block={block} id={`part-${index + 1}`} />
                ))}
                <Figures ids={factsOf(body)} />
              </div>
            </div>
            <AskAbout title={title} />
          </div>
        </article>
      </FactContext>
      <div className="wrap">
        <Related paths={body.related} />
      </div>
    </>
  );
}
