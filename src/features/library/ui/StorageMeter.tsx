import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readRoom, type Room } from '../../../shared/storage/room.ts';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import type { SavedGuide } from '../model.ts';
import { bytesOf } from '../rules.ts';
import styles from './StorageMeter.module.css';
import { useSizeText } from './useSizeText.ts';

/** What the saved guides take, what else of this site is on the device, what is left, and whether it lasts (OF-05). */
export function StorageMeter({ guides, children }: { guides: readonly SavedGuide[]; children?: ReactNode }) {
  const { t } = useTranslation();
  const sizeText = useSizeText();
  const [read, setRead] = useState<{ readonly room: Room; readonly saved: number }>();
  const saved = guides.reduce((sum, guide) => sum + bytesOf(guide), 0);
  useEffect(() => {
    let current = true;
    void readRoom().then((room) => {
      if (current) setRead({ room, saved });
    });
    return () => {
      current = false;
    };
  }, [saved]);
  const room = read?.room;
  // What was saved when the browser was asked.
  const rest = room?.used === undefined ? undefined : Math.max(0, room.used - (read?.saved ?? 0));
  return (
    <aside className={styles.meter} aria-label={t('library.storage')}>
      <div>
        {room?.persisted ? (
          <span className="chip chip-ok">
            <PartIcon name="check" />
            {t('library.protected')}
          </span>
        ) : (
          <span className={`chip ${styles.plain}`}>{t('library.unprotected')}</span>
        )}
      </div>
      <p>
        <b className={`num ${styles.big}`}>{sizeText(saved)}</b>
        <span className="soft">{t('library.inGuides', { count: guides.length })}</span>
      </p>
      {rest === undefined ? null : (
        <>
          <div className={styles.stack} aria-hidden="true">
            <i style={{ flexGrow: saved }} />
            <i style={{ flexGrow: rest }} />
          </div>
          <ul className={`num ${styles.key}`}>
            <li>
              <i className={styles.guides} />
              {t('library.meterSaved')} <span>{sizeText(saved)}</span>
            </li>
            <li>
              <i className={styles.rest} />
              {t('library.meterRest')} <span>{sizeText(rest)}</span>
            </li>
          </ul>
        </>
      )}
      {room?.left === undefined ? null : (
        <p className="soft num">{t('library.left', { size: sizeText(room.left) })}</p>
      )}
      <p className="soft">{room?.persisted ? t('library.protectedText') : t('library.unprotectedText')}</p>
      {children}
    </aside>
  );
}
