import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import type { Guide } from '../model.ts';
import { missingPictures } from '../rules.ts';
import { saveGuide } from '../save.ts';
import { askToPersist } from '../storage.ts';
import { useSavedGuide } from '../useSaved.ts';
import { useWorks } from '../work.ts';
import styles from './SaveButton.module.css';
import { useSizeText } from './useSizeText.ts';

interface SaveButtonProps {
  readonly id: number;
  readonly title: string;
  /** What it will take on the device, in bytes, about. */
  readonly estimate: number;
  /** Gives the guide whole; rejects when it cannot be had. */
  readonly load: () => Promise<Guide>;
  /** With a frame of its own, where it is no part of a card. */
  readonly framed?: boolean;
}

/** Saves a guide for offline, says the size before, and then how it stands (OF-05). */
export function SaveButton({ id, title, estimate, load, framed = false }: SaveButtonProps) {
  const { t } = useTranslation();
  const sizeText = useSizeText();
  const saved = useSavedGuide(id);
  const work = useWorks().get(id);
  const missing = saved ? missingPictures(saved) : 0;
  const look = framed ? `btn btn-line ${styles.save}` : `btn btn-text ${styles.save}`;

  const whole = saved !== undefined && missing === 0 && work === undefined;
  const saving = work?.phase === 'saving';
  const words = saving
    ? t('save.saving')
    : work?.phase === 'failed'
      ? t(`save.${work.why}`)
      : missing > 0
        ? t('save.missing', { count: missing })
        : t('save.save', { size: sizeText(estimate) });
  return (
    <>
      {whole ? (
        <Link
          className={`${styles.saved} ${styles.save}`}
          to="/saved"
          aria-label={t('save.savedGuide', { title })}
        >
          <PartIcon name="check" />
          {t('save.saved')}
        </Link>
      ) : (
        <button
          type="button"
          className={look}
          aria-label={`${words}: ${title}`}
          aria-busy={saving}
          data-saving={saving || undefined}
          onClick={() => {
            void askToPersist();
            void saveGuide(id, load);
          }}
        >
          <PartIcon name={saved || work?.phase === 'failed' ? 'again' : 'save'} />
          {words}
        </button>
      )}
      <span className="vh" role="status">
        {work ? words : whole ? t('save.saved') : ''}
      </span>
    </>
  );
}
