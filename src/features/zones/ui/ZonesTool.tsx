import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { zones } from '../../../content/zones/zones.ts';
import { fitting } from '../fit.ts';
import { useQueryState } from '../../../shared/hooks/useQueryState.ts';
import { ToolFrame } from '../../../shared/ui/tool.ts';
import { stateQuery, zonesModel } from '../zonesQuery.ts';
import { Compare } from './Compare.tsx';
import { Fit } from './Fit.tsx';
import { Questions } from './Questions.tsx';
import { Sources } from './Sources.tsx';
import { ZoneList } from './ZoneList.tsx';

const Tool = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(2rem, 5vw, 3.75rem)',
  '& h2:focus': { outline: 'none' },
});

const FitFrame = styled(ToolFrame)({
  gridTemplateRows: 'none',
  '& > h2': { gridColumn: '1 / -1' },
  // The questions come first, and stand beside the answer where there is room.
  '@media (min-width: 62.01rem)': {
    '& > fieldset': { gridColumn: 2, gridRow: 2 },
    '& > fieldset + div': { gridColumn: 1, gridRow: 2 },
  },
});

/** Free zones compared (PG-02): the one that fits first, then side by side, then all of them. */
export function ZonesTool() {
  const { t } = useTranslation('zones');
  const { pathname } = useLocation();
  const [state, change] = useQueryState(zonesModel);
  const [best, second] = fitting(zones, state.answers);
  if (!best) return null;
  const suggested = [best.zone.id, ...(second ? [second.zone.id] : [])];
  const compared = state.compare.length > 0 ? state.compare : suggested;
  const shown = compared.flatMap((id) => zones.find((zone) => zone.id === id) ?? []);
  const compare = (ids: readonly string[]) => change({ compare: ids });
  const compareBoth = () => {
    if (state.compare.length > 0) compare([]);
    document.getElementById('zones-compare')?.focus();
  };
  return (
    <Tool>
      <FitFrame as="section" aria-labelledby="zones-fit">
        <h2 id="zones-fit">{t('fit.title')}</h2>
        <Questions
          answers={state.answers}
          onAnswer={(part) => change({ answers: { ...state.answers, ...part } })}
        />
        <Fit
          best={best}
          second={second}
          answers={state.answers}
          compared={compared}
          onCompare={compareBoth}
        />
      </FitFrame>
      <Compare
        shown={shown}
        own={state.compare.length > 0}
        onChange={compare}
        address={`${pathname}?${stateQuery({ ...state, compare: compared }).toString()}`}
      />
      <ZoneList wish={state} compared={compared} onChange={change} onCompare={compare} />
      <Sources />
    </Tool>
  );
}
