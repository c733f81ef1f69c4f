<?php
declare(strict_types=1);

/** Titles of ordinary posts by language, newest first. */
const TITLES = [
  'en' => [
    'Mainland or free zone: how to choose', 'Opening a company bank account', 'What a trade licence allows',
    'Choosing a trade name that gets approved', 'The papers a bank asks for', 'Renewing a licence in good time',
    'Moving a team: work visas explained', 'An investor visa, step by step', 'Family visas for new residents',
    'Registering a trademark before launch', 'Watching over a brand online', 'Attesting a degree certificate',
    'Adding a partner to a company', 'Closing a company properly', 'Transferring shares without trouble',
    'A virtual office and what it covers', 'Flexi desk or cabin office', 'Book-keeping from the first day',
    'When to register for VAT', 'Corporate tax basics for founders', 'Beneficial owners and why they are asked',
    'Setting up a restaurant', 'Selling online from Dubai', 'Trading fruit and vegetables',
    'A consultancy of one', 'Incorporating in the United Kingdom', 'A European branch for a Dubai company',
    'Ten questions before you sign a lease',
  ],
  'ar' => [
    'تأسيس شركة في دبي: من أين تبدأ؟',
    'الفرق بين البر الرئيسي والمناطق الحرة',
    'فتح حساب مصرفي للشركة خطوة بخطوة',
    'تأشيرة المستثمر: الأوراق التي تحتاجها',
    'دليل شامل لرواد الأعمال الراغبين في تأسيس شركة في دولة الإمارات العربية المتحدة والمملكة المتحدة وأوروبا',
  ],
  'ur' => [
    'دبئی میں کاروبار شروع کرنے کا طریقہ',
    'فری زون یا مین لینڈ: کون سا بہتر ہے؟',
    'کاروباری بینک اکاؤنٹ کیسے کھولیں',
  ],
  'hi' => [
    'दुबई में कंपनी कैसे शुरू करें',
    'फ्री ज़ोन और मेनलैंड में अंतर',
    'बैंक खाता खोलने के लिए ज़रूरी दस्तावेज़',
    'निवेशक वीज़ा: चरण दर चरण',
  ],
];

/** Sentences of bodies by language, without figures, so that they are no advice. */
const SENTENCES = [
  'en' => [
    'Write down what the company will do before you ask anyone what it will cost.',
    'The authority looks at the activity first, then at the premises, then at the people.',
    'Keep every paper as a scan with a plain file name; you will send it more than once.',
    'A bank wants to understand where money comes from and where it goes.',
    'Names that sound like a ministry, a religion or a well-known brand come back refused.',
    'Ask for the fee list in writing and check what is paid once and what is paid each year.',
    'A lease is often needed before the licence, and a licence before the lease is registered.',
    'Translate documents with a sworn translator only after the text is final.',
    'Residence follows the company: first the establishment card, then the entry permit.',
    'Nothing is won by hurrying a signature that has to be attested in three places.',
    'Partners who agree on the way out are easier to agree with on the way in.',
    'Put the renewal dates into a calendar that more than one person reads.',
  ],
  'ar' => [
    'ابدأ بكتابة النشاط الذي ستمارسه الشركة قبل أن تسأل عن التكلفة.',
    'تنظر الجهة المختصة إلى النشاط أولاً، ثم إلى المقر، ثم إلى الأشخاص.',
    'احتفظ بنسخة واضحة من كل مستند لأنك ستقدمه أكثر من مرة.',
    'يريد البنك أن يفهم مصدر الأموال ووجهتها.',
    'اطلب قائمة الرسوم مكتوبة، وتأكد مما يدفع مرة واحدة ومما يدفع كل سنة.',
  ],
  'ur' => [
    'لاگت پوچھنے سے پہلے یہ لکھ لیں کہ کمپنی کیا کام کرے گی۔',
    'ادارہ پہلے سرگرمی دیکھتا ہے، پھر دفتر، پھر افراد۔',
    'ہر دستاویز کی صاف نقل اپنے پاس رکھیں کیونکہ اسے کئی بار دینا پڑے گا۔',
    'بینک جاننا چاہتا ہے کہ رقم کہاں سے آتی ہے اور کہاں جاتی ہے۔',
  ],
  'hi' => [
    'लागत पूछने से पहले लिख लें कि कंपनी क्या काम करेगी।',
    'प्राधिकरण पहले गतिविधि देखता है, फिर कार्यालय, फिर लोग।',
    'हर दस्तावेज़ की साफ़ प्रति रखें, क्योंकि उसे एक से अधिक बार देना होगा।',
    'बैंक समझना चाहता है कि पैसा कहाँ से आता है और कहाँ जाता है।',
  ],
];

/** Returns `$count` sentences of a language, from an index on. */
function sentences(string $language, int $from, int $count): string
{
  $all = SENTENCES[$language];
  $chosen = [];
  for ($index = 0; $index < $count; $index += 1) {
    $chosen[] = $all[($from + $index) % count($all)];
  }
  return implode(' ', $chosen);
}
