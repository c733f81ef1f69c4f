const LATE_ACCOUNTS = 'खाते देर से जमा करने के जुर्मानों के नियम 2008 (SI 2008/497)';
const LATE_RETURNS = 'GOV.UK, कंपनी के टैक्स रिटर्न में देर के जुर्माने';
const HOME_OFFICE_LAWYERS = 'यूके का गृह मंत्रालय (Home Office); इमिग्रेशन वकीलों के अनुसार';
const ENDORSERS = 'अनुमोदन करने वाली संस्थाएँ; Richmond Chambers के अनुसार';
const E_RESIDENCY_COSTS = 'ई-रेज़िडेंसी कार्यक्रम (e-Residency), ख़र्च और फ़ीस';
const EE_TAX_BOARD = 'एस्टोनिया का टैक्स और सीमा शुल्क बोर्ड';
const SCHENGEN_CODE = 'शेंगेन बॉर्डर्स कोड, विनियमन (EU) 2016/399, अनुच्छेद 6';

/** Hindi texts of the facts on filings in the UK and Estonia. */
export const hindiAbroad = {
  'uk-accounts-late-1': {
    covers: 'यूके के कंपनी रजिस्टर में खाते एक महीने तक देर से जमा करने पर प्राइवेट कंपनी का जुर्माना',
    source: LATE_ACCOUNTS,
  },
  'uk-accounts-late-3': {
    covers: 'यूके के कंपनी रजिस्टर में खाते एक से तीन महीने देर से जमा करने पर प्राइवेट कंपनी का जुर्माना',
    source: LATE_ACCOUNTS,
  },
  'uk-accounts-late-6': {
    covers: 'यूके के कंपनी रजिस्टर में खाते तीन से छह महीने देर से जमा करने पर प्राइवेट कंपनी का जुर्माना',
    source: LATE_ACCOUNTS,
  },
  'uk-accounts-late-more': {
    covers: 'यूके के कंपनी रजिस्टर में खाते छह महीने से ज़्यादा देर से जमा करने पर प्राइवेट कंपनी का जुर्माना',
    source: LATE_ACCOUNTS,
  },
  'uk-return-late': {
    covers: 'यूके में कंपनी का टैक्स रिटर्न एक दिन देर से देने का जुर्माना, और तीन महीने बाद उतना ही और',
    source: 'GOV.UK, कंपनी टैक्स रिटर्न की देरी के जुर्माने में बढ़ोतरी',
  },
  'uk-return-late-tax': {
    covers: 'यूके में कंपनी का टैक्स रिटर्न छह महीने देर से हो तो बक़ाया टैक्स पर जुर्माना, और बारह महीने पर उतना ही और',
    source: LATE_RETURNS,
  },
  'uk-vat-return-due': {
    covers: 'अवधि के अंत के बाद यूके के वैट रिटर्न और भुगतान का समय',
    source: 'यूके सरकार की वेबसाइट GOV.UK, वैट रिटर्न की समय सीमाएँ',
    value: '1 महीना और 7 दिन',
  },
  'uk-ct-registration': {
    covers: 'कारोबार शुरू करने के बाद यूके की कंपनी के लिए कॉर्पोरेशन टैक्स में पंजीकरण का समय',
    source: 'यूके का राजस्व और सीमा शुल्क विभाग (HMRC); यूके के अकाउंटेंटों के अनुसार',
  },
  'uk-strike-off-fee': {
    covers: 'यूके की कंपनी को रजिस्टर से हटाने के ऑनलाइन आवेदन की फ़ीस',
    source: 'यूके के कंपनी रजिस्टर (Companies House) की फ़रवरी 2026 से फ़ीस',
  },
  'uk-strike-off-idle': {
    covers: 'कारोबार या नाम बदले बिना बीता वह समय जिसके बाद यूके की कंपनी रजिस्टर से हटाए जाने का आवेदन कर सकती है',
    source: 'यूके का कंपनी रजिस्टर (Companies House), लिमिटेड कंपनी को हटाना या भंग करना',
  },
  'uk-strike-off-objection': {
    covers: 'गज़ट (Gazette) में नोटिस के बाद आपत्तियों का समय, जिसके बाद यूके की कंपनी रजिस्टर से हटती है',
    source: 'यूके के कंपनी रजिस्टर (Companies House) का चलन, फ़ाइलिंग एजेंटों के अनुसार',
  },
  'uk-strike-off-copies': {
    covers: 'रजिस्टर से हटाने के आवेदन की प्रतियाँ लेनदारों, कर्मचारियों और सदस्यों को भेजने का समय',
    source: 'यूके का कंपनी अधिनियम 2006 (Companies Act), धारा 1006; theukrules.co.uk के अनुसार',
  },
  'uk-innovator-length': {
    covers: 'पहले इनोवेटर फ़ाउंडर वीज़ा (Innovator Founder) की अवधि',
    source: 'यूके का गृह मंत्रालय (Home Office); Richmond Chambers और BritishAmerican Business के अनुसार',
  },
  'uk-innovator-endorsement': {
    covers: 'इनोवेटर फ़ाउंडर के मूल्यांकन पर अनुमोदन करने वाली संस्था की फ़ीस, वैट से पहले',
    source: ENDORSERS,
  },
  'uk-innovator-meeting': {
    covers: 'इनोवेटर फ़ाउंडर वीज़ा के दौरान अनुमोदन करने वाली संस्था के साथ दो मीटिंग में से हर एक की फ़ीस',
    source: ENDORSERS,
  },
  'uk-innovator-savings': {
    covers: 'अपनी बचत जो इनोवेटर फ़ाउंडर वीज़ा के आवेदक को दिखानी होती है',
    source: HOME_OFFICE_LAWYERS,
  },
  'uk-innovator-savings-days': {
    covers: 'वह समय जितना बचत इनोवेटर फ़ाउंडर वीज़ा के आवेदक के पास रही होनी चाहिए',
    source: HOME_OFFICE_LAWYERS,
  },
  'ee-contact-person': {
    covers: 'विदेश में बोर्ड वाली एस्टोनियाई कंपनी का संपर्क व्यक्ति: सालाना क़ीमत',
    source: E_RESIDENCY_COSTS,
  },
  'ee-accounting-month': {
    covers: 'एस्टोनियाई कंपनी का हिसाब-किताब: सबसे कम मासिक क़ीमत',
    source: E_RESIDENCY_COSTS,
  },
  'ee-first-year-alone': {
    covers: 'अपना हिसाब ख़ुद रखने वाली एस्टोनियाई कंपनी के पहले साल का मोटा ख़र्च',
    source: E_RESIDENCY_COSTS,
  },
  'ee-first-year-accountant': {
    covers: 'अकाउंटेंट से हिसाब रखवाने वाली एस्टोनियाई कंपनी के पहले साल का मोटा ख़र्च',
    source: E_RESIDENCY_COSTS,
  },
  'ee-annual-report': {
    covers: 'वित्तीय वर्ष के बाद एस्टोनियाई कंपनी की सालाना रिपोर्ट का समय',
    source: 'एस्टोनिया का व्यापार रजिस्टर, सालाना रिपोर्टें: कैलेंडर वर्ष के लिए जून के अंत तक',
  },
  'ee-annual-report-fine': {
    covers: 'चेतावनी के बाद भी एस्टोनिया की सालाना रिपोर्ट न आने पर आम तौर पर पहला जुर्माना',
    source: 'सेवा प्रदाता फ़र्म Virtual Office in Estonia',
  },
  'ee-vat-threshold': {
    covers: 'कैलेंडर वर्ष की शुरुआत से कर-योग्य बिक्री जिससे ज़्यादा होने पर एस्टोनिया के वैट में पंजीकरण ज़रूरी है',
    source: EE_TAX_BOARD,
  },
  'ee-vat-registration-window': {
    covers: 'सीमा पार होने के बाद एस्टोनिया के वैट में पंजीकरण के आवेदन का समय',
    source: EE_TAX_BOARD,
    value: '3 कामकाजी दिन',
  },
  'ee-vat-return-day': {
    covers: 'एस्टोनिया के मासिक वैट रिटर्न की अंतिम तारीख़',
    source: `${EE_TAX_BOARD}, वैट रिटर्न जमा करना`,
    value: 'अगले महीने की 20 तारीख़',
  },
  'ee-payroll-return-day': {
    covers: 'लाभांश, वेतन और बोर्ड की फ़ीस के एस्टोनियाई रिटर्न (TSD) की अंतिम तारीख़',
    source: `${EE_TAX_BOARD}, फ़ॉर्म TSD जमा करना`,
    value: 'अगले महीने की 10 तारीख़',
  },
  'ee-sales-report-day': {
    covers: 'दूसरे सदस्य देशों की कंपनियों को बिक्री की एस्टोनियाई रिपोर्ट (VD) की अंतिम तारीख़',
    source: `${EE_TAX_BOARD}, वैट रिटर्न जमा करना`,
    value: 'अगले महीने की 20 तारीख़',
  },
  'ee-non-working-day': {
    covers: 'एस्टोनिया में टैक्स रिटर्न जमा करने का समय, जब आख़िरी दिन सप्ताहांत या सरकारी छुट्टी हो',
    source: `${EE_TAX_BOARD}, 2020 का टैक्स कैलेंडर, जिसमें एक तारीख़ इसी तरह बढ़ी है`,
    value: 'अगले कामकाजी दिन तक',
  },
  'ee-tax-interest': {
    covers: 'देर से चुकाए गए एस्टोनियाई टैक्स पर हर दिन का ब्याज',
    source: `${EE_TAX_BOARD}, ब्याज का भुगतान`,
  },
  'ee-annual-report-fine-range': {
    covers:
      'जुर्माना जो एस्टोनिया का रजिस्टर सालाना रिपोर्ट न आने पर कंपनी और बोर्ड के सदस्यों पर एक से ज़्यादा बार लगा सकता है',
    source: 'एस्टोनिया का वाणिज्यिक रजिस्टर क़ानून; Grant Thornton Baltic और COBALT के अनुसार',
  },
  'ee-first-year-longest': {
    covers: 'एस्टोनियाई कंपनी के पहले वित्तीय वर्ष की अधिकतम लंबाई',
    source: 'एस्टोनिया का लेखा क़ानून, धारा 13; एस्टोनिया के अकाउंटेंटों के अनुसार',
  },
  'ee-owners-notice': {
    covers: 'एस्टोनिया के व्यापार रजिस्टर को वास्तविक लाभार्थी का बदलाव बताने का समय',
    source: 'एस्टोनिया का मनी लॉन्ड्रिंग रोकथाम क़ानून, धारा 77; Sorainen और 1Office के अनुसार',
  },
  'ee-liquidation-notice': {
    covers: 'परिसमापन के नोटिस के बाद एस्टोनियाई कंपनी के लेनदारों का समय',
    source: 'एस्टोनिया में परिसमापन कराने वाले, जो अलग-अलग अवधि बताते हैं',
  },
  'ee-liquidation-time': {
    covers: 'एस्टोनिया में स्वैच्छिक परिसमापन का औसत समय',
    source: 'ई-रेज़िडेंसी कार्यक्रम (e-Residency), आपकी OÜ को भंग करना',
  },
  'schengen-stay': {
    covers: 'पूरे शेंगेन क्षेत्र की सबसे लंबी यात्रा',
    source: SCHENGEN_CODE,
  },
  'schengen-period': {
    covers: 'वह अवधि, हर दिन से पीछे की ओर, जिसमें शेंगेन यात्रा के दिन गिने जाते हैं',
    source: SCHENGEN_CODE,
  },
} as const;
