import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'A work visa is two approvals joined: a permit to employ this person, and a residence for the person. The employer applies for both and pays for both. Start with the quota, because without a free place in it the best candidate cannot be hired.',
  blocks: [
    {
      kind: 'requirements',
      heading: 'Before you make the offer',
      items: [
        {
          title: 'A free place in the quota',
          text: 'On the mainland it follows the office and is kept by the Ministry of Human Resources and Emiratisation (MOHRE). In a zone it follows your package. An increase takes an application, sometimes a larger room.',
        },
        {
          title: 'A clean company file',
          text: 'Licence and establishment card valid, wages paid through the wage protection system, no open fines. One blocked file stops every hire.',
        },
        {
          title: 'A job title that your licence can carry',
          text: 'A trading company that hires a “nurse” will be asked why. Pick the title from the authority’s list, not from the advertisement.',
        },
        {
          title: 'Proof of skill, where the title asks for it',
          text: 'Skilled titles need a certificate that the state can verify. Doctors, teachers, lawyers and some trainers also need a professional licence.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'The hire, in order',
      steps: [
        {
          title: 'Standard offer',
          text: 'Employer fills in the authority’s form, candidate signs. The salary written here must equal the later contract.',
          time: 'A day',
        },
        {
          title: 'Permit approval',
          text: 'Employer applies to MOHRE or the zone, pays fees and the worker’s insurance or guarantee. Degrees are verified now.',
          time: 'From the same day to about two weeks where a degree is checked',
        },
        {
          title: 'Entry permit',
          text: 'Issued by the immigration authority. Only now should the candidate resign, book and ship.',
          time: 'Days, longer for some nationalities',
        },
        {
          title: 'Arrival',
          text: 'The candidate enters on this permit and not as a tourist, or the status has to be changed for a further fee.',
        },
        {
          title: 'Medical test and fingerprints',
          text: 'In person, at an approved centre. A finding of certain infectious diseases ends the application.',
        },
        {
          title: 'Contract and insurance',
          text: 'The contract is signed and registered; health cover is bought by the employer where the emirate or federal rules ask for it.',
        },
        {
          title: 'Residence and Emirates ID',
          text: 'The card is the proof that all of it has been done.',
          time: 'Days to a few weeks',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'What a hire costs, and who pays',
      intro:
        'Recruitment and visa costs are the employer’s. Taking them back from wages, or having an agent abroad charge the worker, is against the law.',
      rows: [
        {
          item: 'Whole employment visa through an agent',
          amount: '{{employment-visa-agent-cost}}',
          payee: 'Agent, who pays the authorities out of it',
          note: 'Published price. Ask whether insurance, medical test and change of status are inside.',
        },
        {
          item: 'Permit fee',
          amount: 'By the company’s category and the worker’s skill level',
          payee: 'MOHRE or zone',
        },
        {
          item: 'Verification of the degree',
          amount: 'By country and university',
          payee: 'Home authorities, UAE embassy, ministry',
        },
        { item: 'Health insurance', amount: 'By salary band, age and cover', payee: 'Insurer, each year' },
        {
          item: 'Job-loss insurance',
          amount: 'A small yearly premium by wage',
          payee: 'Paid by the employee, the one line that is theirs',
        },
        {
          item: 'End-of-service pay',
          amount: 'Builds up with wage and years',
          payee: 'The employee, on leaving',
          note: 'Not a visa fee, but set it aside from the first month.',
        },
      ],
    },
    {
      kind: 'documents',
      heading: 'Papers for one hire',
      groups: [
        {
          title: 'From the candidate',
          items: [
            'Passport with ample validity, data page and outer cover',
            'Photograph on a white ground',
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
            'Signed offer in the prescribed form',
            'Lease or desk agreement behind the quota',
          ],
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Before the permit there is no trial day',
      paragraphs: [
        'Letting somebody “shadow”, “train” or “help at the opening” on a visit is employment without a permit. Fines are set per person and are heavy, and the person risks removal from the country.',
        'A permit is also tied to one employer. Group companies cannot share a worker at will: use the part-time or temporary permit that exists for it.',
      ],
    },
    {
      kind: 'faq',
      heading: 'What employers want to know',
      items: [
        {
          question: 'Is it quicker to hire someone already in the UAE?',
          answer:
            'As a rule. The old permit must be cancelled and a notice period may run, but the entry permit and the journey fall away.',
        },
        {
          question: 'How long does the permit run?',
          answer:
            'Two years is usual; zones may differ. It ends with the job, after which the person has a period of grace to find another status.',
        },
        {
          question: 'Can probation be as long as we like?',
          answer:
            'No. The labour law limits it and fixes the notice on either side. Ask MOHRE or the zone for the current text.',
        },
        {
          question: 'Must we hire UAE nationals?',
          answer:
            'Above a certain size, and in some sectors earlier, yes. A micro-company usually not yet. Check your band with MOHRE every year.',
        },
        {
          question: 'Do you take care of it?',
          answer:
            'We prepare and file, and tell you what is missing before the authority does: ask for an itemised quote under [Get a Quote](/quote). Approval remains theirs.',
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
