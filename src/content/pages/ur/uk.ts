import type { PageBody } from '../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'آپ بیرونِ ملک رہ کر برطانیہ کی لمیٹڈ کمپنی کے مالک بن سکتے ہیں اور اسے چلا سکتے ہیں۔ آن لائن رجسٹریشن کی فیس {{uk-incorporation-fee}} ہے؛ اصل کام شناخت کی تصدیق، حقیقی پتے، ٹیکس کے دو کیلنڈروں اور بینک کا ہے۔ اس سے برطانیہ میں رہنے کا حق نہیں ملتا۔',
  keyFigures: [
    { label: 'آن لائن کمپنی قائم کرنا', fact: 'uk-incorporation-fee' },
    { label: 'سالانہ کنفرمیشن اسٹیٹمنٹ', fact: 'uk-confirmation-statement' },
    { label: 'کم منافع پر کارپوریشن ٹیکس', fact: 'uk-ct-small-rate' },
  ],
  blocks: [
    {
      kind: 'decision',
      heading: 'کیا برطانیہ کی کمپنی آپ کے لیے ٹھیک ہے؟',
      start: {
        question: 'آپ کو یہ کس لیے چاہیے؟',
        answers: [
          {
            label: 'برطانیہ کے گاہک یا پلیٹ فارم',
            leadsTo: {
              question: 'آپ اسے کہاں سے چلائیں گے؟',
              answers: [
                { label: 'برطانیہ سے', leadsTo: '[لمیٹڈ کمپنی](/uk/company-types) عام شکل ہے۔' },
                {
                  label: 'باہر سے',
                  leadsTo:
                    'یہ ہو سکتا ہے۔ پہلے [پتے](/uk/registered-office) کا انتظام کریں، اور دیکھ لیں کہ [ٹیکس](/uk/tax) کہاں لگے گا۔',
                },
              ],
            },
          },
          {
            label: 'برطانیہ میں رہنے کے لیے',
            leadsTo: 'کمپنی ویزا نہیں ہوتی: پہلے [امیگریشن](/uk/immigration) پڑھیں۔',
          },
          {
            label: 'بینک اکاؤنٹ',
            leadsTo: 'بینک برطانیہ میں کاروبار دیکھنا چاہتے ہیں: [بینک اکاؤنٹ](/uk/bank-account) دیکھیں۔',
          },
          {
            label: 'کم ٹیکس دینے کے لیے',
            leadsTo: 'آپ کا اپنا ملک پھر بھی ٹیکس لے سکتا ہے: [ٹیکس](/uk/tax) دیکھیں۔',
          },
        ],
      },
    },
    {
      kind: 'pages',
      heading: 'فیصلہ اور قیام',
      intro: 'کون سی کمپنی، کتنا خرچ، اور خط کہاں آئیں گے۔',
      pages: ['/uk/company-types', '/uk/costs', '/uk/registered-office', '/uk/bank-account'],
    },
    {
      kind: 'pages',
      heading: 'کمپنی چلانا',
      intro: 'ہر سال کیا واجب ہوتا ہے، اور جواب دہ کون ہے۔',
      pages: ['/uk/annual-filings', '/uk/tax', '/uk/directors-duties'],
    },
    {
      kind: 'pages',
      heading: 'وہاں منتقل ہونا، یا کمپنی بند کرنا',
      intro: 'کمپنی ویزا نہیں ہوتی، اور جو کمپنی کام نہ آئے اسے لاوارث نہیں چھوڑنا چاہیے۔',
      pages: ['/uk/immigration', '/uk/closing'],
    },
    {
      kind: 'comparison',
      heading: 'برطانیہ، ایسٹونیا یا دبئی؟',
      columns: ['برطانیہ کی لمیٹڈ کمپنی', 'ایسٹونیا کی کمپنی', 'دبئی مین لینڈ کمپنی'],
      rows: [
        {
          label: 'شروع کرنے کا خرچ',
          cells: [
            '{{uk-incorporation-fee}}',
            '{{ee-company-fee}}، اور کارڈ کے {{ee-residency-fee}}',
            'ایجنٹ کے ذریعے {{llc-dubai-year-1-dirhams}}',
          ],
        },
        {
          label: 'منافع پر ٹیکس',
          cells: [
            '{{uk-ct-small-rate}} سے {{uk-ct-main-rate}} تک',
            '{{ee-undistributed-tax-rate}}، جب تک منافع تقسیم نہ ہو',
            '{{uae-ct-threshold}} تک {{uae-ct-zero-rate}}، پھر {{uae-ct-rate}}',
          ],
        },
        { label: 'مالک کے لیے رہائش کا حق', cells: ['نہیں', 'نہیں', 'ہاں، ویزا کوٹے کے اندر'] },
        { label: 'کیا حسابات ہر کوئی دیکھ سکتا ہے', cells: ['ہاں', 'ہاں', 'نہیں'] },
      ],
    },
    {
      kind: 'faq',
      heading: 'سب سے پہلے پوچھے جانے والے سوال',
      items: [
        {
          question: 'کیا برطانیہ میں رہنے والا ڈائریکٹر ضروری ہے؟',
          answer:
            'نہیں۔ کسی بھی ملک کا ایک فرد ڈائریکٹر کے طور پر کافی ہے، بس اس کی شناخت کی تصدیق ہو چکی ہو۔',
        },
        {
          question: 'کیا بینک اکاؤنٹ سے پہلے کمپنی رجسٹر ہو سکتی ہے؟',
          answer:
            'جی ہاں، اور ایسا ہی کرنا پڑتا ہے: بینک اسی کمپنی کا اکاؤنٹ کھولتا ہے جو وجود میں آ چکی ہو۔',
        },
      ],
    },
  ],
  related: [
    '/europe',
    '/business-guide/where-to-setup-dubai',
    '/calculator',
    '/business-guide/costs-timelines',
  ],
};
