import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { markOf, progressIn, progressOf } from '../progress.ts';
import { sectionsOf } from '../requiredDocuments.ts';
import { ChainPanel } from './ChainPanel.tsx';
import { Columns, GroupHead, Head, Tool } from './ChecklistTool.styles.ts';
import { Choices } from './Choices.tsx';
import { DocumentRow } from './DocumentRow.tsx';
import { Lists } from './Lists.tsx';
import { ShareBar } from './ShareBar.tsx';
import { type Checklist, useChecklist } from './useChecklist.ts';
import { useListName } from './useListName.ts';

function Progress({ list, saved }: Pick<Checklist, 'list' | 'saved'>) {
  const { t } = useTranslation('checklist');
  const nameOf = useListName();
  const progress = progressOf(list);
  const { done, count } = progress;
  return (
    <div>
      <h2 id="list-name">
        <span className="vh">{t('title')}: </span>
        <bdi>{nameOf(list)}</bdi>
      </h2>
      <p role="status" className="num">
        {done === count ? t('allReady', progress) : t('ready', progress)}
      </p>
      <LinearProgress variant="determinate" value={(100 * done) / Math.max(count, 1)} aria-hidden="true" />
      <p className="soft">{saved ? t('lists.kept') : t('lists.notKept')}</p>
    </div>
  );
}

/** How far a group of papers is, once something of it is ready. */
function GroupProgress({ done, count }: ReturnType<typeof progressIn>) {
  return done > 0 ? <bdi className="num soft">{`${done} / ${count}`}</bdi> : null;
}

/**
 * The document checklist (PG-02): which papers a set-up needs, from whom and in which form; marks and notes stay on this
 * device. Nothing can be checked before hydration: it would be lost.
 */
export function ChecklistTool() {
  const { t } = useTranslation('checklist');
  const checklist = useChecklist();
  const { list, mark, hydrated, saved, change } = checklist;
  const { place, owners, origin } = list;
  const setup = useMemo(() => ({ place, owners, origin }), [place, owners, origin]);
  return (
    <Tool disabled={!hydrated} aria-labelledby="list-name">
      <Head>
        <Progress list={list} saved={saved} />
        <Choices setup={list} onChange={change} />
        <Lists {...checklist} />
      </Head>
      <Columns>
        <div>
          <p className="soft">{t('conditional')}</p>
          {sectionsOf(list).map(({ group, documents }) => (
            <section key={group} aria-labelledby={`group-${group}`}>
              <GroupHead>
                <h3 id={`group-${group}`}>{t(`groups.${group}`)}</h3>
                <GroupProgress {...progressIn(list, documents)} />
              </GroupHead>
              <List disablePadding>
                {documents.map((document) => (
                  <DocumentRow
                    key={`${list.id} ${document.id}`}
                    document={document}
                    setup={setup}
                    mark={markOf(list, document.id)}
                    onMark={mark}
                  />
                ))}
              </List>
            </section>
          ))}
          <ShareBar list={list} />
        </div>
        <ChainPanel setup={list} />
      </Columns>
    </Tool>
  );
}
