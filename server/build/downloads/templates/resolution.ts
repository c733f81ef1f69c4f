import { companyParts, emptyRows, label, signatures, type Template } from './template.ts';

/** A sample resolution: manager, bank account, authorised signatory. */
export const resolution: Template = {
  id: 'shareholder-resolution',
  title: label('Resolution of the shareholders', 'قرار الشركاء'),
  purpose:
    'Appoints the manager, opens the bank account and authorises the person who signs for it. Complete the text in brackets and delete what does not apply.',
  reviewedOn: '2026-11-24',
  docx: true,
  parts: [
    {
      kind: 'text',
      text: '**This is a sample: have a lawyer read it before anybody signs.** Many authorities and banks accept only their own form, in Arabic or in both languages, and some ask for a notary. Ask both first.',
    },
    ...companyParts(label('Place and date of the resolution', 'مكان القرار وتاريخه')),
    { kind: 'heading', words: label('Present or represented', 'الحاضرون والممثَّلون') },
    {
      kind: 'grid',
      columns: [
        { words: label('Shareholder', 'الشريك'), share: 2 },
        {
          words: label('Passport, Emirates ID or registration number', 'رقم الجواز أو الهوية أو القيد'),
          share: 2,
        },
        { words: label('Shares', 'الحصص'), share: 0.9 },
        { words: label('Percent', 'النسبة'), share: 0.9 },
        { words: label('Represented by', 'الممثل'), share: 1.6 },
      ],
      rows: emptyRows(4),
    },
    {
      kind: 'text',
      text: 'The shareholders named above hold [number] of [number] shares of the company. They [met at [place] on [date]] [decided in writing on [date]]. Notice was given or waived as the memorandum of association requires, and the quorum of its article [number] was reached. [Name] took the chair.',
    },
    { kind: 'heading', words: label('The shareholders resolve', 'قرر الشركاء') },
    {
      kind: 'numbered',
      items: [
        '**Manager.** [Full name as in the passport], [nationality], passport number [number], is appointed manager of the company from [date] [until [date]] [until replaced], with the powers of article [number] of the memorandum of association [, except: [limits]].',
        '**Bank account.** The company opens one or more accounts in [currencies] with [name of the bank], [branch], and accepts the bank’s terms for accounts and online banking.',
        '**Authorised signatory.** [Full name as in the passport], passport number [number], signs for the company towards the bank [alone] [jointly with [full name]]: to open, operate and close the accounts, to give instructions in writing and online, and to receive cards and access data. Payments above AED [amount] each need the signature of [full name] as well.',
        '**Limits.** The signatory takes no loan, gives no guarantee and pledges nothing of the company without a further resolution.',
        '**Filing.** The manager signs and files what these decisions need with [licensing authority], the labour and immigration authorities, the Federal Tax Authority and a notary, and [may] [may not] pass this power on.',
        '**Effect.** These decisions hold from [date]. Earlier resolutions on the same matters end. The bank may rely on this one until it is told in writing that it has changed.',
      ],
    },
    { kind: 'heading', words: label('Votes', 'التصويت') },
    {
      kind: 'grid',
      columns: [
        { words: label('Shareholder', 'الشريك'), share: 2.4 },
        { words: label('For', 'موافق'), share: 1 },
        { words: label('Against', 'معارض'), share: 1 },
        { words: label('Abstained', 'ممتنع'), share: 1 },
        { words: label('Decisions, if not all', 'البنود إن لم تكن كلها'), share: 1.8 },
      ],
      rows: emptyRows(4),
    },
    { kind: 'heading', words: label('Signatures', 'التوقيعات') },
    signatures([
      label('Shareholder', 'الشريك'),
      label('Shareholder', 'الشريك'),
      label('Manager, who accepts the appointment', 'المدير الذي يقبل التعيين'),
      label('Authorised signatory: specimen signature', 'المفوض بالتوقيع: نموذج التوقيع'),
    ]),
    { kind: 'heading', words: label('Notary or authority', 'الكاتب العدل أو الجهة المختصة') },
    {
      kind: 'fields',
      fields: [
        label('Witnessed or attested by', 'صادق عليه'),
        label('Date, number, stamp', 'التاريخ والرقم والختم'),
      ],
    },
    { kind: 'heading', words: { en: 'Check before signing' } },
    {
      kind: 'boxes',
      items: [
        'Names are spelt as in the passports and on the licence.',
        'The memorandum of association allows the decision, and its quorum and majority are reached.',
        'A shareholder that is a company has decided in its own right; its papers are attested and translated.',
        'Whoever signs for somebody else holds a power of attorney that names this matter.',
        'The bank has confirmed the wording, and how signatures are to be witnessed.',
        'Each shareholder has a signed copy, and one stays with the company’s records.',
      ],
    },
  ],
};
