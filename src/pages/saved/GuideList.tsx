import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import emptyArt from '../../content/art/states/no-articles.svg?no-inline';
import type { SavedGuide } from '../../features/library/model.ts';
import { bytesOf } from '../../features/library/sizes.ts';
import { clearAway, removeGuides, saveGuide, takeBack } from '../../features/library/save.ts';
import { SavedRow } from '../../features/library/ui/SavedRow.tsx';
import { useSizeText } from '../../features/library/ui/useSizeText.ts';
import { useShellLost } from '../../features/library/ui/useShellLost.ts';
import { PartIcon } from '../../shared/ui/PartIcon.tsx';
import { StatePanel } from '../../shared/ui/StatePanel.tsx';
import { FileButton } from '../blog/FileButton.tsx';
import { loadGuide } from '../blog/guide.ts';
import { Note } from './SavedPage.styles.ts';
import { useNewer } from './useNewer.ts';

function Empty() {
  const { t } = useTranslation();
  return (
    <StatePanel art={emptyArt} title={t('library.emptyTitle')} text={t('library.emptyText')}>
      <Button variant="primary" component={Link} to="/blog">
        {t('library.toGuides')}
      </Button>
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
      void removeGuides(ids).then((stored) => stored && setRemoved((before) => [...before, ...ids])),
    undo: () => void takeBack(removed).then(() => setRemoved([])),
  };
}

/** So many are drawn at once, which is more than a screen holds; the others follow in slices. */
const FIRST = 20;

interface GuideListProps {
  readonly guides: readonly SavedGuide[];
  /** Those that fit the search. */
  readonly shown: readonly SavedGuide[];
}

/** The saved guides, each with its state, and the ways to remove them (OF-05). */
export function GuideList({ guides, shown }: GuideListProps) {
  const { t } = useTranslation();
  const sizeText = useSizeText();
  const newer = useNewer(guides);
  const shellLost = useShellLost();
  const { removed, remove, undo } = useRemoval();
  const rows = useDeferredValue(shown, shown.slice(0, FIRST));
  const bytes = guides.reduce((sum, guide) => sum + bytesOf(guide), 0);
  return (
    <section aria-labelledby="guides">
      <h2 id="guides" className="vh">
        {t('library.meterSaved')}
      </h2>
      <div role="status">
        {shellLost ? (
          <Alert role="none" severity="info" icon={<PartIcon name="offline" />}>
            {t('library.notInstalled')}
          </Alert>
        ) : null}
        {removed > 0 ? (
          <Alert
            role="none"
            severity="info"
            icon={false}
            action={
              <Button variant="text" onClick={undo}>
                {t('library.undo')}
              </Button>
            }
          >
            {t('library.removed', { count: removed })}
          </Alert>
        ) : null}
      </div>
      {rows.map((guide) => (
        <SavedRow
          key={guide.id}
          guide={guide}
          newer={newer.has(guide.id)}
          shellLost={shellLost}
          onRepair={() => void saveGuide(guide.id, () => loadGuide(guide.slug))}
          onRemove={() => remove([guide.id])}
          tools={<FileButton inList slug={guide.slug} title={guide.title} />}
        />
      ))}
      {guides.length === 0 ? <Empty /> : null}
      {guides.length === 0 || shown.length < guides.length ? null : (
        <Note>
          <span className="num">{t('library.total', { count: guides.length, size: sizeText(bytes) })}</span>
          <Button variant="text" onClick={() => remove(guides.map(({ id }) => id))}>
            {t('library.removeAll')}
          </Button>
        </Note>
      )}
    </section>
  );
}
