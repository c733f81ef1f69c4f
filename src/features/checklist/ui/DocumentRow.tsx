import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChecklistDocument } from '../../../content/checklist/documents.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import type { Mark } from '../model.ts';
import type { Setup } from '../rules.ts';
import { formOf, translationOf } from '../stamps.ts';
import styles from './Checklist.module.css';

interface RowProps {
  readonly document: ChecklistDocument;
  readonly setup: Setup;
  readonly mark: Mark;
  readonly onMark: (change: Partial<Pick<Mark, 'state' | 'note'>>) => void;
}

function About({ document, setup }: Pick<RowProps, 'document' | 'setup'>) {
  const { t } = useTranslation('checklist');
  const { id } = document;
  const translation = translationOf(document, setup);
  return (
    <dl>
      <dt>{t('from')}</dt>
      <dd>{t(`documents.${id}.issuer`)}</dd>
      <dt>{t('form')}</dt>
      <dd>
        {t(`formText.${formOf(document, setup)}`)} {translation ? t(`translation.${translation}`) : null}
      </dd>
      <dt>{t('watch')}</dt>
      <dd>{t(`documents.${id}.watch`)}</dd>
    </dl>
  );
}

/** One document: ticked when it is ready, put aside when this case does not need it, with a note of one’s own. */
export function DocumentRow({ document, setup, mark, onMark }: RowProps) {
  const { t } = useTranslation('checklist');
  const what = useId();
  const { id } = document;
  const name = t(`documents.${id}.name`);
  const aside = (
    <label className={`${styles.aside} no-print`}>
      <input
        type="checkbox"
        checked={mark.state === 'none'}
        onChange={({ target }) => onMark({ state: target.checked ? 'none' : 'open' })}
      />
      <span>
        {t('notMine')}
        <span className="vh">: {name}</span>
      </span>
    </label>
  );
  return (
    <li className={styles.row} data-state={mark.state}>
      <div className={styles.line}>
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={mark.state === 'done'}
            aria-describedby={what}
            onChange={({ target }) => onMark({ state: target.checked ? 'done' : 'open' })}
          />
          <b>{name}</b>
        </label>
        <span className={`chip ${styles.form}`}>{t(`forms.${formOf(document, setup)}`)}</span>
      </div>
      <div className={styles.under}>
        <p id={what}>{t(`documents.${id}.what`)}</p>
        {'when' in document ? (
          <div className={styles.when}>
            <p>{t(`documents.${document.id}.when`)}</p>
            {aside}
          </div>
        ) : null}
        <details>
          <summary>
            <Icon name="down" />
            <span>
              {t('about')}
              <span className="vh">: {name}</span>
            </span>
          </summary>
          <About document={document} setup={setup} />
          <label className={`${styles.note} no-print`}>
            <span>{t('note')}</span>
            <textarea
              className="field"
              rows={2}
              dir="auto"
              value={mark.note}
              onChange={({ target }) => onMark({ note: target.value })}
            />
          </label>
          {'when' in document ? null : aside}
        </details>
        {mark.note.trim() ? (
          <p className={styles.noted} dir="auto">
            {mark.note}
          </p>
        ) : null}
      </div>
    </li>
  );
}
