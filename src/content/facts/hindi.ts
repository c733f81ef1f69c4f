import type { FactWords } from './factWords.ts';
import { hindiAbroad } from './hindi-abroad.ts';
import { hindiFees } from './hindi-fees.ts';
import { hindiLimits } from './hindi-limits.ts';

const EE_TAX_BOARD = 'एस्टोनिया का टैक्स और सीमा शुल्क बोर्ड';
const EE_POLICE = 'एस्टोनिया का पुलिस और सीमा रक्षक बोर्ड; ई-रेज़िडेंसी कार्यक्रम (e-Residency)';
const EE_REGISTER = 'एस्टोनिया का व्यापार रजिस्टर';
const DUBAI_FREE_ZONE_RESOLUTION = 'दुबई कार्यकारी परिषद का 2025 का संकल्प 11';
const AGENT_PRICES = 'एजेंटों की अपनी प्रकाशित पूरी क़ीमतें, 2025: बेचने वालों का अपना दावा';
const LLC_HOLDS =
  'कर्मचारियों के वीज़ा का ख़र्च अलग है, किराया और मालिक का वीज़ा तभी शामिल हैं जब प्रस्ताव में उनका नाम हो';
const TIME_STUDIES = 'समय के अध्ययन जो एजेंटों ने प्रकाशित किए, 2025';
const OUR_PRICE = 'हमारी अपनी शुरुआती क़ीमत; कोटेशन मिलने तक अनुमान';
const PACKAGE_HOLDS = 'पंजीकरण, पहले साल का लाइसेंस और हमारा काम';
const FIRST_YEAR = 'पहले साल का कुल ख़र्च, सब शामिल, एजेंट के ज़रिए';
const SECOND_YEAR = 'दूसरे साल का कुल ख़र्च, सब शामिल, एजेंट के ज़रिए';
const MEYDAN = 'मेदान फ्री ज़ोन (Meydan Free Zone)';
const DMCC_LISTS = 'प्रकाशित क़ीमत सूचियाँ, दुबई मल्टी कमोडिटीज़ सेंटर (DMCC)';
const DECREE_LAW = 'संघीय डिक्री क़ानून (Federal Decree-Law)';
const FTA = 'संघीय टैक्स प्राधिकरण (FTA)';
const CT_LAW = `कॉर्पोरेट टैक्स पर 2022 का ${DECREE_LAW} संख्या 47`;
const CT_LAW_AND_FTA = `${CT_LAW}; ${FTA}`;
const SMALL_BUSINESS = `छोटे कारोबार की राहत पर 2023 का मंत्रिस्तरीय निर्णय 73, जिसे 2026 के निर्णय 131 ने आगे बढ़ाया; ${FTA}`;
const TOP_UP = 'अतिरिक्त टैक्स पर 2024 का कैबिनेट निर्णय 142';
const QUALIFYING_ACTIVITIES = '2025 का मंत्रिस्तरीय निर्णय 229';
const TAX_PENALTIES = 'टैक्स के जुर्मानों पर 2025 का कैबिनेट निर्णय 129';
const VAT_CREDITS = `2025 के ${DECREE_LAW} संख्या 16 और 17; KPMG और Baker McKenzie, दिसंबर 2025 के अनुसार`;
const CT_PENALTIES = 'कॉर्पोरेट टैक्स के जुर्मानों पर 2023 का कैबिनेट निर्णय 75';
const EINVOICING = 'वित्त मंत्रालय, ई-इनवॉइसिंग पर 2025 का मंत्रिस्तरीय निर्णय 244';
const EINVOICING_PENALTIES = 'ई-इनवॉइसिंग के जुर्मानों पर 2025 का कैबिनेट निर्णय 106';
const OWNER_REGISTERS = '2023 का कैबिनेट निर्णय 109';
const COMPANIES_HOUSE = 'यूके का कंपनी रजिस्टर (Companies House)';
const HMRC = 'यूके का राजस्व और सीमा शुल्क विभाग (HMRC)';
const UK_ACCOUNTS = 'GOV.UK, प्राइवेट लिमिटेड कंपनियों के खाते और टैक्स रिटर्न';
const UK_CONFIRMATION = 'GOV.UK, कन्फ़र्मेशन स्टेटमेंट की जानकारी';
const ICP = 'पहचान, नागरिकता, सीमा शुल्क और बंदरगाह सुरक्षा का संघीय प्राधिकरण (ICP)';

