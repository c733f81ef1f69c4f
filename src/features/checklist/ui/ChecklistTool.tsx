import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { markOf, progressOf } from '../progress.ts';
import { sectionsOf } from '../rules.ts';
import { ChainPanel } from './ChainPanel.tsx';
import styles from './Checklist.module.css';
import { Choices } from './Choices.tsx';
import { DocumentRow } from './DocumentRow.tsx';
import { Lists } from './Lists.tsx';
import { ShareBar } from './ShareBar.tsx';
import { type Checklist, useChecklist } from './useChecklist.ts';
import { useListName } from './useListName.ts';
import { useOpenForPrint } from './useOpenForPrint.ts';

function Head({ checklist }: { checklist: Checklist }) {
  const { t } = useTranslation('checklist');
  const nameOf = useListName();
  const { list, kept, change } = checklist;
  const progress = progressOf(list);
  const { done, count } = progress;
  return (
    <div className={styles.head}>
      <div className={styles.progress}>
        <h2 id="list-name">
          <span className="vh">{t('title')}: </span>
          <bdi>{nameOf(list)}</bdi>
        </h2>
        <p role="status" className="num">
          {done === count ? t('allReady', progress) : t('ready', progress)}
        </p>
        <progress value={done} max={Math.max(count, 1)} aria-hidden="true" />
        <p className="soft">{kept ? t('lists.kept') : t('lists.notKept')}</p>
      </div>
      <Choices setup={list} onChange={change} />
      <Lists {...checklist} />
    </div>
  );
}

/**
 * The document checklist (PG-02): which papers a set-up needs, from whom and in which form; ticks and notes stay on this
 * device. Nothing can be ticked before the page answers: such a tick would be lost.
 */
export function ChecklistTool() {
  const { t } = useTranslation('checklist');
  const checklist = useChecklist();
  const part = useRef<HTMLFieldSetElement>(null);
  useOpenForPrint(part);
  const { list, mark, alive } = checklist;
  return (
    <fieldset ref={part} className={styles.tool} disabled={!alive} aria-labelledby="list-name">
      <Head checklist={checklist} />
      <div className={styles.columns}>
        <div>
          <p className={`soft ${styles.hint}`}>{t('conditional')}</p>
          {sectionsOf(list).map(({ group, documents }) => (
            <section key={group} className={styles.group} aria-labelledby={`group-${group}`}>
              <h3 id={`group-${group}`}>{t(`groups.${group}`)}</h3>
              <ul>
                {documents.map((document) => (
                  <DocumentRow
                    key={`${list.id} ${document.id}`}
                    document={document}
                    setup={list}
                    mark={markOf(list, document.id)}
                    onMark={(change) => mark(document.id, change)}
                  />
                ))}
              </ul>
            </section>
          ))}
          <ShareBar list={list} />
        </div>
        <ChainPanel setup={list} />
      </div>
    </fieldset>
  );
}
