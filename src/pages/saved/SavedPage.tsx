import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import emptyArt from '../../content/art/states/no-articles.svg?no-inline';
import { site } from '../../content/site.ts';
import { useCategoryName } from '../../features/blog/hooks/useCategoryName.ts';
import type { SavedGuide } from '../../features/library/model.ts';
import { bytesOf } from '../../features/library/rules.ts';
import { clearAway, removeGuides, saveGuide, takeBack } from '../../features/library/save.ts';
import { LaterRequests } from '../../features/leads/ui/LaterRequests.tsx';
import { LibrarySearch } from '../../features/library/ui/LibrarySearch.tsx';
import { PackRow } from '../../features/library/ui/PackRow.tsx';
import { RecentList } from '../../features/library/ui/RecentList.tsx';
import { SavedRow } from '../../features/library/ui/SavedRow.tsx';
import { StorageMeter } from '../../features/library/ui/StorageMeter.tsx';
import { TravelCheck } from '../../features/library/ui/TravelCheck.tsx';
import { useSizeText } from '../../features/library/ui/useSizeText.ts';
import { usePacks, useRecent, useSaved, useUnfinishedWork } from '../../features/library/useSaved.ts';
import { usePart } from '../../shared/hooks/usePart.ts';
import { holdsWords } from '../../shared/text/normalise.ts';
import { Crumbs } from '../../shared/ui/Crumbs.tsx';
import { PageMeta } from '../../features/language/PageMeta.tsx';
import { StatePanel } from '../../shared/ui/StatePanel.tsx';
import { FileButton } from '../blog/FileButton.tsx';
import { loadGuide } from '../blog/guide.ts';
import { blogGuides } from '../blog/source.ts';
import styles from './SavedPage.module.css';
import { Settings } from './Settings.tsx';
import { SharedLink } from './SharedLink.tsx';
import { Trips } from './trips/Trips.tsx';
import { useNewer } from './useNewer.ts';

// Nothing is installed without a network: the shell does without its code.
const loadInstallEntry = () => import('../../features/pwa/install/InstallEntry.tsx');

function Empty() {
  const { t } = useTranslation();
  return (
    <StatePanel art={emptyArt} title={t('library.emptyTitle')} text={t('library.emptyText')}>
      <Link className="btn btn-primary" to="/blog">
        {t('library.toGuides')}
      </Link>
    </StatePanel>
  );
}

/** Removes guides with the way to take that back, until the page is left. */
function useRemoval() {
  const [removed, setRemoved] = useState<readonly number[]>([]);
  useEffect(() => () => void clearAway(0), []);
  return {
    removed: removed.length,
    remove: (ids: readonly number[]) =>
      void removeGuides(ids).then((kept) => kept && setRemoved((before) => [...before, ...ids])),
    undo: () => void takeBack(removed).then(() => setRemoved([])),
  };
}

/** From so many guides on they can be searched. */
const MANY = 6;

function Guides({ guides, shown }: { guides: readonly SavedGuide[]; shown: readonly SavedGuide[] }) {
  const { t } = useTranslation();
  const sizeText = useSizeText();
  const newer = useNewer(guides);
  const { removed, remove, undo } = useRemoval();
  const bytes = guides.reduce((sum, guide) => sum + bytesOf(guide), 0);
  return (
    <section aria-labelledby="guides">
      <h2 id="guides" className="vh">
        {t('library.meterSaved')}
      </h2>
      <div role="status" className={removed > 0 ? styles.removed : undefined}>
        {removed > 0 ? (
          <>
            <span>{t('library.removed', { count: removed })}</span>
            <button type="button" className="btn btn-text" onClick={undo}>
              {t('library.undo')}
            </button>
          </>
        ) : null}
      </div>
      {shown.map((guide) => (
        <SavedRow
          key={guide.id}
          guide={guide}
          newer={newer.has(guide.id)}
          onMend={() => void saveGuide(guide.id, () => loadGuide(guide.slug))}
          onRemove={() => remove([guide.id])}
          tools={<FileButton small slug={guide.slug} title={guide.title} />}
        />
      ))}
      {guides.length === 0 ? <Empty /> : null}
      {guides.length === 0 || shown.length < guides.length ? null : (
        <p className={styles.note}>
          <span className="num">{t('library.total', { count: guides.length, size: sizeText(bytes) })}</span>
          <button type="button" className="btn btn-text" onClick={() => remove(guides.map(({ id }) => id))}>
            {t('library.removeAll')}
          </button>
        </p>
      )}
    </section>
  );
}

/** The library (OF-05): what is saved, whether it is whole, what it takes; and what was read last. */
export function SavedPage() {
  const { t } = useTranslation();
  const InstallEntry = usePart(loadInstallEntry, true)?.InstallEntry;
  const guides = useSaved();
  const recent = useRecent();
  const packs = usePacks() ?? [];
  useUnfinishedWork(blogGuides);
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const categoryName = useCategoryName();
  const named = <T extends { readonly label: string }>(guide: T): T => ({
    ...guide,
    label: categoryName(guide.label),
  });
  const fits = ({ title, label }: { title: string; label: string }) =>
    holdsWords(`${title} ${label}`, wanted);
  const saved = new Set(guides?.map(({ id }) => id));
  const others = (recent ?? []).filter(({ id }) => guides && !saved.has(id));
  const shown = guides?.map(named).filter(fits) ?? [];
  const read = others.map(named).filter(fits);
  return (
    <>
      <PageMeta
        title={`${t('library.name')} · ${t('brand')}`}
        description={t('library.lead')}
        canonical={`${site.url}/saved`}
        image={`${site.url}/og.png`}
        noindex
      />
      <div className={`wrap ${styles.page}`}>
        <Crumbs
          label={t('common.breadcrumb')}
          items={[{ label: t('common.home'), to: '/' }]}
          current={t('common.saved')}
        />
        <h1 tabIndex={-1}>{t('library.title')}</h1>
        <p className={styles.lead}>{t('library.lead')}</p>
        {import.meta.env.VITE_LEADS_ENDPOINT ? (
          <LaterRequests level="h2" className={styles.requests} />
        ) : null}
        <div className={styles.columns} aria-busy={guides === undefined}>
          <div>
            <SharedLink />
            {packs.map((pack) => (
              <PackRow key={pack.key} pack={pack} saved={guides ?? []} source={blogGuides} />
            ))}
            {guides && guides.length + others.length >= MANY ? <LibrarySearch onSearch={setSearch} /> : null}
            <p role="status">
              {guides === undefined ? t('common.loading') : null}
              {wanted !== '' && shown.length + read.length === 0 ? t('library.noMatch') : null}
            </p>
            {guides ? <Guides guides={guides} shown={shown} /> : null}
            <RecentList guides={read} />
            {guides && wanted === '' ? <Trips saved={guides} /> : null}
            {guides ? <Settings /> : null}
            {InstallEntry ? <InstallEntry /> : null}
          </div>
          {guides && guides.length > 0 ? (
            <StorageMeter guides={guides}>
              <TravelCheck
                // What was told holds for these guides only.
                key={guides.map(({ id }) => id).join()}
                guides={guides}
                source={blogGuides}
              />
            </StorageMeter>
          ) : null}
        </div>
      </div>
    </>
  );
}
