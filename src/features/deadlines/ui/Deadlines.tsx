import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseDay } from '../../../content/facts/days.ts';
import { FactSource } from '../../../content/facts/FactSources.tsx';
import { useQueryState } from '../../../shared/hooks/useQueryState.ts';
import { useToday } from '../../../shared/hooks/useToday.ts';
import { Changed } from '../../../shared/ui/Changed.tsx';
import { PrintedAlone } from '../../../shared/ui/PrintedAlone.tsx';
import { ToolFrame, ToolHead, ToolResult } from '../../../shared/ui/tool.ts';
import { datesOf, dutiesOf, keyOf, undatedOf } from '../dueDates.ts';
import { deadlinesModel } from '../deadlinesQuery.ts';
import { isInUae } from '../model.ts';
import { Actions } from './Actions.tsx';
import { Choices } from './Choices.tsx';
import { Dates } from './Deadlines.styles.ts';
import { DueList } from './DueList.tsx';
import { DueRow } from './DueRow.tsx';
import { useDueWords } from './useDueWords.ts';
import { YearStrip } from './YearStrip.tsx';

const NOTHING: ReadonlySet<string> = new Set();

/**
 * What a business has to file, pay and renew in the coming two years, by date, each with its rule and source (PG-02).
 * Without a calendar, as in prerendered pages, the rules alone.
 */
export function Deadlines() {
  const { t } = useTranslation('deadlines');
  const [firm, change] = useQueryState(deadlinesModel);
  const [left, setLeft] = useState(NOTHING);
  const { day } = useDueWords(firm);
  const today = parseDay(useToday() ?? '');
  const { coming, passed } = today ? datesOf(firm, today) : { coming: [], passed: [] };
  const [next] = coming;
  const leave = (key: string, leave: boolean) =>
    setLeft(new Set(leave ? [...left, key] : [...left].filter((each) => each !== key)));
  return (
    <ToolFrame as="section" aria-labelledby="deadlines" data-alone>
      <PrintedAlone />
      <ToolHead>
        <h2 id="deadlines">{t('title')}</h2>
        <ToolResult role="status">
          <Changed>
            {next ? t('next', { date: day(next.on), what: t(`duties.${next.duty}.name`) }) : t('waiting')}
          </Changed>
        </ToolResult>
        <p className="soft">{t('noAdvice')}</p>
      </ToolHead>
      <Choices firm={firm} hydrated={today !== undefined} onChange={change} />
      <Dates>
        {today ? <YearStrip dues={coming} today={today} /> : null}
        {today ? (
          <DueList firm={firm} dues={coming} left={left} onLeave={leave} />
        ) : (
          <ol>
            {dutiesOf(firm).map((duty) => (
              <DueRow key={duty} firm={firm} duty={duty} due={undefined} />
            ))}
          </ol>
        )}
        {today ? <Actions firm={firm} chosen={coming.filter((due) => !left.has(keyOf(due)))} /> : null}
        {passed.length > 0 ? (
          <>
            <h3>{t('passedTitle')}</h3>
            <ol>
              {passed.map((due) => (
                <DueRow key={keyOf(due)} firm={firm} duty={due.duty} due={due} mark={t('passed')} />
              ))}
            </ol>
          </>
        ) : null}
        <h3>{t('undatedTitle')}</h3>
        <List disablePadding className="undated">
          {undatedOf(firm).map((reason) => (
            <ListItem key={reason} disableGutters>
              {t(`undated.${reason}`)}
            </ListItem>
          ))}
        </List>
        {isInUae(firm.place) ? (
          <>
            <h3>{t('esrTitle')}</h3>
            <dl className="undated">
              <FactSource id="uae-esr-last-year-end" />
            </dl>
          </>
        ) : null}
      </Dates>
    </ToolFrame>
  );
}
