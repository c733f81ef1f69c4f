import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { site } from '../../../content/site.ts';
import { calendarFile } from '../../../shared/calendar/calendarFile.ts';
import { offerFile } from '../../../shared/offerFile.ts';
import { CopyButton } from '../../../shared/ui/CopyButton.tsx';
import { ToolActions } from '../../../shared/ui/tool.ts';
import { officeOf } from '../duties.ts';
import { eventOf } from '../events.ts';
import type { Due, Firm } from '../model.ts';
import { seriesKey } from '../series.ts';
import { useDueWords } from './useDueWords.ts';

/** Hands the chosen dates to a calendar, the list to paper, the address to others. */
export function Actions({ firm, chosen }: { firm: Firm; chosen: readonly Due[] }) {
  const { t } = useTranslation('deadlines');
  const words = useDueWords(firm);
  const name = firm.name.trim();
  const offer = () => {
    const series = {
      producer: site.brand,
      key: seriesKey(new URL(site.url).hostname),
      name,
      stamp: new Date(),
      remindDays: firm.remind,
    };
    const [first, ...further] = chosen.map((due) => {
      const what = t(`duties.${due.duty}.name`);
      const office = t('goesTo', { office: t(`offices.${officeOf(due.duty, firm.place)}`) });
      const lines = [words.period(due), words.rule(due.duty), words.weekend(due), office, t('noAdvice')];
      return eventOf(
        due,
        { summary: name ? `${name}: ${what}` : what, description: lines.filter(Boolean).join('\n') },
        series,
      );
    });
    if (first) offerFile('deadlines.ics', 'text/calendar', calendarFile(first, ...further));
  };
  return (
    <ToolActions className="no-print">
      <Button variant="primary" disabled={chosen.length === 0} onClick={offer}>
        {t('calendar', { number: chosen.length })}
      </Button>
      <Button onClick={() => window.print()}>{t('print')}</Button>
      <CopyButton
        text={() => window.location.href}
        label={t('copy')}
        copied={t('copied')}
        failed={t('copyFailed')}
        variant="text"
      />
    </ToolActions>
  );
}