/** Hindi texts of the facts. */
export const hindiFacts: FactWords = {
  ...hindiAbroad,
  ...hindiFees,
  ...hindiLimits,
  'ee-residency-fee': {
    covers: 'एस्टोनिया की ई-रेज़िडेंसी (e-Residency) की सरकारी फ़ीस',
    source: EE_POLICE,
  },
  'ee-card-length': {
    covers: 'ई-रेज़िडेंसी कार्ड की वैधता',
    source: EE_POLICE,
  },
  'ee-residency-card-time': {
    covers: 'ई-रेज़िडेंसी कार्ड तैयार होने तक का समय; कार्ड ख़ुद जाकर लेना होता है',
    source: EE_POLICE,
  },
  'ee-company-fee': {
    covers: 'एस्टोनिया में प्राइवेट लिमिटेड कंपनी (OÜ) ऑनलाइन बनाने की सरकारी फ़ीस',
    source: EE_REGISTER,
  },
  'ee-minimum-capital': {
    covers: 'एस्टोनिया की प्राइवेट लिमिटेड कंपनी (OÜ) की न्यूनतम शेयर पूँजी',
    source: EE_REGISTER,
  },
  'ee-distribution-tax-rate': {
    covers: 'बाँटे गए मुनाफ़े पर एस्टोनिया का टैक्स; 2026 के लिए तय बढ़ोतरी रद्द हो गई',
    source: `${EE_TAX_BOARD}; सरकार का निर्णय, सितंबर 2025`,
  },
  'ee-distribution-tax-fraction': {
    covers:
      'बाँटे गए मुनाफ़े पर एस्टोनिया का टैक्स, चुकाई गई शुद्ध रक़म के अंश के रूप में; 24% तक बढ़ोतरी पारित हुई, फिर वापस ली गई',
    source: EE_TAX_BOARD,
  },
  'ee-undistributed-tax-rate': {
    covers: 'कंपनी में रहने वाले मुनाफ़े पर एस्टोनिया का टैक्स',
    source: EE_TAX_BOARD,
  },
  'ee-vat-rate': {
    covers: 'एस्टोनिया में वैट की सामान्य दर',
    source: EE_TAX_BOARD,
  },

  'uae-foreign-ownership': {
    covers: 'यूएई के मेनलैंड पर ज़्यादातर गतिविधियों के लिए मान्य विदेशी स्वामित्व',
    source: `2020 का ${DECREE_LAW} संख्या 26, अब 2021 का संख्या 32; रणनीतिक असर वाली गतिविधियों की सूची, 2021 का कैबिनेट संकल्प 55`,
  },
  'uae-old-sponsor-share': {
    covers:
      'वह हिस्सा जो पुराने नियम में मेनलैंड पर स्थानीय स्पॉन्सर के पास होना ज़रूरी था, ज़्यादातर गतिविधियों के लिए अब समाप्त',
    source: `2020 का ${DECREE_LAW} संख्या 26, जून 2021 से लागू`,
  },
  'uae-registration-transfer': {
    covers: 'पहला दिन जब से क़ानून यूएई की कंपनी को अपना पंजीकरण एक रजिस्टर से दूसरे में ले जाने देता है',
    source: `2025 का ${DECREE_LAW} संख्या 20`,
  },
  'aed-per-usd': {
    covers: 'एक अमेरिकी डॉलर के दिरहम, तय दर; बैंक इस पर अपना मार्जिन जोड़ते हैं',
    source: 'यूएई का केंद्रीय बैंक, विदेशी मुद्रा की दरें',
  },
  'dubai-dual-licence': {
    covers: 'फ्री ज़ोन कंपनी की दुबई मेनलैंड पर दोहरे लाइसेंस वाली शाखा, प्रति वर्ष',
    source: DUBAI_FREE_ZONE_RESOLUTION,
  },
  'dubai-temporary-permit': {
    covers: 'दुबई मेनलैंड पर काम करने के लिए फ्री ज़ोन कंपनी का अस्थायी परमिट',
    source: DUBAI_FREE_ZONE_RESOLUTION,
  },
  'dubai-temporary-permit-length': {
    covers: 'दुबई की फ्री ज़ोन कंपनी के लिए मेनलैंड के अस्थायी परमिट की अधिकतम अवधि',
    source: DUBAI_FREE_ZONE_RESOLUTION,
  },
  'shams-licence': {
    covers: 'SHAMS फ्री ज़ोन: केवल लाइसेंस की सबसे कम क़ीमत, 2024 से 2026 तक',
    source: 'प्रकाशित क़ीमत सूचियाँ, शारजाह मीडिया सिटी (SHAMS)',
  },
  'shams-package': {
    covers: `SHAMS: हमारे पैकेज की सबसे कम क़ीमत: ${PACKAGE_HOLDS}`,
    source: OUR_PRICE,
  },
  'spc-package': { covers: `SPC: हमारे पैकेज की सबसे कम क़ीमत: ${PACKAGE_HOLDS}`, source: OUR_PRICE },
  'spc-licence': {
    covers: 'SPC: केवल लाइसेंस की हमारी सबसे कम क़ीमत; ज़ोन की अपनी सूची में नहीं मिली',
    source: OUR_PRICE,
  },
  'ifza-package': { covers: `IFZA: हमारे पैकेज की सबसे कम क़ीमत: ${PACKAGE_HOLDS}`, source: OUR_PRICE },
  'ifza-licence-ours': {
    covers: 'IFZA: केवल लाइसेंस की हमारी सबसे कम क़ीमत, प्रकाशित सूचियों के दायरे में',
    source: OUR_PRICE,
  },
  'meydan-package': {
    covers: `Meydan: हमारे पैकेज की सबसे कम क़ीमत: ${PACKAGE_HOLDS}`,
    source: OUR_PRICE,
  },
  'rakez-licence': {
    covers: 'RAKEZ: केवल लाइसेंस की सबसे कम क़ीमत, 2024 से 2026 तक',
    source: 'प्रकाशित क़ीमत सूचियाँ, रास अल ख़ैमा आर्थिक ज़ोन (RAKEZ)',
  },
  'ifza-licence': {
    covers: 'IFZA: केवल लाइसेंस की क़ीमत, 2024 से 2026 तक; स्रोत एकमत नहीं',
    source: 'प्रकाशित क़ीमत सूचियाँ, अंतरराष्ट्रीय फ्री ज़ोन प्राधिकरण (IFZA)',
  },
  'meydan-licence': {
    covers: 'Meydan फ्री ज़ोन: केवल लाइसेंस की क़ीमत, 2024 से 2026 तक',
    source: `प्रकाशित क़ीमत सूचियाँ, ${MEYDAN}`,
  },
  'dmcc-licence': {
    covers: 'DMCC: केवल लाइसेंस की सबसे कम क़ीमत, 2024 से 2026 तक',
    source: DMCC_LISTS,
  },
  'dmcc-package': {
    covers: 'DMCC: सेटअप पैकेज, 2024 से 2026 तक; स्रोत एकमत नहीं',
    source: DMCC_LISTS,
  },
  'llc-dubai-year-1': {
    covers: `दुबई मेनलैंड की LLC: ${FIRST_YEAR}; ${LLC_HOLDS}`,
    source: AGENT_PRICES,
  },
  'llc-dubai-year-1-dirhams': {
    covers: `दुबई मेनलैंड की LLC: ${FIRST_YEAR}, 3.6725 दिरहम प्रति डॉलर की तय दर पर; ${LLC_HOLDS}`,
    source: AGENT_PRICES,
  },
  'llc-dubai-year-2': {
    covers: `दुबई मेनलैंड की LLC: ${SECOND_YEAR}; ${LLC_HOLDS}`,
    source: AGENT_PRICES,
  },
  'dmcc-year-1': { covers: `DMCC की कंपनी: ${FIRST_YEAR}`, source: AGENT_PRICES },
  'dmcc-year-2': { covers: `DMCC की कंपनी: ${SECOND_YEAR}`, source: AGENT_PRICES },
  'dafza-year-1': { covers: `DAFZA की कंपनी: ${FIRST_YEAR}`, source: AGENT_PRICES },
  'dafza-year-2': { covers: `DAFZA की कंपनी: ${SECOND_YEAR}`, source: AGENT_PRICES },
  'rakez-year-1': { covers: `RAKEZ की कंपनी: ${FIRST_YEAR}`, source: AGENT_PRICES },
  'rakez-year-2': { covers: `RAKEZ की कंपनी: ${SECOND_YEAR}`, source: AGENT_PRICES },
  'jafza-offshore-year-1': { covers: `JAFZA की ऑफ़शोर कंपनी: ${FIRST_YEAR}`, source: AGENT_PRICES },
  'jafza-offshore-year-2': { covers: `JAFZA की ऑफ़शोर कंपनी: ${SECOND_YEAR}`, source: AGENT_PRICES },
  'rak-offshore-year-1': {
    covers: `रास अल ख़ैमा की ऑफ़शोर कंपनी: ${FIRST_YEAR}`,
    source: AGENT_PRICES,
  },
  'rak-offshore-year-2': {
    covers: `रास अल ख़ैमा की ऑफ़शोर कंपनी: ${SECOND_YEAR}`,
    source: AGENT_PRICES,
  },
  'mainland-total-time': {
    covers: 'यूएई में मेनलैंड कंपनी: कुल समय, बैंक खाते सहित',
    source: TIME_STUDIES,
  },
  'mainland-licence-time': {
    covers: 'यूएई में मेनलैंड कंपनी: कुल समय का वह हिस्सा जो लाइसेंस मिलने तक लगता है',
    source: TIME_STUDIES,
  },
  'bank-account-time': {
    covers: 'यूएई में मेनलैंड कंपनी: कुल समय का वह हिस्सा जो बैंक खाते में लगता है',
    source: TIME_STUDIES,
  },
  'meydan-activity-groups': {
    covers: 'Meydan के बिना वीज़ा वाले लाइसेंस में गतिविधियों के समूह',
    source: MEYDAN,
  },
  'meydan-investor-capital': {
    covers: 'निवेशक वीज़ा के लिए Meydan में ज़रूरी शेयर पूँजी',
    source: MEYDAN,
  },
  'meydan-licence-length': {
    covers: 'Meydan लाइसेंस की अधिकतम अवधि',
    source: MEYDAN,
  },

  'uae-ct-threshold': {
    covers: 'कर-योग्य आय जिस तक यूएई का कॉर्पोरेट टैक्स 0% है',
    source: CT_LAW_AND_FTA,
  },
  'uae-ct-zero-rate': {
    covers: 'सीमा तक की कर-योग्य आय पर यूएई के कॉर्पोरेट टैक्स की दर',
    source: CT_LAW_AND_FTA,
  },
  'uae-ct-rate': {
    covers: 'सीमा से ऊपर की कर-योग्य आय पर यूएई के कॉर्पोरेट टैक्स की दर',
    source: CT_LAW_AND_FTA,
  },
  'uae-ct-late-registration': {
    covers: 'यूएई के कॉर्पोरेट टैक्स में देर से पंजीकरण का जुर्माना',
    source: `${FTA}, सार्वजनिक स्पष्टीकरण CTP006, जुलाई 2025`,
  },
  'uae-ct-penalty-waiver': {
    covers: 'पहली टैक्स अवधि के अंत के बाद का वह समय जिसमें पहला रिटर्न देने से देर से पंजीकरण का जुर्माना हट जाता है',
    source: `${FTA}, सार्वजनिक स्पष्टीकरण CTP006, जुलाई 2025`,
  },
  'uae-ct-return-due': {
    covers: 'टैक्स अवधि के अंत के बाद यूएई के कॉर्पोरेट टैक्स रिटर्न का समय',
    source: CT_LAW_AND_FTA,
  },
  'uae-ct-payment-due': {
    covers: 'टैक्स अवधि के अंत के बाद यूएई का कॉर्पोरेट टैक्स चुकाने का समय',
    source: CT_LAW_AND_FTA,
  },
  'uae-ct-natural-person-turnover': {
    covers: 'कैलेंडर वर्ष का कारोबारी टर्नओवर जिससे ज़्यादा होने पर व्यक्ति पर यूएई का कॉर्पोरेट टैक्स लगता है',
    source: CT_LAW_AND_FTA,
  },
  'uae-top-up-rate': {
    covers: 'बड़े बहुराष्ट्रीय समूहों पर यूएई के घरेलू न्यूनतम अतिरिक्त टैक्स (top-up tax) की दर',
    source: TOP_UP,
  },
  'uae-top-up-revenue': {
    covers: 'समूह का दुनिया भर का टर्नओवर जिससे यूएई का अतिरिक्त टैक्स (top-up tax) लागू होना शुरू होता है',
    source: TOP_UP,
  },
  'uae-sbr-revenue-limit': {
    covers: 'यूएई में छोटे कारोबार की राहत के लिए अधिकतम टर्नओवर, इस टैक्स अवधि में और हर पिछली अवधि में',
    source: SMALL_BUSINESS,
  },
  'uae-sbr-last-period-end': {
    covers: 'आख़िरी दिन जिस पर टैक्स अवधि ख़त्म हो तो यूएई में छोटे कारोबार की राहत मिल सकती है',
    source: 'वित्त मंत्रालय, 2026 का मंत्रिस्तरीय निर्णय 131, जो 2023 के मंत्रिस्तरीय निर्णय 73 में संशोधन करता है',
  },
  'uae-qfzp-rate': {
    covers: 'क्वालिफ़ाइंग फ्री ज़ोन पर्सन (Qualifying Free Zone Person) की पात्र आय पर कॉर्पोरेट टैक्स की दर',
    source: `${CT_LAW}; ${QUALIFYING_ACTIVITIES}`,
  },
  'uae-qfzp-de-minimis-share': {
    covers:
      'क्वालिफ़ाइंग फ्री ज़ोन पर्सन के लिए अपात्र टर्नओवर का अधिकतम हिस्सा (यह हिस्सा या दिरहम में तय रक़म, जो कम हो)',
    source: QUALIFYING_ACTIVITIES,
  },
  'uae-qfzp-de-minimis-amount': {
    covers: 'क्वालिफ़ाइंग फ्री ज़ोन पर्सन के लिए अधिकतम अपात्र टर्नओवर (यह रक़म या टर्नओवर का तय हिस्सा, जो कम हो)',
    source: QUALIFYING_ACTIVITIES,
  },
  'uae-vat-rate': {
    covers: 'यूएई में वैट की सामान्य दर',
    source: FTA,
  },
  'uae-vat-mandatory': {
    covers: '12 महीनों की कर-योग्य बिक्री और आयात की वह सीमा, जिससे ऊपर यूएई के वैट में पंजीकरण ज़रूरी है',
    source: FTA,
  },
  'uae-vat-voluntary': {
    covers: '12 महीनों की कर-योग्य बिक्री जिससे यूएई के वैट में स्वैच्छिक पंजीकरण हो सकता है',
    source: FTA,
  },
  'uae-vat-window': {
    covers: 'वह अवधि जिसकी कर-योग्य बिक्री यूएई के वैट पंजीकरण के लिए गिनी जाती है',
    source: FTA,
  },
  'uae-einvoicing-pilot': {
    covers: 'यूएई में ई-इनवॉइसिंग के परीक्षण की शुरुआत',
    source: EINVOICING,
  },
  'uae-einvoicing-large-revenue': {
    covers: 'टर्नओवर जिससे कारोबार यूएई में अनिवार्य ई-इनवॉइसिंग के पहले समूह में आता है',
    source: EINVOICING,
  },
  'uae-einvoicing-large-live': {
    covers: 'बड़े कारोबारों के लिए यूएई में अनिवार्य ई-इनवॉइसिंग का पहला दिन',
    source: EINVOICING,
  },
  'uae-einvoicing-small-live': {
    covers: 'छोटे कारोबारों के लिए यूएई में अनिवार्य ई-इनवॉइसिंग का पहला दिन',
    source: EINVOICING,
  },
  'uae-esr-last-year-end': {
    covers: 'आख़िरी दिन जिस पर ख़त्म होने वाले वित्तीय वर्ष पर यूएई के इकोनॉमिक सब्सटेंस के नियम लागू थे',
    source: '2024 का कैबिनेट निर्णय 98',
  },
  'uae-ubo-threshold': {
    covers: 'स्वामित्व या मतों का वह हिस्सा जिससे यूएई में कोई व्यक्ति वास्तविक लाभार्थी गिना जाता है',
    source: OWNER_REGISTERS,
  },
  'uae-ubo-first-filing': {
    covers: 'यूएई में लाइसेंस या पंजीकरण के बाद वास्तविक लाभार्थी की जानकारी पहली बार जमा करने का समय',
    source: '2023 का कैबिनेट निर्णय 109',
  },
  'uae-aml-cash-report': {
    covers:
      'नक़द भुगतान की वह रक़म जिससे यूएई में क़ीमती धातुओं के व्यापारी और प्रॉपर्टी ब्रोकर रिपोर्ट करते हैं, जुड़े हुए भुगतान मिलाकर',
    source: '2025 का कैबिनेट प्रस्ताव 134, 2025 के संघीय डिक्री-क़ानून 10 के तहत',
  },
  'uae-aml-record-keeping': {
    covers: 'यूएई में मनी लॉन्ड्रिंग रोधी नियमों के तहत रिकॉर्ड रखने की अवधि',
    source: '2025 का कैबिनेट प्रस्ताव 134, 2025 के संघीय डिक्री-क़ानून 10 के तहत',
  },
  'uae-ubo-change-notice': {
    covers: 'यूएई में वास्तविक लाभार्थी की जानकारी में बदलाव दर्ज करने और उसकी सूचना देने का समय',
    source: '2023 का कैबिनेट निर्णय 109 और 2023 का कैबिनेट निर्णय 132',
  },
  'uae-ct-registration-window': {
    covers: 'कंपनी बनने के बाद यूएई की नई कंपनी के लिए कॉर्पोरेट टैक्स पंजीकरण के आवेदन का समय',
    source: `${FTA}, 2024 का निर्णय 3`,
  },
  'uae-ct-record-keeping': {
    covers: 'टैक्स अवधि के अंत के बाद यूएई के कॉर्पोरेट टैक्स के रिकॉर्ड रखने की अवधि',
    source: CT_LAW_AND_FTA,
  },
  'uae-ct-audit-revenue': {
    covers: 'टैक्स अवधि का टर्नओवर जिससे ज़्यादा होने पर यूएई में वित्तीय विवरणों का ऑडिट ज़रूरी है',
    source: '2025 का मंत्रिस्तरीय निर्णय 84',
  },
  'uae-sbr-group-revenue': {
    covers: 'समूह का दुनिया भर का टर्नओवर जिससे ज़्यादा होने पर उसका सदस्य यूएई में छोटे कारोबार की राहत नहीं ले सकता',
    source: SMALL_BUSINESS,
  },
  'uae-qfzp-lost-periods': {
    covers: 'एक शर्त टूटने के बाद आगे की टैक्स अवधियाँ जिनमें क्वालिफ़ाइंग फ्री ज़ोन पर्सन का दर्जा नहीं रहता',
    source: QUALIFYING_ACTIVITIES,
  },
  'uae-vat-look-ahead': {
    covers: 'आगे की वह अवधि जिसकी अपेक्षित कर-योग्य बिक्री यूएई के वैट पंजीकरण के लिए गिनी जाती है',
    source: FTA,
  },
  'uae-vat-return-due': {
    covers: 'अवधि के अंत के बाद यूएई के वैट रिटर्न और भुगतान का समय',
    source: FTA,
  },
  'uae-vat-credit-limit': {
    covers: 'अवधि के अंत के बाद यूएई के वैट की बची रक़म इस्तेमाल करने या वापस माँगने का समय',
    source: VAT_CREDITS,
  },
  'uae-vat-old-credit-last-day': {
    covers: 'यूएई के वैट की वह बची रक़म इस्तेमाल करने या वापस माँगने का आख़िरी दिन जिसका समय 2027 से पहले बीत गया',
    source: VAT_CREDITS,
  },
  'uae-vat-records': {
    covers: 'यूएई में वैट के सामान्य रिकॉर्ड रखने की अवधि; अचल संपत्ति के लिए इससे लंबी',
    source: FTA,
  },
  'uae-vat-late-registration': {
    covers: 'यूएई के वैट में देर से पंजीकरण का जुर्माना',
    source: TAX_PENALTIES,
  },
  'uae-vat-late-return': {
    covers: 'यूएई का वैट रिटर्न पहली बार देर से देने का जुर्माना',
    source: TAX_PENALTIES,
  },
  'uae-vat-late-return-repeat': {
    covers: '24 महीनों के भीतर यूएई का वैट रिटर्न फिर देर से देने का जुर्माना',
    source: TAX_PENALTIES,
  },
  'uae-vat-late-payment': {
    covers: 'यूएई का वैट देर से चुकाने पर जुर्माने की सालाना दर',
    source: TAX_PENALTIES,
  },
  'uae-einvoicing-large-provider': {
    covers:
      'बड़े कारोबारों के लिए मान्यता प्राप्त ई-इनवॉइसिंग प्रदाता नियुक्त करने का आख़िरी दिन, मई 2026 में बढ़ाए जाने के बाद',
    source: EINVOICING,
  },
  'uae-einvoicing-small-provider': {
    covers: 'छोटे कारोबारों के लिए मान्यता प्राप्त ई-इनवॉइसिंग प्रदाता नियुक्त करने का आख़िरी दिन',
    source: EINVOICING,
  },
  'uae-einvoicing-government-live': {
    covers: 'सरकारी संस्थाओं के लिए यूएई में अनिवार्य ई-इनवॉइसिंग का पहला दिन',
    source: EINVOICING,
  },
  'uae-einvoicing-send-window': {
    covers: 'लेन-देन के बाद ई-इनवॉइस जारी करने का समय, जब तक वैट के नियम कोई और समय तय न करें',
    source: 'वित्त मंत्रालय, ई-इनवॉइसिंग पर 2025 का मंत्रिस्तरीय निर्णय 243',
  },
  'uae-einvoicing-late-start': {
    covers: 'ई-इनवॉइसिंग शुरू करने या प्रदाता नियुक्त करने में देर का जुर्माना, हर महीने या उसके किसी हिस्से पर',
    source: EINVOICING_PENALTIES,
  },
  'uae-einvoicing-late-invoice': {
    covers: 'देर से जारी हर ई-इनवॉइस का जुर्माना',
    source: EINVOICING_PENALTIES,
  },
  'uae-einvoicing-late-invoice-cap': {
    covers: 'एक कैलेंडर महीने में देर से जारी ई-इनवॉइस का अधिकतम जुर्माना',
    source: EINVOICING_PENALTIES,
  },
  'uae-einvoicing-outage-notice': {
    covers: 'सिस्टम की ख़राबी या दर्ज जानकारी में बदलाव की सूचना देने में देर का जुर्माना, हर दिन',
    source: EINVOICING_PENALTIES,
  },
  'uae-ct-start': {
    covers: 'पहला दिन जिससे शुरू होने वाली टैक्स अवधि पर यूएई का कॉर्पोरेट टैक्स लग सकता है',
    source: `${CT_LAW}; ${FTA}, सार्वजनिक स्पष्टीकरण CTP003`,
  },
  'uae-ct-first-period': {
    covers: 'यूएई की नई कंपनी के पहले वित्तीय वर्ष की संभव लंबाई, और यही उसकी पहली टैक्स अवधि है',
    source: `${FTA}, सार्वजनिक स्पष्टीकरण CTP003, जुलाई 2024`,
  },
  'uae-ct-registration-early': {
    covers:
      'लाइसेंस के महीने के हिसाब से तय तारीख़ों में सबसे आख़िरी, जिस तक मार्च 2024 से पहले की कंपनियों को यूएई के कॉर्पोरेट टैक्स पंजीकरण का आवेदन करना था',
    source: `${FTA}, 2024 का निर्णय 3`,
  },
  'uae-ct-natural-registration': {
    covers: 'उस कैलेंडर वर्ष के बाद, जिसमें व्यक्ति का टर्नओवर सीमा से बढ़ा, यूएई के कॉर्पोरेट टैक्स पंजीकरण के आवेदन का समय',
    source: `${FTA}, 2024 का निर्णय 3`,
  },
  'uae-ct-late-return': {
    covers: 'यूएई का कॉर्पोरेट टैक्स रिटर्न देर से देने का जुर्माना, पहले बारह महीनों में हर महीने या उसके किसी हिस्से पर',
    source: CT_PENALTIES,
  },
  'uae-ct-late-return-later': {
    covers: 'यूएई का कॉर्पोरेट टैक्स रिटर्न देर से देने का जुर्माना, तेरहवें महीने से हर महीने',
    source: CT_PENALTIES,
  },
  'uae-ct-late-payment': {
    covers: 'यूएई का कॉर्पोरेट टैक्स देर से चुकाने पर जुर्माने की सालाना दर',
    source: CT_PENALTIES,
  },
  'uae-vat-registration-window': {
    covers: 'पंजीकरण ज़रूरी होने के बाद यूएई के वैट पंजीकरण के आवेदन का समय',
    source: '2017 का कैबिनेट निर्णय 52, वैट क़ानून का कार्यकारी विनियमन',
  },
  'uae-vat-non-working-day': {
    covers: 'यूएई का वैट रिटर्न और भुगतान, जब आख़िरी दिन सप्ताहांत या राष्ट्रीय छुट्टी हो',
    source: `${FTA} का चलन, The National, 2020, और Crowe UAE, 2022 के अनुसार`,
    value: 'अगले कामकाजी दिन तक',
  },
  'uae-ubo-registers': {
    covers: 'रजिस्टर जो यूएई की कंपनी रखती है: वास्तविक लाभार्थियों का, साझेदारों या शेयरधारकों का, नामित मैनेजरों का',
    source: OWNER_REGISTERS,
  },

  'uk-incorporation-fee-2024': {
    covers: 'मई 2024 से यूके में डिजिटल तरीक़े से कंपनी बनाने की फ़ीस',
    source: COMPANIES_HOUSE,
  },
  'uk-incorporation-fee': {
    covers: 'यूके में डिजिटल तरीक़े से कंपनी बनाने की फ़ीस',
    source: COMPANIES_HOUSE,
  },
  'uk-incorporation-same-day': {
    covers: 'यूके में डिजिटल तरीक़े से उसी दिन कंपनी बनाने की फ़ीस',
    source: COMPANIES_HOUSE,
  },
  'uk-confirmation-statement': {
    covers: 'यूके में डिजिटल कन्फ़र्मेशन स्टेटमेंट (confirmation statement) की सालाना फ़ीस',
    source: COMPANIES_HOUSE,
  },
  'uk-identity-start': {
    covers: 'यूके में निदेशकों और अहम नियंत्रण रखने वाले व्यक्तियों (PSC) की पहचान की पुष्टि का पहला दिन',
    source: COMPANIES_HOUSE,
  },
  'uk-identity-transition': {
    covers: 'उन 12 महीनों का अंत जिनमें यूके के मौजूदा निदेशकों और मालिकों को अपनी पहचान की पुष्टि करानी थी',
    source: COMPANIES_HOUSE,
  },
  'uk-identity-transition-length': {
    covers: 'वह समय जिसमें यूके के मौजूदा निदेशकों और मालिकों को अपनी पहचान की पुष्टि करानी थी',
    source: COMPANIES_HOUSE,
  },
  'uk-psc-code-window': {
    covers: 'रजिस्टर में जुड़ने के बाद अहम नियंत्रण रखने वाले व्यक्ति (PSC) के लिए निजी कोड देने का समय',
    source: COMPANIES_HOUSE,
  },
  'uk-personal-code-length': {
    covers: 'यूके में पहचान की पुष्टि पर मिलने वाले निजी कोड के अक्षरों और अंकों की कुल संख्या',
    source: COMPANIES_HOUSE,
  },
  'uk-ct-small-rate': {
    covers: 'कम मुनाफ़े पर यूके के कॉर्पोरेशन टैक्स की दर',
    source: HMRC,
  },
  'uk-ct-small-limit': {
    covers: 'मुनाफ़ा जिस तक यूके में कम मुनाफ़े की दर लागू होती है',
    source: HMRC,
  },
  'uk-ct-main-rate': {
    covers: 'यूके के कॉर्पोरेशन टैक्स की मुख्य दर',
    source: HMRC,
  },
  'uk-ct-main-limit': {
    covers: 'मुनाफ़ा जिससे यूके की मुख्य दर लागू होती है; इससे कम पर आंशिक राहत (marginal relief)',
    source: HMRC,
  },
  'uk-ct-return-due': {
    covers: 'लेखा अवधि के अंत के बाद यूके में कंपनी के टैक्स रिटर्न और खातों का समय',
    source: HMRC,
  },
  'uk-ct-payment-due': {
    covers: 'लेखा अवधि के अंत के बाद यूके का कॉर्पोरेशन टैक्स चुकाने का समय',
    source: HMRC,
    value: '9 महीने और 1 दिन',
  },
  'uk-vat-threshold': {
    covers: 'कर-योग्य टर्नओवर जिससे ज़्यादा होने पर यूके के वैट में पंजीकरण ज़रूरी है',
    source: HMRC,
  },
  'uk-accounts-due': {
    covers: 'वित्तीय वर्ष के बाद प्राइवेट कंपनी के खाते यूके के कंपनी रजिस्टर में जमा करने का समय',
    source: UK_ACCOUNTS,
  },
  'uk-first-accounts-due': {
    covers: 'पंजीकरण के बाद प्राइवेट कंपनी के पहले खाते यूके के कंपनी रजिस्टर में जमा करने का समय',
    source: UK_ACCOUNTS,
  },
  'uk-confirmation-period': {
    covers: 'सबसे लंबी अवधि जो यूके के एक कन्फ़र्मेशन स्टेटमेंट में आ सकती है',
    source: UK_CONFIRMATION,
  },
  'uk-confirmation-window': {
    covers: 'उस अवधि के अंत के बाद यूके का कन्फ़र्मेशन स्टेटमेंट जमा करने का समय',
    source: UK_CONFIRMATION,
  },

  'golden-visa-length': {
    covers: 'संपत्ति, जमा रक़म या कुशल काम के आधार पर गोल्डन वीज़ा की अवधि',
    source: ICP,
  },
  'golden-visa-property': {
    covers: 'गोल्डन वीज़ा: संपत्ति का न्यूनतम मूल्य; अग्रिम भुगतान की कोई न्यूनतम सीमा मालूम नहीं, भूमि विभाग से पुष्टि करें',
    source: 'दुबई भूमि विभाग',
  },
  'golden-visa-deposit': {
    covers: 'गोल्डन वीज़ा: न्यूनतम जमा रक़म या फ़ंड में निवेश',
    source: ICP,
  },
  'golden-visa-salary': {
    covers: 'कुशल कर्मियों का गोल्डन वीज़ा: न्यूनतम मासिक मूल वेतन, जैसा अगस्त 2024 से चलन है; भत्ते नहीं गिने जाते',
    source: `${ICP}; Khaleej Times, अगस्त 2024 के अनुसार`,
  },
  'golden-visa-entrepreneur-length': {
    covers: 'उद्यमियों के गोल्डन वीज़ा की अवधि',
    source: ICP,
  },
  'golden-visa-entrepreneur-project': {
    covers: 'उद्यमियों का गोल्डन वीज़ा: प्रोजेक्ट का न्यूनतम मूल्य',
    source: ICP,
  },
  'golden-visa-entrepreneur-revenue': {
    covers: 'उद्यमियों का गोल्डन वीज़ा: प्रोजेक्ट के मूल्य की जगह न्यूनतम टर्नओवर',
    source: ICP,
  },
  'golden-visa-agent-cost': {
    covers: 'गोल्डन वीज़ा: एजेंट के ज़रिए पूरी क़ीमत, सब शामिल',
    source: AGENT_PRICES,
  },
  'employment-visa-agent-cost': {
    covers: 'वर्क वीज़ा: एजेंट के ज़रिए पूरी क़ीमत, सब शामिल',
    source: AGENT_PRICES,
  },
  'freelance-permit': {
    covers: 'फ़्रीलांस परमिट (GoFreelance): सालाना क़ीमत',
    source: 'GoFreelance, टीकॉम समूह (TECOM); Khaleej Times, जून 2018 के अनुसार',
  },
  'green-visa-length': {
    covers: 'फ़्रीलांसरों के ग्रीन वीज़ा की अवधि',
    source: ICP,
  },
  'green-visa-income': {
    covers: 'फ़्रीलांसरों का ग्रीन वीज़ा: पिछले दो साल में सालाना आय; स्रोत एकमत नहीं कि यह हर साल की है या दोनों की कुल',
    source: ICP,
  },
  'green-visa-income-period': {
    covers: 'फ़्रीलांसरों का ग्रीन वीज़ा: वह अवधि जिसकी आय गिनी जाती है',
    source: ICP,
  },
};
