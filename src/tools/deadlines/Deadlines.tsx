import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FactSource } from '../../content/facts/FactSources.tsx';
import { parseDay } from '../../content/facts/days.ts';
import { site } from '../../content/site.ts';
import { useToday } from '../../shared/hooks/useToday.ts';
import { PrintedAlone } from '../../shared/ui/PrintedAlone.tsx';
import { CalendarButton, CopyLink } from '../kit/actions.tsx';
import { LeadFigure, ToolFrame, ToolHead } from '../kit/frame.tsx';
import { useToolState } from '../kit/useToolState.ts';
import { Choices } from './Choices.tsx';
import { Dates } from './Deadlines.styles.ts';
import { DueList, DueRow } from './DueList.tsx';
import { YearStrip } from './YearStrip.tsx';
import { deadlinesModel, type Firm, isInUae } from './deadlinesQuery.ts';
import { datesOf, dutiesOf, keyOf, undatedOf } from './dueDates.ts';
import { type Due, officeOf } from './duties.ts';
import { eventOf, seriesKey } from './events.ts';
import { useDueWords } from './useDueWords.ts';

const NOTHING: ReadonlySet<string> = new Set();

function Actions({ firm, chosen }: { firm: Firm; chosen: readonly Due[] }) {
  const { t } = useTranslation('deadlines');
  const words = useDueWords(firm);
  const name = firm.name.trim();
  const events = () => {
    const series = {
      producer: site.brand,
      key: seriesKey(new URL(site.url).hostname),
      name,
      stamp: new Date(),
      remindDays: firm.remind,
    };
    return chosen.map((due) => {
      const what = t(`duties.${due.duty}.name`);
      const office = t('goesTo', { office: t(`offices.${officeOf(due.duty, firm.place)}`) });
      const lines = [words.period(due), words.rule(due.duty), words.weekend(due), office, t('noAdvice')];
      const summary = name ? `${name}: ${what}` : what;
      return eventOf(due, { summary, description: lines.filter(Boolean).join('\n') }, series);
    });
  };
  return (
    <Stack direction="row" spacing={1} className="no-print">
      <CalendarButton
        variant="primary"
        disabled={chosen.length === 0}
        fileName="deadlines.ics"
        events={events}
      >
        {t('calendar', { number: chosen.length })}
      </CalendarButton>
      <Button onClick={() => window.print()}>{t('print')}</Button>
      <CopyLink t={t} variant="text" />
    </Stack>
  );
}

/** Filings, payments and renewals of the next two years (PG-02); before hydration only the rules. */
export function Deadlines() {
  const { t } = useTranslation('deadlines');
  const { state: firm, change } = useToolState(deadlinesModel);
  const [left, setLeft] = useState(NOTHING);
  const { day } = useDueWords(firm);
  const today = parseDay(useToday() ?? '');
  const { coming, passed } = today ? datesOf(firm, today) : { coming: [], passed: [] };
  const [next] = coming;
  const leave = (key: string, leave: boolean) =>
    setLeft(new Set(leave ? [...left, key] : [...left].filter((each) => each !== key)));
  return (
    <ToolFrame component="section" variant="tint" aria-labelledby="deadlines" data-alone>
      <PrintedAlone />
      <ToolHead>
        <LeadFigure
          id="deadlines"
          title={t('title')}
          result={
            next ? t('next', { date: day(next.on), what: t(`duties.${next.duty}.name`) }) : t('waiting')
          }
        >
          <p className="soft">{t('noAdvice')}</p>
        </LeadFigure>
      </ToolHead>
      <Choices firm={firm} hydrated={today !== undefined} onChange={change} />
      <Dates>
        {today ? (
          <>
            <YearStrip dues={coming} today={today} />
            <DueList firm={firm} dues={coming} left={left} onLeave={leave} />
            <Actions firm={firm} chosen={coming.filter((due) => !left.has(keyOf(due)))} />
          </>
        ) : (
          <ol>
            {dutiesOf(firm).map((duty) => (
              <DueRow key={duty} firm={firm} duty={duty} due={undefined} />
            ))}
          </ol>
        )}
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
