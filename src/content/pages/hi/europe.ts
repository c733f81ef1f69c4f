import type { PageBody } from '../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'छोटे कारोबार के लिए “यूरोपीय कंपनी” जैसी कोई चीज़ नहीं है: आप एक देश चुनते हैं और उसी का क़ानून मानते हैं। दूर से चलाने के लिए एस्टोनिया सबसे आसान है: ई-रेज़िडेंसी हर व्यक्ति के लिए {{ee-residency-fee}}, कंपनी के लिए {{ee-company-fee}}। वह आपके लिए सही है या नहीं, यह इससे तय होता है कि आप कहाँ रहते हैं और आपके ग्राहक कहाँ हैं।',
  keyFigures: [
    { label: 'एस्टोनिया: अकाउंटेंट के साथ पहला साल', fact: 'ee-first-year-accountant' },
    { label: 'एस्टोनिया: बाँटे गए मुनाफ़े पर टैक्स', fact: 'ee-distribution-tax-rate' },
    { label: 'एस्टोनिया में परिसमापन, औसतन', fact: 'ee-liquidation-time' },
  ],
  blocks: [
    {
      kind: 'decision',
      heading: 'कौन-सा देश आपके लिए सही है?',
      start: {
        question: 'क्या आप यूरोपीय संघ में रहते हैं?',
        answers: [
          {
            label: 'हाँ',
            leadsTo:
              'आम तौर पर वही देश जहाँ आप रहते हैं: जो आप वहाँ से चलाते हैं उस पर वह [टैक्स](/europe/tax) ले सकता है।',
          },
          {
            label: 'नहीं',
            leadsTo: {
              question: 'क्या काम के लिए जगह चाहिए: माल, कर्मचारी, दुकान?',
              answers: [
                { label: 'हाँ', leadsTo: 'वह देश जहाँ वह जगह है: [कंपनी के प्रकार](/europe/company-types) देखें।' },
                {
                  label: 'नहीं',
                  leadsTo: {
                    question: 'ग्राहक कौन हैं?',
                    answers: [
                      {
                        label: 'संघ के कारोबार या लोग',
                        leadsTo: 'एस्टोनिया की कंपनी दूर से चल सकती है: उसके [ख़र्च](/europe/costs) देखें।',
                      },
                      {
                        label: 'कहीं और के',
                        leadsTo:
                          'शायद यूरोपीय कंपनी की ज़रूरत ही न हो: [यूके](/uk) और [दुबई](/business-guide/where-to-setup-dubai) से तुलना करें।',
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
      heading: 'चुनें और शुरू करें',
      intro: 'कौन-सा देश और कंपनी का कौन-सा रूप, पहले साल का ख़र्च, और चिट्ठियाँ कहाँ आएँगी।',
      pages: ['/europe/company-types', '/europe/costs', '/europe/address-and-board', '/europe/bank-account'],
    },
    {
      kind: 'pages',
      heading: 'कंपनी चलाएँ',
      intro: 'रिपोर्ट और घोषणाएँ, और मुनाफ़े पर टैक्स कैसे लगता है।',
      pages: ['/europe/annual-filings', '/europe/tax'],
    },
    {
      kind: 'pages',
      heading: 'वहाँ बसें, या कंपनी बंद करें',
      intro: 'निवास परमिट एक अलग सवाल है; कंपनी को ठीक से बंद करना भी।',
      pages: ['/europe/immigration', '/europe/closing'],
    },
    {
      kind: 'steps',
      heading: 'देश चुनने से पहले पाँच सवाल',
      steps: [
        {
          title: 'आप पर टैक्स कहाँ लगता है?',
          text: 'कंपनी कहीं भी पंजीकृत हो, अगर आप उसे अपने निवास के देश से चलाते हैं, तो वह देश उस पर टैक्स लगा सकता है।',
        },
        {
          title: 'ग्राहक कौन हैं?',
          text: 'यूरोपीय संघ की कंपनियाँ, संघ के आम उपभोक्ता, या कहीं और के ग्राहक: हर एक के लिए वैट के नियम अलग हैं।',
        },
        {
          title: 'क्या काम के लिए जगह चाहिए?',
          text: 'माल, कर्मचारी या दुकान जिस देश में हों, उसी देश के नियम उन पर लागू होते हैं।',
        },
        {
          title: 'हस्ताक्षर कौन करेगा?',
          text: 'एस्टोनिया में हस्ताक्षर डिजिटल कार्ड से होते हैं। ज़्यादातर दूसरे देशों में नोटरी चाहिए, ख़ुद जाकर या पावर ऑफ़ अटॉर्नी से।',
        },
        {
          title: 'कंपनी बंद कैसे होगी?',
          text: 'खोलने से पहले पढ़ लें कि बंद करने में कितना समय लगता है: एस्टोनिया में {{ee-liquidation-time}}।',
        },
      ],
    },
  ],
  related: ['/uk', '/business-guide/where-to-setup-dubai', '/calculator', '/business-guide/costs-timelines'],
};
