import type { PageBody } from '../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'چھوٹا کاروبار شروع کرنے والے کے لیے “یورپی کمپنی” نام کی کوئی چیز نہیں: آپ ایک ملک چنتے ہیں اور اس کے قانون پر چلتے ہیں۔ دور سے چلانے کے لیے ایسٹونیا سب سے آسان ہے: فی فرد {{ee-residency-fee}} اور کمپنی کے لیے {{ee-company-fee}}۔ یہ آپ کے لیے درست ہے یا نہیں، اس کا فیصلہ آپ کی رہائش اور گاہکوں کی جگہ سے ہوتا ہے۔',
  keyFigures: [
    { label: 'ایسٹونیا: اکاؤنٹنٹ کے ساتھ پہلا سال', fact: 'ee-first-year-accountant' },
    { label: 'ایسٹونیا: تقسیم شدہ منافع پر ٹیکس', fact: 'ee-distribution-tax-rate' },
    { label: 'ایسٹونیا میں کمپنی کی تحلیل، اوسطاً', fact: 'ee-liquidation-time' },
  ],
  blocks: [
    {
      kind: 'decision',
      heading: 'کون سا ملک آپ کے لیے ٹھیک ہے؟',
      start: {
        question: 'کیا آپ یورپی یونین میں رہتے ہیں؟',
        answers: [
          {
            label: 'ہاں',
            leadsTo:
              'عام طور پر وہی ملک جہاں آپ رہتے ہیں: جو کچھ آپ وہاں سے چلائیں، اس پر وہ [ٹیکس](/europe/tax) لے سکتا ہے۔',
          },
          {
            label: 'نہیں',
            leadsTo: {
              question: 'کیا کام کے لیے جگہ چاہیے: مال، عملہ، دکان؟',
              answers: [
                {
                  label: 'ہاں',
                  leadsTo: 'وہ ملک جہاں یہ جگہ ہے: [کمپنی کی قسمیں](/europe/company-types) دیکھیں۔',
                },
                {
                  label: 'نہیں',
                  leadsTo: {
                    question: 'گاہک کون ہیں؟',
                    answers: [
                      {
                        label: 'یونین کے کاروبار یا لوگ',
                        leadsTo:
                          'ایسٹونیا کی کمپنی دور سے چل سکتی ہے: اس کے [اخراجات](/europe/costs) دیکھیں۔',
                      },
                      {
                        label: 'کہیں اور کے',
                        leadsTo:
                          'شاید یورپی کمپنی کی ضرورت ہی نہ ہو: [برطانیہ](/uk) اور [دبئی](/business-guide/where-to-setup-dubai) سے موازنہ کریں۔',
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'pages',
      heading: 'انتخاب اور قیام',
      intro: 'کون سا ملک اور کون سی قسم، پہلے سال کا خرچ، اور خط کہاں جائیں گے۔',
      pages: ['/europe/company-types', '/europe/costs', '/europe/address-and-board', '/europe/bank-account'],
    },
    {
      kind: 'pages',
      heading: 'کمپنی چلانا',
      intro: 'رپورٹیں اور گوشوارے، اور منافع پر ٹیکس کیسے لگتا ہے۔',
      pages: ['/europe/annual-filings', '/europe/tax'],
    },
    {
      kind: 'pages',
      heading: 'وہاں رہائش، یا کمپنی بند کرنا',
      intro: 'رہائش الگ سوال ہے؛ کمپنی باقاعدہ بند کرنا بھی۔',
      pages: ['/europe/immigration', '/europe/closing'],
    },
    {
      kind: 'steps',
      heading: 'ملک چننے سے پہلے پانچ سوال',
      steps: [
        {
          title: 'آپ ٹیکس کہاں دیتے ہیں؟',
          text: 'کمپنی کہیں بھی رجسٹر ہو، اگر آپ اسے اپنی رہائش کے ملک سے چلاتے ہیں تو وہ ملک اس پر ٹیکس لگا سکتا ہے۔',
        },
        {
          title: 'گاہک کون ہیں؟',
          text: 'یورپی یونین کی کمپنیاں، یونین کے عام صارفین، یا کہیں اور کے گاہک: ویلیو ایڈڈ ٹیکس کے قواعد ہر ایک کے لیے الگ ہیں۔',
        },
        {
          title: 'کیا کام کے لیے جگہ چاہیے؟',
          text: 'مال، عملہ یا دکان اسی ملک کے قواعد میں آتے ہیں جہاں وہ موجود ہوں۔',
        },
        {
          title: 'دستخط کیسے ہوں گے؟',
          text: 'ایسٹونیا میں ڈیجیٹل کارڈ سے دستخط ہوتے ہیں۔ اکثر دوسرے ملکوں میں نوٹری چاہیے، خود جا کر یا مختار نامے پر۔',
        },
        {
          title: 'کمپنی بند کیسے ہوگی؟',
          text: 'کھولنے سے پہلے پڑھ لیں کہ بند کرنے میں کتنا وقت لگتا ہے: ایسٹونیا میں {{ee-liquidation-time}}۔',
        },
      ],
    },
  ],
  related: ['/uk', '/business-guide/where-to-setup-dubai', '/calculator', '/business-guide/costs-timelines'],
};
