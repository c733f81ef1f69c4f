import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import emptyArt from '../../content/art/states/no-articles.svg?no-inline';
import type { SavedGuide } from '../../features/library/model.ts';
import { bytesOf } from '../../features/library/sizes.ts';
import { deleteRemoved, removeGuides, saveGuide, undoRemoval } from '../../features/library/save.ts';
import { SavedRow } from '../../features/library/ui/SavedRow.tsx';
import { useSizeText } from '../../features/library/ui/useSizeText.ts';
import { askForShell } from '../../features/library/shellState.ts';
import { PartIcon } from '../../shared/ui/PartIcon.tsx';
import { StatePanel } from '../../shared/ui/StatePanel.tsx';
import { loadGuide } from '../blog/guide.ts';
import { Note } from './SavedPage.styles.ts';
import { useNewer } from './useNewer.ts';

function Empty() {
  const { t } = useTranslation('library');
  return (
    <StatePanel art={emptyArt} title={t('emptyTitle')} text={t('emptyText')}>
      <Button variant="primary" component={Link} to="/blog">
        {t('toGuides')}
      </Button>
    </StatePanel>
  );
}

/** Returns true when precached files were evicted: saved guides then do not open offline. */
function useShellLost(): boolean {
  const [lost, setLost] = useState(false);
  useEffect(() => {
    let current = true;
    askForShell((isComplete) => current && setLost(!isComplete));
    return () => {
      current = false;
    };
  }, []);
  return lost;
}

function useRemoval() {
  const [removed, setRemoved] = useState<readonly number[]>([]);
  useEffect(() => () => void deleteRemoved(0), []);
  return {
    removed: removed.length,
    remove: (ids: readonly number[]) =>
      void removeGuides(ids).then((stored) => stored && setRemoved((before) => [...before, ...ids])),
    undo: () => void undoRemoval(removed).then(() => setRemoved([])),
  };
}

/** Rows that are rendered immediately, more than a screen shows; the others are deferred. */
const INITIAL_ROWS = 20;

interface GuideListProps {
  readonly guides: readonly SavedGuide[];
  readonly shown: readonly SavedGuide[];
}

/** The saved guides with their state and remove buttons (OF-05). */
export function GuideList({ guides, shown }: GuideListProps) {
  const { t } = useTranslation('library');
  const sizeText = useSizeText();
  const newer = useNewer(guides);
  const shellLost = useShellLost();
  const { removed, remove, undo } = useRemoval();
  const rows = useDeferredValue(shown, shown.slice(0, INITIAL_ROWS));
  const bytes = guides.reduce((sum, guide) => sum + bytesOf(guide), 0);
  return (
    <section aria-labelledby="guides">
      <h2 id="guides" className="vh">
        {t('meterSaved')}
      </h2>
      <div role="status">
        {shellLost ? (
          <Alert role="none" severity="info" icon={<PartIcon name="offline" />}>
            {t('notInstalled')}
          </Alert>
        ) : null}
        {removed > 0 ? (
          <Alert
            role="none"
            severity="info"
            icon={false}
            action={
              <Button variant="text" onClick={undo}>
                {t('undo')}
              </Button>
            }
          >
            {t('removed', { count: removed })}
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
        />
      ))}
      {guides.length === 0 ? <Empty /> : null}
      {guides.length === 0 || shown.length < guides.length ? null : (
        <Note>
          <span className="num">{t('total', { count: guides.length, size: sizeText(bytes) })}</span>
          <Button variant="text" onClick={() => remove(guides.map(({ id }) => id))}>
            {t('removeAll')}
          </Button>
        </Note>
      )}
    </section>
  );
}
