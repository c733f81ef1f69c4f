import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { zones } from '../../content/zones/zones.ts';
import { Choice, fieldsOf } from '../kit/fields.tsx';
import { ToolFrame, ToolQuestions } from '../kit/frame.tsx';
import { useToolState } from '../kit/useToolState.ts';
import { Compare } from './Compare.tsx';
import { Fit } from './Fit.tsx';
import { fitting } from './fit.ts';
import { Sources } from './Sources.tsx';
import { ZoneList } from './ZoneList.tsx';
import { QUESTIONS, zonesModel } from './zonesQuery.ts';
import { between, onScreen, SMALL_PHONE, up } from '../../shared/ui/breakpoints.ts';

const Tool = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--fluid-2xl)',
  '& h2:focus': { outline: 'none' },
});

const FitFrame = styled(ToolFrame)({
  gridTemplateRows: 'none',
  '& > h2': { gridColumn: '1 / -1' },
  // The questions are first in the document, and beside the answer on wide screens.
  [up('lg')]: {
    '& > fieldset': { gridColumn: 2, gridRow: 2 },
    '& > fieldset + div': { gridColumn: 1, gridRow: 2 },
  },
});

const Questions = styled(ToolQuestions)({
  [onScreen(between(SMALL_PHONE, 'md'))]: {
    gap: '0.5rem',
    '& > legend': { marginBlockEnd: '0.5rem' },
    '& .MuiFormControl-root': { position: 'relative' },
    '& .MuiFormLabel-root': {
      position: 'absolute',
      insetBlockStart: '0.4rem',
      insetInline: '1rem 2.5rem',
      zIndex: 1,
      margin: 0,
      color: 'var(--ink-soft)',
      fontSize: 'var(--fs-mini)',
      lineHeight: 'var(--lh-snug)',
      pointerEvents: 'none',
      '&.Mui-focused': { color: 'var(--ink-soft)' },
    },
    '&& select': { paddingBlock: '1.5rem 0.5rem' },
  },
});

/** Compares free zones (PG-02): the one that fits best, a comparison side by side, and the list of all. */
export function ZonesTool() {
  const { t } = useTranslation('zones');
  const { pathname } = useLocation();
  const { state, change } = useToolState(zonesModel);
  const field = fieldsOf(state, change, QUESTIONS);
  const [best, second] = fitting(zones, state);
  if (!best) return null;
  const own = state.compare.length > 0;
  const compared = own ? state.compare : [best, second].flatMap((fit) => fit?.zone.id ?? []);
  const compare = (ids: readonly string[]) => change({ compare: ids });
  const compareBoth = () => {
    if (own) compare([]);
    document.getElementById('zones-compare')?.focus();
  };
  return (
    <Tool>
      <FitFrame component="section" variant="tint" aria-labelledby="zones-fit">
        <h2 id="zones-fit">{t('fit.title')}</h2>
        <Questions>
          <legend>{t('fit.answers')}</legend>
          <Choice {...field('work')} label={t('question.work')} words={(it) => t(`sector.${it}`)} />
          <Choice {...field('goods')} label={t('question.goods')} words={(it) => t(`goods.${it}`)} />
          <Choice {...field('clients')} label={t('question.clients')} words={(it) => t(`clients.${it}`)} />
          <Choice {...field('people')} label={t('question.people')} words={(it) => t(`people.${it}`)} />
          <Choice {...field('first')} label={t('question.first')} words={(it) => t(`first.${it}`)} />
        </Questions>
        <Fit best={best} second={second} answers={state} compared={compared} onCompare={compareBoth} />
      </FitFrame>
      <Compare
        shown={compared.flatMap((id) => zones.find((zone) => zone.id === id) ?? [])}
        own={own}
        onChange={compare}
        address={`${pathname}?${zonesModel.write({ ...state, compare: compared }).toString()}`}
      />
      <ZoneList state={state} compared={compared} onChange={change} />
      <Sources />
    </Tool>
  );
}
