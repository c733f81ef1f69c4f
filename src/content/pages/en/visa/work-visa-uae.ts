import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'A work visa combines two approvals: a permit to employ this person, and a residence visa for them. The employer applies for both and pays for both. Start with the quota: without a free place, you cannot hire even the best candidate.',
  keyFigures: [
    { label: 'All-in price through an agent', fact: 'employment-visa-agent-cost' },
    { label: 'Work permit, by the employer’s class', fact: 'work-permit-range' },
  ],
  blocks: [
    {
      kind: 'requirements',
      heading: 'Before you make the offer',
      items: [
        {
          title: 'A free place in the quota',
          text: 'On the mainland it depends on the office and is kept by the Ministry of Human Resources and Emiratisation (MOHRE). In a zone it depends on your package. To increase it you apply, and sometimes need a larger room.',
        },
        {
          title: 'A clean company file',
          text: 'Licence and establishment card valid, wages paid through the wage protection system, no open fines. One blocked file stops every hire.',
        },
        {
          title: 'A job title that fits your licence',
          text: 'A trading company that hires a “nurse” will be asked why. Choose the title from the authority’s list.',
        },
        {
          title: 'Proof of skill, if the title requires it',
          text: 'Skilled titles need a certificate that the state can verify. Doctors, teachers, lawyers and some trainers also need a professional licence.',
        },
      ],
    },
    {
      kind: 'figure',
      heading: 'A work permit by the employer’s class',
      chart: 'bars',
      rows: [
        {
          label: 'First class',
          fact: 'work-permit-class-a',
        },
        {
          label: 'Second class',
          fact: 'work-permit-class-b',
        },
        {
          label: 'Third class',
          fact: 'work-permit-class-c',
        },
      ],
      note: 'The ministry classes employers by how well they keep the labour rules. A new company should ask for its class before it budgets.',
    },
    {
      kind: 'steps',
      heading: 'The hire, in order',
      steps: [
        {
          title: 'Standard offer',
          text: 'You fill in the authority’s form and the candidate signs. The salary on it must match the later contract.',
          time: 'A day',
        },
        {
          title: 'Permit approval',
          text: 'You apply to MOHRE or the zone and pay the fees and the worker’s insurance or guarantee. Degrees are verified at this point.',
          time: 'From the same day to about two weeks where a degree is checked',
        },
        {
          title: 'Entry permit',
          text: 'Issued by the immigration authority. Only now should the candidate resign, book flights and ship their things.',
          time: 'Days, longer for some nationalities',
        },
        {
          title: 'Arrival',
          text: 'The candidate enters on this permit. If they enter as a tourist, their status has to be changed for an extra fee.',
        },
        {
          title: 'Medical test and fingerprints',
          text: 'In person, at an approved centre. Certain infectious diseases end the application.',
        },
        {
          title: 'Contract and insurance',
          text: 'The contract is signed and registered; the employer buys health insurance where emirate or federal rules require it.',
        },
        {
          title: 'Residence and Emirates ID',
          text: 'The card proves that all of this has been done.',
          time: 'Days to a few weeks',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'The employer pays: agent, permit and tests',
      intro:
        'The employer pays recruitment and visa costs. It is illegal to deduct them from wages or to let an agent abroad charge the worker.',
      rows: [
        {
          item: 'Whole employment visa through an agent',
          amount: '{{employment-visa-agent-cost}}',
          payee: 'Agent, who pays the authorities from it',
          note: 'Published price. Check whether it includes insurance, medical test and change of status.',
        },
        {
          item: 'Permit fee',
          amount:
            '{{work-permit-class-a}}, {{work-permit-class-b}} or {{work-permit-class-c}}, by the company’s class',
          payee: 'MOHRE or zone',
        },
        {
          item: 'Job-loss insurance, each month',
          amount:
            '{{job-loss-insurance}} up to {{job-loss-insurance-pay}} of basic pay, {{job-loss-insurance-higher}} above',
          payee: 'The employee, the only cost that is theirs',
        },
        {
          item: 'End-of-service pay',
          amount:
            '{{uae-gratuity-days}} of basic pay for each of the first {{uae-gratuity-first-years}}, {{uae-gratuity-days-later}} for each later year',
          payee: 'The employee, when they leave',
          note: 'Not a visa fee, but set it aside from the first month.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Degree check, insurance and end-of-service pay',
      paragraphs: [],
      points: [
        '**Verification of the degree** (home authorities, UAE embassy, ministry): by country and university; the UAE ministry’s stamp is {{mofa-attestation}}.',
        '**Health insurance** (insurer, each year): by salary band, age and cover.',
      ],
    },
    {
      kind: 'documents',
      heading: 'Papers from the candidate and the employer',
      groups: [
        {
          title: 'From the candidate',
          items: [
            'Passport with enough validity, data page and outer cover',
            'Photograph on a white background',
            'Degree or trade certificate, attested if the title needs it',
            'National identity card for some nationalities',
            'Cancellation of an earlier UAE permit, if there was one',
          ],
        },
        {
          title: 'From the employer',
          items: [
            'Licence and establishment card',
            'Access of the authorised signatory to the portals',
            'Signed offer on the required form',
            'Lease or desk agreement that supports the quota',
          ],
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'No trial days before the permit',
      paragraphs: [
        'If someone “shadows”, “trains” or “helps at the opening” on a visit, that is employment without a permit. Fines are heavy and charged per person, and the person risks deportation.',
        'A permit is also for one employer only. Group companies cannot share a worker freely: use the part-time or temporary permit made for this.',
      ],
    },
    {
      kind: 'faq',
      heading: 'What employers want to know',
      items: [
        {
          question: 'Is it quicker to hire someone already in the UAE?',
          answer:
            'Usually. The old permit must be cancelled and there may be a notice period, but you save the entry permit and the journey.',
        },
        {
          question: 'How long is the permit valid?',
          answer:
            'Two years is usual; zones may differ. It ends with the job; the person then has a grace period to find another status.',
        },
        {
          question: 'Can probation be as long as we like?',
          answer:
            'No. The labour law limits it to {{uae-probation-length}}, and the employer ends it with {{uae-probation-notice}} of written notice.',
        },
        {
          question: 'Do we have to hire UAE nationals?',
          answer:
            'On the mainland from {{emiratisation-staff}} employees: nationals have to get {{emiratisation-rise}} more of the skilled jobs each year, up to the end of 2026. With {{emiratisation-staff-small}} employees it depends on the sector; {{emiratisation-sectors}} are covered. Check your size band with MOHRE every year.',
        },
      ],
    },
  ],
  related: [
    '/visa/requirements',
    '/visa/timelines',
    '/workspace/requirements',
    '/services/pro-services-uae',
    '/visa/family-visa-uae',
  ],
};
