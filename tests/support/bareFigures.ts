const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December|' +
  'يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر|' +
  'جنوری|فروری|مارچ|اپریل|مئی|جون|جولائی|اگست|ستمبر|اکتوبر|نومبر|دسمبر|' +
  'जनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्तूबर|अक्टूबर|नवंबर|दिसंबर';
const CURRENCIES =
  'AED|USD|GBP|EUR|dirhams?|dollars?|pounds?|euros?|درهم|دولار|يورو|جنيه|درہم|ڈالر|پاؤنڈ|یورو|दिरहम|डॉलर|पाउंड|यूरो';
const TIMES =
  'days?|weeks?|months?|years?|hours?|يومًا|يوم|أيام|شهرًا|شهر|أشهر|سنة|سنوات|أسبوع|أسابيع|' +
  'دن|ہفتے|ماہ|مہینے|سال|گھنٹے|दिन|हफ़्ते|महीने|साल|घंटे';

/** An amount, a rate, a duration, a date, or a number in thousands, written in digits. */
const FIGURE = new RegExp(
  [
    String.raw`\d[\d.,]*\s?(?:%|٪|percent\b|(?:فیصد|प्रतिशत|${CURRENCIES})(?!\p{L}))`,
    String.raw`(?:\b(?:AED|USD|GBP|EUR)|[$£€])\s?\d[\d.,]*`,
    String.raw`\b\d{1,3}(?:[–-]\d{1,3})?[ -](?:working |business )?(?:${TIMES})(?!\p{L})`,
    String.raw`\b\d{1,2} (?:${MONTHS})(?!\p{L})`,
    String.raw`\b(?:${MONTHS}) \d{1,2}\b(?!\d)`,
    String.raw`\b\d{1,3}(?:,\d{3})+\b`,
  ].join('|'),
  'gu',
);

/** Returns the figures written as digits instead of `{{fact-id}}` (PG-04). */
export const bareFigures = (text: string): readonly string[] =>
  text.replaceAll(/\{\{[^}]*\}\}/g, '').match(FIGURE) ?? [];
