import type { BodyLanguage } from './bodies.ts';

/** Words that stand among a body's own, in its language whatever the page's is. */
export interface BodyWords {
  readonly item: string;
  readonly amount: string;
  readonly payee: string;
  readonly figures: string;
  readonly figuresIntro: string;
  readonly checked: string;
  readonly published: string;
  readonly from: string;
  readonly until: string;
  readonly ended: string;
  readonly about: string;
  readonly disputed: string;
}

export const bodyWords: Readonly<Record<BodyLanguage, BodyWords>> = {
  en: {
    item: 'What',
    amount: 'How much',
    payee: 'Paid to',
    figures: 'Figures on this page',
    figuresIntro: 'Where each figure comes from, and the day on which we last read it there.',
    checked: 'Checked on',
    published: 'Published on',
    from: 'In force from',
    until: 'Until',
    ended: 'ended',
    about: 'Not confirmed by an authority: check before you rely on it',
    disputed: 'Sources disagree: a range',
  },
  ar: {
    item: 'البند',
    amount: 'المبلغ',
    payee: 'يُدفع إلى',
    figures: 'أرقام هذه الصفحة',
    figuresIntro: 'مصدر كل رقم، واليوم الذي قرأناه فيه آخر مرة.',
    checked: 'روجع في',
    published: 'نُشر في',
    from: 'سارٍ منذ',
    until: 'حتى',
    ended: 'انتهى العمل به',
    about: 'لم تؤكده جهة مختصة: تحقق قبل الاعتماد عليه',
    disputed: 'تختلف المصادر: مدى تقريبي',
  },
};
