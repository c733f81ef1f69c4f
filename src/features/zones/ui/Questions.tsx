import { useTranslation } from 'react-i18next';
import { Select } from '../../../shared/ui/Select.tsx';
import { ToolQuestions } from '../../../shared/ui/tool.ts';
import { type Answers, QUESTIONS } from '../fit.ts';

interface QuestionsProps {
  readonly answers: Answers;
  readonly onAnswer: (part: Partial<Answers>) => void;
}

/** The five questions. Each answer changes the suggestion at once. */
export function Questions({ answers, onAnswer }: QuestionsProps) {
  const { t } = useTranslation('zones');
  return (
    <ToolQuestions>
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
    </ToolQuestions>
  );
}
