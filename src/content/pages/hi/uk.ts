import type { PageBody } from '../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'आप विदेश में रहकर भी यूके की लिमिटेड कंपनी के मालिक हो सकते हैं और उसे चला सकते हैं। ऑनलाइन पंजीकरण की फ़ीस {{uk-incorporation-fee}} है; मेहनत पहचान की जाँच, असली पते, दो टैक्स कैलेंडर और बैंक खाते में लगती है। इससे यूके में रहने का अधिकार नहीं मिलता।',
  keyFigures: [
    { label: 'ऑनलाइन कंपनी बनाना', fact: 'uk-incorporation-fee' },
    { label: 'सालाना कन्फ़र्मेशन स्टेटमेंट', fact: 'uk-confirmation-statement' },
    { label: 'कम मुनाफ़े पर कॉर्पोरेशन टैक्स', fact: 'uk-ct-small-rate' },
  ],
  blocks: [
    {
      kind: 'decision',
      heading: 'क्या यूके की कंपनी आपके लिए सही है?',
      start: {
        question: 'यह किसलिए चाहिए?',
        answers: [
          {
            label: 'यूके के ग्राहक या प्लेटफ़ॉर्म',
            leadsTo: {
              question: 'इसे कहाँ से चलाएँगे?',
              answers: [
                { label: 'यूके से', leadsTo: '[लिमिटेड कंपनी](/uk/company-types) आम रूप है।' },
                {
                  label: 'बाहर से',
                  leadsTo:
                    'यह चल सकता है। पहले [पते](/uk/registered-office) का इंतज़ाम करें, और देख लें कि [टैक्स](/uk/tax) कहाँ लगेगा।',
                },
              ],
            },
          },
          { label: 'यूके में रहने के लिए', leadsTo: 'कंपनी वीज़ा नहीं है: पहले [इमिग्रेशन](/uk/immigration) पढ़ें।' },
          { label: 'बैंक खाता', leadsTo: 'बैंक यूके में कारोबार देखना चाहते हैं: [बैंक खाता](/uk/bank-account) देखें।' },
          { label: 'कम टैक्स देने के लिए', leadsTo: 'आपका अपना देश फिर भी टैक्स ले सकता है: [टैक्स](/uk/tax) देखें।' },
        ],
      },
    },
    {
      kind: 'pages',
      heading: 'फ़ैसला करें और शुरू करें',
      intro: 'कौन-सी कंपनी, कितना ख़र्च, और उसकी चिट्ठियाँ कहाँ आएँगी।',
      pages: ['/uk/company-types', '/uk/costs', '/uk/registered-office', '/uk/bank-account'],
    },
    {
      kind: 'pages',
      heading: 'कंपनी चलाएँ',
      intro: 'हर साल क्या देय है, और जवाबदेह कौन है।',
      pages: ['/uk/annual-filings', '/uk/tax', '/uk/directors-duties'],
    },
    {
      kind: 'pages',
      heading: 'वहाँ बसें, या कंपनी बंद करें',
      intro: 'कंपनी वीज़ा नहीं है, और जो कंपनी काम की न रहे उसे यूँ ही छोड़ देना ठीक नहीं।',
      pages: ['/uk/immigration', '/uk/closing'],
    },
    {
      kind: 'comparison',
      heading: 'यूके, एस्टोनिया या दुबई?',
      columns: ['यूके की लिमिटेड कंपनी', 'एस्टोनियाई कंपनी', 'दुबई मेनलैंड कंपनी'],
      rows: [
        {
          label: 'शुरुआत का ख़र्च',
          cells: [
            '{{uk-incorporation-fee}}',
            '{{ee-company-fee}}, और कार्ड के {{ee-residency-fee}}',
            'एजेंट के ज़रिए {{llc-dubai-year-1-dirhams}}',
          ],
        },
        {
          label: 'मुनाफ़े पर टैक्स',
          cells: [
            '{{uk-ct-small-rate}} से {{uk-ct-main-rate}}',
            '{{ee-undistributed-tax-rate}}, जब तक मुनाफ़ा बाँटा न जाए',
            '{{uae-ct-threshold}} तक {{uae-ct-zero-rate}}, फिर {{uae-ct-rate}}',
          ],
        },
        { label: 'मालिक के लिए निवास वीज़ा', cells: ['नहीं', 'नहीं', 'हाँ, वीज़ा कोटे के भीतर'] },
        { label: 'खाते सार्वजनिक', cells: ['हाँ', 'हाँ', 'नहीं'] },
      ],
    },
    {
      kind: 'faq',
      heading: 'सबसे पहले पूछे जाने वाले सवाल',
      items: [
        {
          question: 'क्या यूके में रहने वाला निदेशक ज़रूरी है?',
          answer:
            'नहीं। किसी भी देश का एक निदेशक काफ़ी है, बशर्ते वह कोई व्यक्ति हो, कंपनी नहीं, और उसकी पहचान की जाँच हो चुकी हो।',
        },
        {
          question: 'क्या बैंक खाते से पहले कंपनी पंजीकृत करा सकते हैं?',
          answer: 'हाँ, बल्कि करानी ही होगी: बैंक उसी कंपनी का खाता खोलते हैं जो बन चुकी हो।',
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
