import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PagePath } from '../../../content/navigation.ts';
import { useQueryState } from '../../../shared/hooks/useQueryState.ts';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import { type Fit, fitting, type Kind, KINDS, obstacleOf } from '../workspaceFit.ts';
import { workspaceModel } from '../workspaceQuery.ts';
import { Frame, KindCard, Notes, Result } from './FinderTool.styles.ts';
import { Questions } from './Questions.tsx';

const PAGES = {
  virtual: '/workspace/virtual-office-dubai',
  flexi: '/workspace/flexi-desk-dubai',
  cabin: '/workspace/cabin-office-dubai',
  centre: '/workspace/business-center-rental',
  office: '/workspace/office-space-dubai',
} as const satisfies Record<Kind, PagePath>;

function Suggestion({ fit: { kind, reasons }, best }: { fit: Fit; best: boolean }) {
  const { t } = useTranslation('finder');
  return (
    <KindCard data-best={best || undefined}>
      <p>{best ? t('best') : t('second')}</p>
      <h3>{t(`kind.${kind}`)}</h3>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>
            <PartIcon name="check" />
            <span>{t(`reason.${reason}`)}</span>
          </li>
        ))}
      </ul>
      <p className="soft">{t(`limit.${kind}`)}</p>
      <CardActions disableSpacing>
        <Button component={Link} to={PAGES[kind]} variant={best ? 'primary' : 'quiet'}>
          {t('more', { kind: t(`kind.${kind}`) })}
        </Button>
      </CardActions>
    </KindCard>
  );
}

/** Which kind of workspace fits (PG-02): the answer first, then what the licence asks, what is ruled out and why. */
export function FinderTool() {
  const { t } = useTranslation('finder');
  const [answers, change] = useQueryState(workspaceModel);
  const [best, second] = fitting(answers);
  const out = KINDS.flatMap((kind) => {
    const obstacle = obstacleOf(kind, answers);
    return obstacle ? [{ kind, obstacle }] : [];
  });
  if (!best) return null;
  return (
    <Frame as="section" aria-labelledby="finder">
      <h2 id="finder">{t('title')}</h2>
      <Result>
        {/* No paragraph: those are as wide as their words in Urdu, seen or not. */}
        <div className="vh" role="status">
          {t('best')}: {t(`kind.${best.kind}`)}
          {second ? ` · ${t('second')}: ${t(`kind.${second.kind}`)}` : ''}
        </div>
        <Suggestion fit={best} best />
        {second ? <Suggestion fit={second} best={false} /> : null}
        <Notes>
          <h3>{t('required')}</h3>
          <p>{t(`requires.${answers.licence}`)}</p>
          {out.length > 0 ? (
            <>
              <h3>{t('ruledOut')}</h3>
              <ul>
                {out.map(({ kind, obstacle }) => (
                  <li key={kind}>
                    <b>{t(`kind.${kind}`)}</b>: {t(`obstacle.${obstacle}`)}
                  </li>
                ))}
              </ul>
            </>
          ) : null}
          <p className="soft">{t('rent')}</p>
        </Notes>
      </Result>
      <Questions answers={answers} onAnswer={change} />
    </Frame>
  );
}
