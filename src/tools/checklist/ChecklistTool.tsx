import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ORIGINS, OWNERS, PLACES } from '../../content/checklist/documents.ts';
import { Choice, fieldsOf } from '../kit/fields.tsx';
import { markOf, progressIn, progressOf } from './model.ts';
import { sectionsOf } from './requiredDocuments.ts';
import { ChainPanel } from './ChainPanel.tsx';
import { Columns, GroupHead, Head, Tool } from './ChecklistTool.styles.ts';
import { DocumentRow } from './DocumentRow.tsx';
import { Lists } from './Lists.tsx';
import { ShareBar } from './ShareBar.tsx';
import { type Checklist, useChecklist, useListName } from './useChecklist.ts';

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

/** The documents of a set-up with their issuers and forms (PG-02); marks and notes are on this device. */
export function ChecklistTool() {
  const { t } = useTranslation('checklist');
  const checklist = useChecklist();
  const { list, mark, hydrated, saved, change } = checklist;
  const { place, owners, origin } = list;
  const setup = useMemo(() => ({ place, owners, origin }), [place, owners, origin]);
  const field = fieldsOf(setup, change, { place: PLACES, owners: OWNERS, origin: ORIGINS });
  return (
    <Tool disabled={!hydrated} aria-labelledby="list-name">
      <Head variant="tint">
        <Progress list={list} saved={saved} />
        <Stack spacing={2} className="no-print">
          <Choice {...field('place')} label={t('place')} words={(it) => t(`places.${it}`)} />
          <Choice {...field('owners')} label={t('owners')} words={(it) => t(`ownership.${it}`)} />
          <Choice {...field('origin')} label={t('origin')} words={(it) => t(`origins.${it}`)} />
        </Stack>
        <Lists {...checklist} />
      </Head>
      <Columns>
        <div>
          <p className="soft">{t('conditional')}</p>
          {sectionsOf(list).map(({ group, documents }) => {
            const { done, count } = progressIn(list, documents);
            return (
              <section key={group} aria-labelledby={`group-${group}`}>
                <GroupHead direction="row">
                  <h3 id={`group-${group}`}>{t(`groups.${group}`)}</h3>
                  {done > 0 ? <bdi className="num soft">{`${done} / ${count}`}</bdi> : null}
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
            );
          })}
          <ShareBar list={list} />
        </div>
        <ChainPanel setup={list} />
      </Columns>
    </Tool>
  );
}
