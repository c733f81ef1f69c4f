const ICP = 'पहचान, नागरिकता, सीमा शुल्क और बंदरगाह सुरक्षा का संघीय प्राधिकरण (ICP)';
const HOSTS = `${ICP}, सितंबर 2025 का निर्णय`;
const LONG_VISA = `${ICP}, पाँच साल के पर्यटक वीज़ा की शर्तें`;
const MAIDS = 'मानव संसाधन और अमीरातीकरण मंत्रालय (MoHRE), समाचार एजेंसी WAM को बयान';
const LABOUR_LAW = 'श्रम संबंधों पर 2021 का संघीय डिक्री क़ानून (Federal Decree-Law) संख्या 33';
const JOB_LOSS = 'यूएई सरकार का पोर्टल, नौकरी छूटने का बीमा';
const EMIRATIS = 'मानव संसाधन और अमीरातीकरण मंत्रालय (MoHRE), अमीरातीकरण पर कैबिनेट का संकल्प';
const TRANSFER_PRICING = 'ट्रांसफ़र प्राइसिंग के दस्तावेज़ों पर 2023 का मंत्रिस्तरीय निर्णय 97';
const TAX_RESIDENCE = 'टैक्स रेज़िडेंसी पर 2022 का कैबिनेट निर्णय 85';
const ACCOUNTING = 'लेखा मानकों पर 2023 का मंत्रिस्तरीय निर्णय 114';
const CORRECTION = 'टैक्स प्रक्रियाओं पर 2023 का कैबिनेट निर्णय 74';
const CORPORATE_TAX = 'कॉर्पोरेट टैक्स पर 2022 का संघीय डिक्री क़ानून (Federal Decree-Law) संख्या 47';
const RENT_DECREE = 'किराया बढ़ाने पर दुबई का 2013 का फ़रमान 43';
const BROKERS = 'बाज़ार का चलन, Gulf Press और eXp Dubai के अनुसार';
const ESTONIAN_LIMITS = 'एस्टोनिया का आयकर क़ानून, 2025 से सीमाएँ; एस्टोनिया के अकाउंटेंटों के अनुसार';

