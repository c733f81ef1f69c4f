import Button from '@mui/material/Button';
import CardActions from '@mui/material/CardActions';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PagePath } from '../../content/navigation.ts';
import { FitCard, FitResult, Reasons } from '../kit/FitCard.tsx';
import { Choice, fieldsOf } from '../kit/fields.tsx';
import { ToolFrame, ToolQuestions } from '../kit/frame.tsx';
import { useToolState } from '../kit/useToolState.ts';
import {
  type Fit,
  fitting,
  type Kind,
  KINDS,
  obstacleOf,
  QUESTIONS,
  workspaceModel,
} from './workspaceFit.ts';

const Frame = styled(ToolFrame)({
  gridTemplateRows: 'none',
  '& > h2': { gridColumn: '1 / -1' },
});

const Notes = styled(Stack)({
  gap: '0.5rem',
  gridColumn: '1 / -1',
  fontSize: 'var(--fs-small)',
  '& h3': { marginBlockStart: '0.5rem', fontSize: 'var(--fs-4)' },
  '& ul': { display: 'grid', gap: '0.25rem' },
  '& b': { fontWeight: 600 },
});

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
    <FitCard data-best={best || undefined}>
      <p>{best ? t('best') : t('second')}</p>
      <h3>{t(`kind.${kind}`)}</h3>
      <Reasons icon="check" reasons={reasons} words={(it) => t(`reason.${it}`)} />
      <p className="soft">{t(`limit.${kind}`)}</p>
      <CardActions disableSpacing>
        <Button component={Link} to={PAGES[kind]} variant={best ? 'primary' : 'quiet'}>
          {t('more', { kind: t(`kind.${kind}`) })}
        </Button>
      </CardActions>
    </FitCard>
  );
}

/** Finds the kind of workspace that fits (PG-02), with the conditions of the licence and the kinds that it rules out. */
export function FinderTool() {
  const { t } = useTranslation('finder');
  const { state: answers, change } = useToolState(workspaceModel);
  const field = fieldsOf(answers, change, QUESTIONS);
  const [best, second] = fitting(answers);
  const out = KINDS.flatMap((kind) => {
    const obstacle = obstacleOf(kind, answers);
    return obstacle ? [{ kind, obstacle }] : [];
  });
  if (!best) return null;
  return (
    <Frame component="section" variant="tint" aria-labelledby="finder">
      <h2 id="finder">{t('title')}</h2>
      <FitResult>
        {/* Not a paragraph: in Urdu those are as wide as their text, also when hidden. */}
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
      </FitResult>
      <ToolQuestions className="no-print">
        <legend>{t('answers')}</legend>
        <Choice {...field('staff')} label={t('question.staff')} words={(it) => t(`staff.${it}`)} />
        <Choice {...field('clients')} label={t('question.clients')} words={(it) => t(`clients.${it}`)} />
        <Choice {...field('licence')} label={t('question.licence')} words={(it) => t(`licence.${it}`)} />
        <Choice {...field('visas')} label={t('question.visas')} words={(it) => t(`visas.${it}`)} />
        <Choice {...field('budget')} label={t('question.budget')} words={(it) => t(`budget.${it}`)} />
      </ToolQuestions>
    </Frame>
  );
}
