const FAMILY_PAGE = 'यूएई सरकार का पोर्टल, परिवार के सदस्यों का निवास वीज़ा';
const FAMILY_COSTS = 'सरकारी कामकाज का केंद्र Horizon Gate; Gulf News, जनवरी 2024 के अनुसार';
const RESIDENCY_PRACTICE = 'दुबई के निवास निदेशालय (GDRFA) का चलन, EGSH के अनुसार';
const LAND_DEPARTMENT = 'दुबई भूमि विभाग; EGSH के अनुसार';
const SERVICE_CENTRE = 'EGSH सर्विस सेंटर: सेवा प्रदाता का अपना दावा';
const LABOUR_MINISTRY = 'मानव संसाधन और अमीरातीकरण मंत्रालय (MoHRE); भर्ती गाइडों के अनुसार';
const TRADEMARK_PAGE = 'अर्थव्यवस्था और पर्यटन मंत्रालय, ट्रेडमार्क पंजीकरण';
const TRADEMARK_FEES = 'अर्थव्यवस्था और पर्यटन मंत्रालय की फ़ीस, Fintrack के अनुसार';
const TRADEMARK_DECISION = 'ट्रेडमार्क फ़ीस पर 2025 का कैबिनेट संकल्प 102; अर्थव्यवस्था और पर्यटन मंत्रालय';
const TAX_AGENTS = 'यूएई के टैक्स एजेंट, जो शायद पुराने नियम बताते हों';
const SETUP_AGENTS = 'कंपनी सेटअप के एजेंट UAE Consultants; हर मामले में फ़ैसला मंत्रालय करता है';
const AUDITORS = 'ऑडिटरों की डायरेक्टरी auditfirmsdubai.ae';

