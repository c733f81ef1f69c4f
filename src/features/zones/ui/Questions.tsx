import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../shared/ui/Select.tsx';
import { ToolQuestions } from '../../../shared/ui/tool.ts';
import { type Answers, QUESTIONS } from '../fit.ts';

/** On a phone each question stands in its field, above the answer. */
const Fields = styled(ToolQuestions)({
  '@media screen and (min-width: 23rem) and (max-width: 48rem)': {
    gap: '0.6rem',
    '& > legend': { marginBlockEnd: '0.6rem' },
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
    '&& select': { paddingBlock: '1.6rem 0.45rem' },
  },
});

interface QuestionsProps {
  readonly answers: Answers;
  readonly onAnswer: (part: Partial<Answers>) => void;
}

/** The five questions. Each answer changes the suggestion at once. */
export function Questions({ answers, onAnswer }: QuestionsProps) {
  const { t } = useTranslation('zones');
  return (
    <Fields>
      <legend>{t('fit.answers')}</legend>
      <Select
        label={t('question.work')}
        value={answers.work}
        options={QUESTIONS.work.map((value) => ({ value, words: t(`sector.${value}`) }))}
        onChange={(work) => onAnswer({ work })}
      />
      <Select
        label={t('question.goods')}
        value={answers.goods}
        options={QUESTIONS.goods.map((value) => ({ value, words: t(`goods.${value}`) }))}
        onChange={(goods) => onAnswer({ goods })}
      />
      <Select
        label={t('question.clients')}
        value={answers.clients}
        options={QUESTIONS.clients.map((value) => ({ value, words: t(`clients.${value}`) }))}
        onChange={(clients) => onAnswer({ clients })}
      />
      <Select
        label={t('question.people')}
        value={answers.people}
        options={QUESTIONS.people.map((value) => ({ value, words: t(`people.${value}`) }))}
        onChange={(people) => onAnswer({ people })}
      />
      <Select
        label={t('question.first')}
        value={answers.first}
        options={QUESTIONS.first.map((value) => ({ value, words: t(`first.${value}`) }))}
        onChange={(first) => onAnswer({ first })}
      />
    </Fields>
  );
}
