import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { whatsappHref } from '../../content/site.ts';
import { prefillState } from '../../shared/prefill.ts';
import { clearRootState } from '../../shared/rootState.ts';
import { FirstScreenEnd } from '../../shared/ui/FirstScreenEnd.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { PartIcon } from '../../shared/ui/PartIcon.tsx';
import { PrintedAlone } from '../../shared/ui/PrintedAlone.tsx';
import { useShare } from '../kit/actions.tsx';
import { ToolSources } from '../kit/frame.tsx';
import { useToolState } from '../kit/useToolState.ts';
import { Calculator, SetupColumns, SetupPart } from './CalculatorTool.styles.ts';
import { Choices } from './Choices.tsx';
import { Lines } from './Lines.tsx';
import { Result } from './Result.tsx';
import { SetupsCompared } from './SetupsCompared.tsx';
import { estimate, factsIn } from './estimate.ts';
import { addressOf, type Setup, type Setups, setupsModel } from './query.ts';
import { useEstimateWords, useMessage, type Worked } from './useEstimateWords.ts';

const ShareRow = styled('div')({
  '& > p': { marginBlockStart: '0.5rem', color: 'var(--ink-soft)', fontSize: 'var(--fs-small)' },
  '& > p:empty': { margin: 0 },
});

interface ActionsProps {
  readonly setups: Setups;
  readonly worked: readonly Worked[];
  readonly children: ReactNode;
}

function Actions({ setups, worked, children }: ActionsProps) {
  const { t } = useTranslation('calculator');
  const { t: common } = useTranslation();
  const { message } = useMessage();
  const { outcome, share } = useShare({ copied: t('copied'), failed: t('copyFailed') });
  const text = message(worked, addressOf(setups));
  return (
    <ShareRow className="no-print">
      <Stack direction="row" spacing={1}>
        <Button component={Link} variant="accent" to="/quote" state={prefillState(text)}>
          {common('common.getQuote')}
        </Button>
        <Button href={whatsappHref(text)} rel="noopener">
          <Icon name="chat" />
          {t('chat')}
        </Button>
        <Button
          variant="text"
          onClick={() => share(t('title'), { url: addressOf(setups, window.location.origin) })}
        >
          <PartIcon name="share" />
          {t('share')}
        </Button>
        <Button variant="text" onClick={() => window.print()}>
          <PartIcon name="print" />
          {t('print')}
        </Button>
        {children}
      </Stack>
      <p role="status">{outcome}</p>
      <p>{t('kept')}</p>
    </ShareRow>
  );
}

interface OneProps {
  readonly worked: Worked;
  readonly role: string;
  readonly announced: boolean;
  readonly onChange: (setup: Setup) => void;
}

function One({ worked: { setup, estimate }, role, announced, onChange }: OneProps) {
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
        <p className="vh" role="status">
          {announced ? t('summary', { place, first, second, third }) : ''}
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

const work = (setup: Setup): Worked => ({ setup, estimate: estimate(setup) });

/** Estimates the costs of a company in its first three years, alone or beside a second one (PG-02). */
export function CalculatorTool() {
  const { t } = useTranslation('calculator');
  const { state, change, isChanged } = useToolState(setupsModel);
  // Shows the estimate, which was hidden. Not a layout effect: React reads the store after those.
  useEffect(() => {
    clearRootState('pending');
  }, []);
  const { first, second } = state;
  const one = work(first);
  const two = second && work(second);
  const worked = two ? [one, two] : [one];
  return (
    <Calculator data-alone data-two={two ? '' : undefined}>
      <PrintedAlone />
      {two ? <SetupsCompared both={[one, two]} /> : null}
      <SetupColumns>
        <One
          worked={one}
          role={two ? t('first') : t('title')}
          announced={isChanged}
          onChange={(first) => change({ first })}
        />
        {two ? (
          <One
            worked={two}
            role={t('second')}
            announced={isChanged}
            onChange={(second) => change({ second })}
          />
        ) : null}
      </SetupColumns>
      <Actions setups={state} worked={worked}>
        <Button onClick={() => change({ second: second ? undefined : another(first) })}>
          {second ? t('single') : t('compare')}
        </Button>
        <Button variant="text" onClick={() => change(undefined)}>
          {t('reset')}
        </Button>
      </Actions>
      <p className="address">
        <bdi>{addressOf(state)}</bdi>
      </p>
      <ToolSources ids={factsIn(worked.map(({ estimate }) => estimate))} />
    </Calculator>
  );
}
