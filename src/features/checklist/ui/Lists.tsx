import { useTranslation } from 'react-i18next';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { progressOf } from '../progress.ts';
import styles from './Checklist.module.css';
import type { Checklist } from './useChecklist.ts';
import { useListName } from './useListName.ts';

/** The lists of this device: one for each company, or each partner. */
export function Lists({ list, lists, gone, rename, choose, add, remove, undo }: Checklist) {
  const { t } = useTranslation('checklist');
  const nameOf = useListName();
  const isKept = lists.some(({ id }) => id === list.id);
  return (
    <details className={`${styles.lists} no-print`}>
      <summary>
        <Icon name="down" />
        <span>{t('lists.title')}</span>
        {lists.length > 0 ? (
          <span className="soft num">{t('lists.count', { count: lists.length })}</span>
        ) : null}
      </summary>
      <div>
        {lists.length > 1 ? (
          <label>
            <span>{t('lists.choose')}</span>
            <select className="field" value={list.id} onChange={({ target }) => choose(target.value)}>
              {isKept ? null : <option value={list.id}>{nameOf(list)}</option>}
              {lists.map((each) => (
                <option key={each.id} value={each.id}>
                  {nameOf(each)}: {t('ready', progressOf(each))}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        <label>
          <span>{t('lists.name')}</span>
          <input
            className="field"
            type="text"
            dir="auto"
            autoComplete="off"
            maxLength={80}
            placeholder={nameOf({ ...list, name: '' })}
            value={list.name}
            onChange={({ target }) => rename(target.value)}
          />
        </label>
        <div className={styles.actions}>
          <button type="button" className="btn btn-line" onClick={add}>
            {t('lists.add')}
          </button>
          {isKept ? (
            <button type="button" className="btn btn-text" onClick={remove}>
              {t('lists.remove')}
            </button>
          ) : null}
          {gone ? (
            <button type="button" className="btn btn-line" onClick={undo}>
              {t('lists.undo')}
            </button>
          ) : null}
        </div>
        <p role="status" className="soft">
          {gone ? t('lists.removed', { name: nameOf(gone) }) : ''}
        </p>
      </div>
    </details>
  );
}
