import { useTranslation } from 'react-i18next';
import quay from '../../../../content/art/quay.svg?no-inline';
import { type SetupStep, setupSteps } from '../../../../content/home/setupSteps.ts';
import { useLanguage } from '../../../../i18n/useLanguage.ts';
import { Bollard, Deck, Rope, Row } from './Quay.styles.ts';
import { weeksText } from './weeksText.ts';

function Mooring({ number }: { number: number }) {
  return (
    <Deck aria-hidden="true">
      <Rope viewBox="0 0 100 20" preserveAspectRatio="none">
        <path d="M0 3Q50 22 100 3" vectorEffect="non-scaling-stroke" />
      </Rope>
      <Bollard viewBox="0 0 40 52">
        <path d="M8 12h24v34H8zM2 44h36v8H2z" />
        <rect width="36" height="14" x="2" y="2" rx="7" />
        <text x="20" y="36" textAnchor="middle">
          {number}
        </text>
      </Bollard>
    </Deck>
  );
}

function QuayStep({ step: { number, time } }: { step: SetupStep }) {
  const { t } = useTranslation('home');
  const { code } = useLanguage();
  const weeks = time && weeksText(time.fact, t, code);
  return (
    <li>
      <Mooring number={number} />
      <h4>{t(`story.step${number}`)}</h4>
      {time ? (
        <p className="time">{time.counts ? t(`story.${time.counts}`, { time: weeks }) : weeks}</p>
      ) : null}
      <p>{t(`story.step${number}Text`)}</p>
    </li>
  );
}

/** The steps of a set-up along a quay (PG-05 HO-12). Not a Stepper: no step is active or selectable. */
export function Quay({ labelledBy }: { labelledBy: string }) {
  return (
    <>
      <img className="quay mirror" src={quay} width={1216} height={128} alt="" loading="lazy" />
      {/* Focusable, so that arrow keys scroll it on phones. */}
      <Row tabIndex={0} role="list" aria-labelledby={labelledBy}>
        {setupSteps.map((step) => (
          <QuayStep key={step.number} step={step} />
        ))}
      </Row>
    </>
  );
}
