import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { site } from '../../content/site.ts';
import { PageMeta } from '../../features/language/PageMeta.tsx';
import { Hero } from './hero/Hero.tsx';
import { sections } from './sections.tsx';

/** The home page (HO-01): the hero at once, each further section hydrated when idle or near. */
export function HomePage() {
  const { t } = useTranslation('hero');
  const { t: common } = useTranslation();
  return (
    <>
      <PageMeta
        title={`${common('brand')} · ${t('title')}`}
        description={t('description')}
        path="/"
        image={`${site.url}/og.png`}
      />
      <Hero />
      {sections.map(({ id, Section }) => (
        <Suspense key={id}>
          <Section />
        </Suspense>
      ))}
    </>
  );
}