/** Hindi texts of the facts on the UAE's fees and terms. */
export const hindiFees = {
  'family-visa-salary': {
    covers: 'पति या पत्नी और बच्चों को स्पॉन्सर करने के लिए न्यूनतम मासिक वेतन',
    source: FAMILY_PAGE,
  },
  'family-visa-salary-housed': {
    covers: 'पति या पत्नी और बच्चों को स्पॉन्सर करने के लिए न्यूनतम मासिक वेतन, जब घर नियोक्ता देता है',
    source: FAMILY_PAGE,
  },
  'parents-visa-salary': {
    covers: 'दुबई में माता-पिता को स्पॉन्सर करने के लिए मासिक वेतन',
    source: RESIDENCY_PRACTICE,
  },
  'parents-visa-salary-humanitarian': {
    covers: 'मानवीय आधार पर दुबई में माता-पिता को स्पॉन्सर करने के लिए मासिक वेतन',
    source: RESIDENCY_PRACTICE,
  },
  'parents-visa-deposit': {
    covers: 'स्पॉन्सर किए गए माता या पिता में से हर एक के लिए वापस मिलने वाली जमा रक़म',
    source: 'अख़बार और इमिग्रेशन गाइड, जो अलग-अलग रक़म बताते हैं; यूएई सरकार का पोर्टल रक़म हर अमीरात पर छोड़ता है',
  },
  'family-visa-file': {
    covers: 'परिवार के स्पॉन्सर की फ़ाइल खुलवाना',
    source: FAMILY_COSTS,
  },
  'family-entry-permit': {
    covers: 'यूएई से बाहर मौजूद परिवार के सदस्य का एंट्री परमिट',
    source: FAMILY_COSTS,
  },
  'family-entry-permit-inside': {
    covers: 'पहले से यूएई में मौजूद परिवार के सदस्य का एंट्री परमिट',
    source: FAMILY_COSTS,
  },
  'residence-medical-test': {
    covers: 'परिवार के सदस्य के निवास वीज़ा के लिए मेडिकल जाँच',
    source: FAMILY_COSTS,
  },
  'emirates-id-two-years': {
    covers: 'दो साल की एमिरेट्स आईडी',
    source: FAMILY_COSTS,
  },
  'newborn-residence': {
    covers: 'यूएई में जन्मे बच्चे का निवास वीज़ा, संघीय प्राधिकरण से',
    source:
      'पहचान, नागरिकता, सीमा शुल्क और बंदरगाह सुरक्षा का संघीय प्राधिकरण (ICP); वेबसाइट Daily The Business के अनुसार',
  },
  'mofa-attestation': {
    covers: 'निजी प्रमाणपत्र पर यूएई के विदेश मंत्रालय की मुहर',
    source: 'विदेश मंत्रालय; Gulf News, मई 2022 के अनुसार',
  },
  'property-visa-value': {
    covers:
      'संपत्ति का वह मूल्य जो दुबई अप्रैल 2026 तक मालिक के निवास वीज़ा के लिए माँगता था; अकेले मालिक के लिए यह शर्त हट गई',
    source: LAND_DEPARTMENT,
  },
  'property-visa-length': {
    covers: 'दुबई में संपत्ति के मालिक के निवास वीज़ा की अवधि',
    source: LAND_DEPARTMENT,
  },
  'property-visa-cost': {
    covers: 'दुबई में संपत्ति के मालिक का निवास वीज़ा: सर्विस सेंटर पर सबसे कम क़ीमत',
    source: SERVICE_CENTRE,
  },
  'golden-visa-centre-cost': {
    covers: 'गोल्डन वीज़ा: दुबई के सर्विस सेंटर पर सबसे कम क़ीमत',
    source: SERVICE_CENTRE,
  },
  'visa-status-change': {
    covers: 'यूएई के भीतर रहते हुए वीज़ा की स्थिति बदलवाना: सर्विस सेंटर पर सबसे कम क़ीमत',
    source: SERVICE_CENTRE,
  },
  'work-permit-range': {
    covers: 'वर्क परमिट, मंत्रालय में नियोक्ता की श्रेणी के अनुसार',
    source: LABOUR_MINISTRY,
  },
  'work-permit-class-a': {
    covers: 'मंत्रालय की पहली श्रेणी के नियोक्ता के लिए वर्क परमिट',
    source: LABOUR_MINISTRY,
  },
  'work-permit-class-b': {
    covers: 'मंत्रालय की दूसरी श्रेणी के नियोक्ता के लिए वर्क परमिट',
    source: LABOUR_MINISTRY,
  },
  'work-permit-class-c': {
    covers: 'मंत्रालय की तीसरी श्रेणी के नियोक्ता के लिए वर्क परमिट',
    source: LABOUR_MINISTRY,
  },
  'trademark-application': {
    covers: 'यूएई में ट्रेडमार्क का आवेदन, प्रति श्रेणी',
    source: TRADEMARK_PAGE,
  },
  'trademark-publication': {
    covers: 'यूएई में मंज़ूर हुए ट्रेडमार्क का प्रकाशन, प्रति श्रेणी',
    source: TRADEMARK_FEES,
  },
  'trademark-registration': {
    covers: 'आपत्तियों की अवधि के बाद यूएई में ट्रेडमार्क का पंजीकरण, प्रति श्रेणी',
    source: TRADEMARK_FEES,
  },
  'trademark-opposition': {
    covers: 'यूएई में ट्रेडमार्क के प्रकाशन के बाद आपत्तियों की अवधि',
    source: TRADEMARK_PAGE,
  },
  'trademark-decision': {
    covers: 'वह समय जिसके भीतर मंत्रालय यूएई में ट्रेडमार्क के आवेदन का जवाब देता है',
    source: TRADEMARK_PAGE,
  },
  'trademark-express': {
    covers: 'यूएई में ट्रेडमार्क की एक दिन के भीतर जाँच',
    source: TRADEMARK_DECISION,
  },
  'trademark-renewal': {
    covers: 'यूएई में ट्रेडमार्क का नवीनीकरण, सुरक्षा के आख़िरी साल में',
    source: TRADEMARK_DECISION,
  },
  'trademark-renewal-late': {
    covers: 'यूएई में ट्रेडमार्क का नवीनीकरण, सुरक्षा ख़त्म होने के छह महीनों के भीतर',
    source: TRADEMARK_DECISION,
  },
  'trademark-complaint': {
    covers: 'ट्रेडमार्क के उल्लंघन पर मंत्रालय में शिकायत',
    source: TRADEMARK_DECISION,
  },
  'trademark-refusal-grievance': {
    covers: 'यूएई में ट्रेडमार्क का आवेदन नामंज़ूर होने पर अपील',
    source: TRADEMARK_DECISION,
  },
  'trademark-length': {
    covers: 'यूएई में पंजीकृत ट्रेडमार्क की सुरक्षा की अवधि, जिसका नवीनीकरण हो सकता है',
    source: 'ट्रेडमार्क पर 2021 का संघीय डिक्री क़ानून (Federal Decree-Law) संख्या 36; Farahat & Co के अनुसार',
  },
  'liquidation-notice': {
    covers: 'दुबई विकास प्राधिकरण (DDA) के तहत परिसमापन के अख़बारी नोटिस के बाद लेनदारों का समय',
    source: 'भारतीय सनदी लेखाकार संस्थान (ICAI) का दुबई चैप्टर',
  },
  'uae-vat-deregistration': {
    covers: 'कंपनी की कर-योग्य बिक्री बंद होने के बाद यूएई का वैट पंजीकरण रद्द कराने के आवेदन का समय',
    source: 'वैट क़ानून, अनुच्छेद 21; यूएई के टैक्स एजेंटों के अनुसार',
    value: '20 कामकाजी दिन',
  },
  'uae-vat-deregistration-late': {
    covers: 'यूएई का वैट पंजीकरण रद्द कराने में देर का जुर्माना, हर महीने',
    source: TAX_AGENTS,
  },
  'uae-deregistration-late-cap': {
    covers: 'यूएई में टैक्स पंजीकरण रद्द कराने में देर का अधिकतम जुर्माना',
    source: TAX_AGENTS,
  },
  'uae-ct-deregistration': {
    covers: 'कारोबार ख़त्म होने के बाद यूएई का कॉर्पोरेट टैक्स पंजीकरण रद्द कराने के आवेदन का समय',
    source: 'संघीय टैक्स प्राधिकरण (FTA), 2023 का निर्णय 6; Sovereign Group के अनुसार',
  },
  'uae-ct-deregistration-late': {
    covers: 'यूएई का कॉर्पोरेट टैक्स पंजीकरण रद्द कराने में देर का जुर्माना, हर महीने',
    source: 'यूएई के टैक्स एजेंट',
  },
  'office-area-per-visa': {
    covers: 'ऑफ़िस का वह क्षेत्रफल जो दुबई मेनलैंड पर एक वीज़ा के लिए गिना जाता है',
    source: SETUP_AGENTS,
    value: '9 वर्ग मीटर',
  },
  'warehouse-area-per-visa': {
    covers: 'गोदाम का वह क्षेत्रफल जो दुबई मेनलैंड पर एक वीज़ा के लिए गिना जाता है',
    source: SETUP_AGENTS,
    value: '15 वर्ग मीटर',
  },
  'zone-area-per-visa': {
    covers: 'ऑफ़िस का वह क्षेत्रफल जो फ्री ज़ोन एक वीज़ा के लिए गिनते हैं',
    source: 'Zawya, फ्री ज़ोन के ऑफ़िस नियमों पर',
    value: '80 से 108 वर्ग फ़ुट',
  },
  'ejari-fee': {
    covers: 'दुबई में किरायानामे का पंजीकरण (इजारी), टाइपिंग और टैक्स सहित',
    source: 'दुबई भूमि विभाग की फ़ीस, Makaan के अनुसार',
  },
  'audit-fee-mainland': {
    covers: 'मेनलैंड कंपनी का सालाना ऑडिट',
    source: AUDITORS,
  },
  'audit-fee-zone': {
    covers: 'फ्री ज़ोन कंपनी का सालाना ऑडिट',
    source: AUDITORS,
  },
  'audit-fee-small': {
    covers: 'यूएई की छोटी कंपनी के सालाना ऑडिट की सबसे कम फ़ीस',
    source: 'अकाउंटिंग फ़र्म Finanshels, स्टार्टअप के ऑडिट की गाइड',
  },
  'audit-filing-zone': {
    covers: 'वित्तीय वर्ष के बाद का वह समय जिसमें दुबई के कई फ्री ज़ोन ऑडिट किए हुए खाते माँगते हैं',
    source: 'Jaxa Auditors; हर ज़ोन अपनी तारीख़ ख़ुद तय करता है',
  },
  'uae-customs-duty': {
    covers: 'ज़्यादातर माल पर सीमा शुल्क, भाड़े और बीमे सहित माल के मूल्य पर',
    source: 'यूएई सरकार का पोर्टल, सीमा शुल्क की दर',
  },
} as const;
