import { useTranslation } from 'react-i18next';
import { Select } from '../../../shared/ui/Select.tsx';
import { ToolQuestions } from '../../../shared/ui/tool.ts';
import { type Answers, QUESTIONS } from '../workspaceFit.ts';

interface QuestionsProps {
  readonly answers: Answers;
  readonly onAnswer: (part: Partial<Answers>) => void;
}

/** The five questions. Each answer changes the suggestion at once. */
export function Questions({ answers, onAnswer }: QuestionsProps) {
  const { t } = useTranslation('finder');
  return (
    <ToolQuestions className="no-print">
      <legend>{t('answers')}</legend>
      <Select
        label={t('question.staff')}
        value={answers.staff}
        options={QUESTIONS.staff.map((value) => ({ value, words: t(`staff.${value}`) }))}
        onChange={(staff) => onAnswer({ staff })}
      />
      <Select
        label={t('question.clients')}
        value={answers.clients}
        options={QUESTIONS.clients.map((value) => ({ value, words: t(`clients.${value}`) }))}
        onChange={(clients) => onAnswer({ clients })}
      />
      <Select
        label={t('question.licence')}
        value={answers.licence}
        options={QUESTIONS.licence.map((value) => ({ value, words: t(`licence.${value}`) }))}
        onChange={(licence) => onAnswer({ licence })}
      />
      <Select
        label={t('question.visas')}
        value={answers.visas}
        options={QUESTIONS.visas.map((value) => ({ value, words: t(`visas.${value}`) }))}
        onChange={(visas) => onAnswer({ visas })}
      />
      <Select
        label={t('question.budget')}
        value={answers.budget}
        options={QUESTIONS.budget.map((value) => ({ value, words: t(`budget.${value}`) }))}
        onChange={(budget) => onAnswer({ budget })}
      />
    </ToolQuestions>
  );
}