/** Hindi texts of the facts on limits and terms set by law or authority. */
export const hindiLimits = {
  'family-son-age': {
    covers: 'यूएई में अविवाहित बेटे को स्पॉन्सर करने की आख़िरी उम्र; अविवाहित बेटियाँ किसी भी उम्र में',
    source: 'विदेशियों के प्रवेश और रेज़िडेंसी पर 2022 का कैबिनेट निर्णय 65',
  },
  'newborn-residence-window': {
    covers: 'यूएई में जन्मे बच्चे के निवास वीज़ा के आवेदन के लिए जन्म के बाद का समय',
    source: 'यूएई के रेज़िडेंसी नियम, Explorer और Al Qalam की गाइडों के अनुसार',
  },
  'visa-overstay-fine': {
    covers: 'वीज़ा ख़त्म होने के बाद यूएई में ठहरने पर हर दिन का जुर्माना, मेहमान या निवासी के लिए',
    source: ICP,
  },
  'visit-host-income': {
    covers: 'माता-पिता, पति या पत्नी या बच्चे को मिलने बुलाने वाले निवासी की न्यूनतम मासिक आय',
    source: HOSTS,
  },
  'visit-host-income-relative': {
    covers: 'दूर के रिश्तेदार को मिलने बुलाने वाले निवासी की न्यूनतम मासिक आय',
    source: HOSTS,
  },
  'visit-host-income-friend': {
    covers: 'दोस्त को मिलने बुलाने वाले निवासी की न्यूनतम मासिक आय',
    source: HOSTS,
  },
  'tourist-stay': {
    covers: 'यूएई के एक प्रवेश वाले पर्यटक वीज़ा पर ठहरने का समय, वीज़ा की क़िस्म के अनुसार',
    source: 'Gulf News और मेदान फ्री ज़ोन, विज़िट वीज़ा की गाइडें',
  },
  'long-tourist-visa-length': {
    covers: 'यूएई के कई प्रवेशों वाले लंबे पर्यटक वीज़ा की वैधता',
    source: LONG_VISA,
  },
  'long-tourist-visa-balance': {
    covers: 'कई प्रवेशों वाले लंबे पर्यटक वीज़ा के लिए पिछले छह महीनों का बैंक बैलेंस',
    source: LONG_VISA,
  },
  'long-tourist-visa-stay': {
    covers: 'कई प्रवेशों वाले लंबे पर्यटक वीज़ा पर विस्तार से पहले ठहरने का समय',
    source: LONG_VISA,
  },
  'long-tourist-visa-stay-year': {
    covers: 'कई प्रवेशों वाले लंबे पर्यटक वीज़ा पर विस्तार के साथ साल में ठहरने का अधिकतम समय',
    source: LONG_VISA,
  },
  'maid-sponsor-income': {
    covers: 'यूएई में घरेलू कामगार को स्पॉन्सर करने वाले परिवार की न्यूनतम मासिक आय',
    source: MAIDS,
  },
  'maid-sponsor-income-medical': {
    covers: 'चिकित्सा कारण से देखभाल के लिए घरेलू कामगार को स्पॉन्सर करने वाले परिवार की न्यूनतम मासिक आय',
    source: MAIDS,
  },
  'maid-recruitment': {
    covers: 'लाइसेंसशुदा केंद्र के ज़रिए विदेश से घरेलू कामगार लाना, सरकारी फ़ीस के बिना, राष्ट्रीयता के अनुसार',
    source:
      'मानव संसाधन और अमीरातीकरण मंत्रालय (MoHRE), लाइसेंसशुदा केंद्रों की पहली सीमाएँ; WOW RAK और Khaleej Journal के अनुसार',
  },
  'uae-probation-length': {
    covers: 'यूएई के नौकरी अनुबंध में परिवीक्षा की अधिकतम अवधि',
    source: LABOUR_LAW,
  },
  'uae-probation-notice': {
    covers: 'परिवीक्षा के दौरान अनुबंध ख़त्म करने के लिए नियोक्ता का लिखित नोटिस',
    source: LABOUR_LAW,
  },
  'uae-gratuity-days': {
    covers: 'नौकरी के शुरुआती सालों में हर साल पर सेवा समाप्ति की रक़म, मूल वेतन में',
    source: LABOUR_LAW,
  },
  'uae-gratuity-days-later': {
    covers: 'बाद के हर साल की नौकरी पर सेवा समाप्ति की रक़म, मूल वेतन में',
    source: LABOUR_LAW,
  },
  'uae-gratuity-first-years': {
    covers: 'नौकरी के साल जिन पर सेवा समाप्ति की रक़म पहली दर से गिनी जाती है',
    source: LABOUR_LAW,
  },
  'job-loss-insurance': {
    covers: 'नौकरी छूटने के बीमे की मासिक क़िस्त जो कर्मचारी देता है, कम वेतन पर',
    source: JOB_LOSS,
  },
  'job-loss-insurance-higher': {
    covers: 'नौकरी छूटने के बीमे की मासिक क़िस्त जो कर्मचारी देता है, ज़्यादा वेतन पर',
    source: JOB_LOSS,
  },
  'job-loss-insurance-pay': {
    covers: 'मासिक मूल वेतन जिस तक नौकरी छूटने के बीमे की कम क़िस्त लागू है',
    source: JOB_LOSS,
  },
  'emiratisation-staff': {
    covers: 'कर्मचारियों की संख्या जिससे मेनलैंड कंपनी को कुशल पदों पर अमीरातियों का हिस्सा बढ़ाना होता है',
    source: EMIRATIS,
  },
  'emiratisation-rise': {
    covers: 'बड़ी मेनलैंड कंपनियों के कुशल पदों पर अमीरातियों के हिस्से में सालाना बढ़ोतरी',
    source: EMIRATIS,
  },
  'emiratisation-staff-small': {
    covers: 'छोटी मेनलैंड कंपनियों के कर्मचारियों की संख्या जिन्हें कुछ क्षेत्रों में अमीराती रखने होते हैं',
    source: EMIRATIS,
  },
  'emiratisation-sectors': {
    covers: 'क्षेत्र जिनमें छोटी मेनलैंड कंपनियों को अमीराती रखने होते हैं',
    source: EMIRATIS,
  },
  'uae-tp-revenue': {
    covers: 'कंपनी की अपनी आमदनी जिससे ट्रांसफ़र प्राइसिंग की मास्टर फ़ाइल और लोकल फ़ाइल ज़रूरी है',
    source: TRANSFER_PRICING,
  },
  'uae-tp-group-revenue': {
    covers: 'समूह की आमदनी जिससे उसके यूएई सदस्य के लिए मास्टर फ़ाइल और लोकल फ़ाइल ज़रूरी है',
    source: TRANSFER_PRICING,
  },
  'uae-tax-residence-days': {
    covers: 'बारह महीनों में यूएई में बिताए दिन जिनसे व्यक्ति वहाँ का टैक्स निवासी बनता है',
    source: TAX_RESIDENCE,
  },
  'uae-tax-residence-days-home': {
    covers: 'बारह महीनों में यूएई में बिताए दिन जिनसे घर या काम रखने वाला निवासी वहाँ का टैक्स निवासी बनता है',
    source: TAX_RESIDENCE,
  },
  'uae-cash-basis-revenue': {
    covers: 'आमदनी जिस तक यूएई में खाते नक़द आधार पर रखे जा सकते हैं',
    source: ACCOUNTING,
  },
  'uae-ifrs-small-revenue': {
    covers: 'आमदनी जिस तक यूएई में छोटे कारोबार का संक्षिप्त लेखा मानक (IFRS for SMEs) चल सकता है',
    source: ACCOUNTING,
  },
  'uae-tax-correction-limit': {
    covers: 'कम बताए गए टैक्स की सीमा जिस तक रिटर्न बाद के रिटर्न में सुधारा जाता है',
    source: CORRECTION,
  },
  'uae-voluntary-disclosure-window': {
    value: '20 कार्यदिवस',
    covers: 'ग़लती पता चलने के बाद स्वैच्छिक प्रकटीकरण का समय',
    source: CORRECTION,
  },
  'uae-vat-records-property': {
    covers: 'अचल संपत्ति के VAT रिकॉर्ड रखने का समय',
    source: '2017 का कैबिनेट निर्णय 52, अनुच्छेद 71, जिसे 2024 के कैबिनेट निर्णय 100 ने बदला',
  },
  'uae-vat-registration-answer': {
    value: '20 कार्यदिवस',
    covers: 'VAT पंजीकरण के पूरे आवेदन पर संघीय टैक्स प्राधिकरण के फ़ैसले का समय',
    source: 'संघीय टैक्स प्राधिकरण (FTA), VAT पंजीकरण की सेवा',
  },
  'uae-ct-loss-limit': {
    covers: 'किसी अवधि की कर योग्य आय का हिस्सा जिसे पिछले घाटे ढक सकते हैं',
    source: CORPORATE_TAX,
  },
  'uae-participation-share': {
    covers: 'भागीदारी छूट (participation exemption) के लिए न्यूनतम हिस्सेदारी',
    source: CORPORATE_TAX,
  },
  'uae-participation-cost': {
    covers: 'ख़रीद की लागत जिससे छोटी हिस्सेदारी को भी भागीदारी छूट मिल सकती है',
    source: CORPORATE_TAX,
  },
  'uae-participation-holding': {
    covers: 'भागीदारी छूट के लिए हिस्सा अपने पास रखने की अवधि',
    source: CORPORATE_TAX,
  },
  'dubai-transfer-fee': {
    covers: 'दुबई में संपत्ति के हस्तांतरण की फ़ीस, बिक्री मूल्य पर',
    source: 'दुबई भूमि विभाग, फ़ीस उसके पंजीकरण ट्रस्टियों की सूची के अनुसार',
  },
  'dubai-rent-rise-free': {
    covers: 'दुबई के सूचकांक के औसत किराए से अंतर जिस तक मकान मालिक किराया नहीं बढ़ा सकता',
    source: RENT_DECREE,
  },
  'dubai-rent-rise-most': {
    covers: 'दुबई में नवीनीकरण पर किराए की अधिकतम बढ़ोतरी',
    source: RENT_DECREE,
  },
  'dubai-rent-notice': {
    covers: 'दुबई में किराया बदलने के लिए किरायानामा ख़त्म होने से पहले का नोटिस',
    source: 'दुबई का किराया क़ानून; Mondaq और Gulf News में वकीलों के अनुसार',
  },
  'broker-commission-sale': {
    covers: 'दुबई में बिक्री पर ब्रोकर का आम कमीशन, VAT से पहले',
    source: BROKERS,
  },
  'broker-commission-lease': {
    covers: 'दुबई में पहले साल के किराए पर ब्रोकर का आम कमीशन, VAT से पहले',
    source: BROKERS,
  },
  'property-visa-joint-share': {
    covers: 'दुबई में संपत्ति मालिक के निवास वीज़ा के लिए हर संयुक्त मालिक का न्यूनतम हिस्सा; अकेले मालिक के लिए कोई सीमा नहीं',
    source: 'दुबई भूमि विभाग, सर्विस सेंटर Cube, अप्रैल 2026',
  },
  'trademark-programme-discount': {
    covers: 'ट्रेडमार्क फ़ीस पर छोटे और मझोले कारोबार के राष्ट्रीय कार्यक्रम के सदस्यों की छूट',
    source: '2025 का कैबिनेट संकल्प 102; अर्थव्यवस्था और पर्यटन मंत्रालय, अक्तूबर 2025',
  },
  'uk-health-surcharge': {
    covers: 'यूके वीज़ा के हर साल के लिए वयस्क का इमिग्रेशन हेल्थ सरचार्ज',
    source: 'यूके का गृह मंत्रालय; हाउस ऑफ़ कॉमन्स लाइब्रेरी, ब्रीफ़िंग 7274',
  },
  'uk-director-loan-approval': {
    covers: 'डायरेक्टर को क़र्ज़ जिस तक यूके कंपनी के सदस्यों की मंज़ूरी नहीं चाहिए',
    source: 'कंपनीज़ ऐक्ट 2006, धारा 207',
  },
  'uk-director-loan-tax': {
    covers: 'शेयर रखने वाले डायरेक्टर के क़र्ज़ पर यूके कंपनी का टैक्स, जब तक क़र्ज़ समय पर न लौटे',
    source: 'कॉर्पोरेशन टैक्स ऐक्ट 2010, धारा 455, अप्रैल 2026 से क़र्ज़ों की दर',
  },
  'uk-deposit-insurance': {
    covers: 'यूके में हर बैंक में हर ग्राहक की सुरक्षित जमा रक़म',
    source: 'यूके की वित्तीय सेवा मुआवज़ा योजना (FSCS)',
  },
  'ee-nomad-income': {
    covers: 'एस्टोनिया के डिजिटल नोमैड वीज़ा के लिए पिछले छह महीनों में टैक्स से पहले की मासिक आय',
    source: 'नई दिल्ली में एस्टोनिया का दूतावास, डिजिटल नोमैड वीज़ा',
  },
  'ee-gift-limit': {
    covers: 'विज्ञापन के उपहार का VAT से पहले का मूल्य जिस तक एस्टोनिया की कंपनी उस पर आयकर नहीं देती',
    source: ESTONIAN_LIMITS,
  },
  'ee-guest-limit': {
    covers: 'मेहमानों पर मासिक ख़र्च जिस पर एस्टोनिया की कंपनी आयकर नहीं देती',
    source: ESTONIAN_LIMITS,
  },
  'ee-guest-limit-share': {
    covers: 'महीने के वेतन का वह हिस्सा जो एस्टोनिया की कंपनी मेहमानों पर और ख़र्च कर सकती है',
    source: ESTONIAN_LIMITS,
  },
};
