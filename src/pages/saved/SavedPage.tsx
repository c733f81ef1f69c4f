import Typography from '@mui/material/Typography';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { site } from '../../content/site.ts';
import { useCategoryName } from '../../features/blog/hooks/useCategoryName.ts';
import { LazyRequests } from '../../features/leads/ui/LazyRequests.tsx';
import { LibrarySearch } from '../../features/library/ui/LibrarySearch.tsx';
import { PackRow } from '../../features/library/ui/PackRow.tsx';
import { RecentList } from '../../features/library/ui/RecentList.tsx';
import { StorageMeter } from '../../features/library/ui/StorageMeter.tsx';
import { TravelCheck } from '../../features/library/ui/TravelCheck.tsx';
import { useLibraryState } from '../../features/library/useLibraryState.ts';
import { usePacks, useRecent, useSaved, useUnfinishedWork } from '../../features/library/useSaved.ts';
import { useLoaded } from '../../shared/hooks/useLoaded.ts';
import { lazyPart } from '../../shared/lazyPart.ts';
import { holdsWords } from '../../shared/text/normalise.ts';
import { Breadcrumbs } from '../../shared/ui/Breadcrumbs.tsx';
import { PageMeta } from '../../features/language/PageMeta.tsx';
import { blogGuides } from '../blog/source.ts';
import { GuideList } from './GuideList.tsx';
import { Columns, Page } from './SavedPage.styles.ts';
import { StorageNotice } from './StorageNotice.tsx';
import { Settings } from './Settings.tsx';
import { SharedLink } from './SharedLink.tsx';
import { Trips } from './trips/Trips.tsx';
import { SavedPageSkeleton } from './SavedPageSkeleton.tsx';

// Installation needs a network: the entry is not part of the shell.
const installEntry = lazyPart(
  async () => (await import('../../features/pwa/install/InstallEntry.tsx')).InstallEntry,
);

/** Number of guides from which a search field is shown. */
const MIN_GUIDES_TO_SEARCH = 6;

/** The library (OF-05): saved guides with their state and size, and recently read ones. */
export function SavedPage() {
  const { t } = useTranslation('library');
  const { t: common } = useTranslation();
  const mayInstall = useLoaded(installEntry, true);
  const guides = useSaved();
  const recent = useRecent();
  const packs = usePacks();
  const state = useLibraryState();
  // Rendered at once, so that nothing moves.
  const ready = state === 'device' && guides !== undefined && recent !== undefined && packs !== undefined;
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
  const others = (recent ?? []).filter(({ id }) => !saved.has(id));
  const shown = guides?.map(named).filter(fits) ?? [];
  const read = others.map(named).filter(fits);
  return (
    <>
      <PageMeta
        title={`${t('name')} · ${common('brand')}`}
        description={t('lead')}
        path="/saved"
        image={`${site.url}/og.png`}
        noindex
      />
      <Page>
        <Breadcrumbs
          label={common('common.breadcrumb')}
          items={[{ label: common('common.home'), to: '/' }]}
          current={common('common.saved')}
        />
        <Typography variant="h1" tabIndex={-1}>
          {t('title')}
        </Typography>
        {state === 'device' ? <p>{t('lead')}</p> : null}
        {import.meta.env.VITE_LEADS_ENDPOINT ? <LazyRequests level="h2" /> : null}
        <Columns aria-busy={!ready && state === 'device'}>
          <div>
            {state === 'device' ? <SharedLink /> : <StorageNotice state={state} />}
            {ready
              ? packs.map((pack) => <PackRow key={pack.key} pack={pack} saved={guides} source={blogGuides} />)
              : null}
            {ready && guides.length + others.length >= MIN_GUIDES_TO_SEARCH ? (
              <LibrarySearch onSearch={setSearch} />
            ) : null}
            <p role="status">
              {ready || state !== 'device' ? null : common('common.loading')}
              {wanted !== '' && shown.length + read.length === 0 ? t('noMatch') : null}
            </p>
            {ready ? (
              <>
                <GuideList guides={guides} shown={shown} />
                <RecentList guides={read} />
                {wanted === '' ? <Trips saved={guides} /> : null}
                <Settings />
                {mayInstall ? <installEntry.Part /> : null}
              </>
            ) : state === 'device' ? (
              <SavedPageSkeleton />
            ) : null}
          </div>
          {ready && guides.length > 0 ? (
            <StorageMeter guides={guides}>
              <TravelCheck
                // The result applies only to these guides.
                key={guides.map(({ id }) => id).join()}
                guides={guides}
                source={blogGuides}
              />
            </StorageMeter>
          ) : null}
        </Columns>
      </Page>
    </>
  );
}
