import { label, type Part, signatures, type Template, type Words } from './template.ts';

const section = (words: Words, items: readonly string[]): readonly Part[] => [
  { kind: 'heading', words },
  { kind: 'boxes', items },
];

/** What to check before an office in Dubai is leased, in the order in which a mistake is expensive. */
export const leaseChecklist: Template = {
  id: 'lease-checklist',
  title: label('Office lease checklist', 'قائمة التحقق قبل استئجار مكتب'),
  purpose:
    'What to check before you sign for an office in Dubai. Take it to the viewing, and sign only when the open boxes have an answer in writing.',
  reviewedOn: '2026-11-24',
  docx: true,
  parts: [
    {
      kind: 'fields',
      fields: [
        label('Building, floor, unit', 'المبنى والطابق والوحدة'),
        label('Area, as on the title deed or lease', 'المساحة كما في سند الملكية أو العقد'),
        label('Landlord; agent and broker number', 'المالك والوسيط ورقمه'),
        label('Yearly rent, number of cheques', 'الإيجار السنوي وعدد الشيكات'),
        label('Lease from, until', 'مدة العقد'),
        label('Viewed on, by', 'تاريخ المعاينة ومن عاين'),
      ],
    },
    ...section(label('The licence accepts the place', 'الرخصة تقبل المكان'), [
      'Permitted use: the unit is for offices, and the licensing authority accepts it for your activity, by its code.',
      'Jurisdiction: the unit lies where your licence allows you to work. Mainland licences need a unit that can be registered in Ejari; a free zone leases from or through the zone.',
      'Other approvals: civil defence, municipality, health or another regulator, where your activity needs them.',
      'Name: the lease is in the company’s name, or can be moved to it once the licence is there.',
      'Sign: you may put up a sign with the trade name, if the inspection asks for one.',
    ]),
    ...section(label('Visa quota', 'حصة التأشيرات'), [
      'The number of visas for this unit is confirmed by the authority, in writing. Agents reckon with {{office-area-per-visa}} of office for each on the mainland, free zones with {{zone-area-per-visa}}; each authority decides by its own measure.',
      'The area that counts is the one on the lease or Ejari certificate, without shared areas.',
      'There is room for the people you will hire within the term.',
    ]),
    ...section(label('Who you are dealing with', 'مع من تتعاقد'), [
      'Title deed seen, and the landlord’s name is the one on the lease; or a registered head lease that allows to sublet.',
      'Whoever signs for the landlord holds a power of attorney.',
      'The broker is registered with the Dubai Land Department; the commission is agreed in writing, and who pays it.',
      'No open service charges, mortgage or dispute that could end the lease.',
      'Payments go to the landlord’s own account, never in cash to an agent.',
    ]),
    ...section(label('What it costs', 'التكلفة'), [
      'Rent, number and dates of the cheques; what happens if one is returned.',
      'VAT on commercial rent ({{uae-vat-rate}}): included or on top, and a tax invoice for each payment.',
      'Service charge: in the rent or separate, on which area, and who pays an increase.',
      'Cooling, electricity and water (DEWA): whose account, which deposit, who pays consumption in shared areas.',
      'Security deposit: amount, when it is returned, what may be deducted.',
      'Ejari registration ({{ejari-fee}}) and municipality fee: who registers, who pays.',
      'Parking, access cards, internet provider, cleaning, waste: number and price.',
    ]),
    ...section(label('Fit-out and handover', 'التجهيز والتسليم'), [
      'State at handover described, with photographs and meter readings.',
      'Rent-free time for the fit-out, and from which day rent is due.',
      'Fit-out: whose consent and permits, deposit to the building, approved contractors, working hours.',
      'Air conditioning, fire system, lift and defects: who repairs what, and how fast.',
      'At the end: what has to be taken out, and what may stay.',
    ]),
    ...section(label('Term, notice, renewal', 'المدة والإخطار والتجديد'), [
      'The term ends after the licence does, not before: renewal of the licence needs a valid lease.',
      'Renewal: who has to write to whom, and how long before. Put the day into your calendar.',
      'Rent increase at renewal: by the Land Department’s index, or by a figure in the lease.',
      'Leaving early: whether, from when, at which notice and price; the same for the landlord.',
      'Subletting, sharing, moving the lease to another company: allowed or not.',
      'Insurance: contents, liability, and what the building asks for.',
      'Law and place of disputes: Dubai’s rental centre, or the free zone’s own.',
    ]),
    ...section(label('On the day you sign', 'يوم التوقيع'), [
      'Every promise stands in the lease or its annex; each page is initialled.',
      'Ejari certificate, or the zone’s agreement, is issued with the right name, unit and area.',
      'Copies of deed, lease, cheques, deposit receipt and handover report are on file.',
      'The reminder for the notice is set.',
    ]),
    signatures([label('Checked by', 'تحقق منه'), label('Decided by', 'قرره')]),
  ],
};
