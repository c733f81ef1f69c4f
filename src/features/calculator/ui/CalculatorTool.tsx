import Button from '@mui/material/Button';
import { factsIn } from '../factsIn.ts';
import { FactSource, FactSources } from '../../../content/facts/FactSources.tsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FirstScreenEnd } from '../../../shared/ui/FirstScreenEnd.ts';
import { PrintedAlone } from '../../../shared/ui/PrintedAlone.tsx';
import type { Setup, Setups } from '../model.ts';
import { estimate } from '../estimate.ts';
import { useSetups } from '../useSetups.ts';
import { Actions } from './Actions.tsx';
import { addressOf } from './address.ts';
import { Choices } from './Choices.tsx';
import { Calculator, SetupColumns, SetupPart } from './CalculatorTool.styles.ts';
import { Lines } from './Lines.tsx';
import { Result } from './Result.tsx';
import { SideBySide, type Worked } from './SideBySide.tsx';
import { useEstimateWords } from './useEstimateWords.ts';
import { useMessage } from './useMessage.ts';
import { YearsChart } from './YearsChart.tsx';

interface OneProps {
  readonly worked: Worked;
  /** What it is called before its place's name. */
  readonly role: string;
  /** True once the reader changed something: what changes is then also told. */
  readonly told: boolean;
  readonly onChange: (setup: Setup) => void;
}

/** One set-up: its number, what it is made of, and what can be changed. */
function One({ worked: { setup, estimate }, role, told, onChange }: OneProps) {
  const { t } = useTranslation('calculator');
  const { placeName, total } = useEstimateWords();
  const { chosen } = useMessage();
  const id = useId();
  const openId = `${id}open`;
  const place = placeName(setup.place);
  const [first, second, third] = estimate.years.map((year) => total(year, estimate.currency));
  return (
    <SetupPart aria-labelledby={id}>
      <div className="number">
        <h2 id={id}>
          <span>{role}</span> {place}
        </h2>
        <p className="chosen">{chosen(setup).join(' · ')}</p>
        <Result estimate={estimate} openId={openId} />
        <YearsChart estimate={estimate} />
        <p className="vh" role="status">
          {told ? t('summary', { place, first, second, third }) : ''}
        </p>
      </div>
      <FirstScreenEnd />
      <Choices setup={setup} legend={t('choices')} number={first ?? ''} onChange={onChange} />
      <Lines estimate={estimate} openId={openId} />
    </SetupPart>
  );
}

const another = (setup: Setup): Setup => ({
  ...setup,
  place: setup.place === 'rakez' ? 'mainland' : 'rakez',
});

/**
 * The cost of a company in its first three years, line by line, alone or beside a second one (PG-02). All of it is
 * worked out on the device; the address holds it, and so does the device.
 */
export function CalculatorTool() {
  const { t } = useTranslation('calculator');
  const { setups, touched, change } = useSetups();
  const [first, second] = setups;
  const work = (setup: Setup): Worked => ({ setup, estimate: estimate(setup) });
  const one = work(first);
  const two = second && work(second);
  const worked = two ? [one, two] : [one];
  const replace = (place: 0 | 1) => (setup: Setup) => {
    const next: Setups = place === 1 ? [first, setup] : second ? [setup, second] : [setup];
    change(next);
  };
  return (
    <Calculator data-alone data-two={two ? '' : undefined}>
      <PrintedAlone />
      {two ? <SideBySide both={[one, two]} /> : null}
      <SetupColumns>
        <One worked={one} role={two ? t('first') : t('title')} told={touched} onChange={replace(0)} />
        {two ? <One worked={two} role={t('second')} told={touched} onChange={replace(1)} /> : null}
      </SetupColumns>
      <Actions setups={setups} worked={worked}>
        <Button onClick={() => change(second ? [first] : [first, another(first)])}>
          {second ? t('single') : t('compare')}
        </Button>
        <Button variant="text" onClick={() => change(undefined)}>
          {t('reset')}
        </Button>
      </Actions>
      <p className="address">
        <bdi>{addressOf(setups)}</bdi>
      </p>
      <FactSources>
        {factsIn(worked.map(({ estimate }) => estimate)).map((id) => (
          <FactSource key={id} id={id} />
        ))}
      </FactSources>
    </Calculator>
  );
}
