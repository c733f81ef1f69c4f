import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-27',
  lead: 'A company’s documents must match what the company is today. Changing one line on the licence rarely stays one task: articles, register of owners, tax account, bank and visas follow. In the right order most changes are simple; tell the bank about a new partner before others do.',
  keyFigures: [
    { label: 'To report beneficial-owner changes', fact: 'uae-ubo-change-notice' },
    { label: 'Registers to keep up to date', fact: 'uae-ubo-registers' },
  ],
  blocks: [
    {
      kind: 'comparison',
      heading: 'Your change and what it triggers',
      columns: ['Who approves', 'New articles', 'What follows'],
      rows: [
        {
          label: 'Trade name',
          cells: ['Licensing authority', 'Yes', 'Signboard, stamp, contracts, bank, tax, visas, trademark'],
        },
        {
          label: 'Activity added or removed',
          cells: [
            'Authority, perhaps a regulator',
            'Usually',
            'The bank’s assessment, VAT treatment, insurance',
          ],
        },
        {
          label: 'Manager',
          cells: [
            'Owners, then the authority',
            'If the manager is named there',
            'Bank mandate, portals, the manager’s visa',
          ],
        },
        {
          label: 'Partner joins or leaves',
          cells: [
            'Partners, notary or zone',
            'Yes',
            '[Share transfer](/services/share-transfer), register of beneficial owners',
          ],
        },
        {
          label: 'Address',
          cells: ['Authority, after the new lease', 'Sometimes', 'Visa quota, municipality, tax, bank'],
        },
        {
          label: 'Legal form',
          cells: [
            'Authority, with accounts and notices',
            'Completely new articles',
            'Almost everything above',
          ],
        },
        {
          label: 'From a zone to the mainland',
          cells: [
            'Both authorities, by transfer of registration',
            'Yes',
            'Federal Decree-Law 20 of 2025 lets the company stay the same one, but parts of the rules are still to come. If either authority is not ready, you need a branch or a second company; until then cancel nothing',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Do it in this order to avoid doing it twice',
      steps: [
        {
          title: 'Check that it is possible',
          text: 'The name may be taken, the activity not allowed for your legal form, or the new office too small for your visas. One written enquiry to the authority settles this before you sign anything.',
        },
        {
          title: 'Bundle',
          text: 'If a partner leaves and the address changes in the same quarter, file together. You then pay notary, authority and printing once.',
        },
        {
          title: 'Resolve and sign',
          text: 'Owners decide as the articles say. Some changes need every signature: if a partner is unreachable, have a lawyer read the articles first. On the mainland you sign an amendment before a notary or through the online notary service; in a zone, on its own forms.',
        },
        {
          title: 'File and pay',
          text: 'The authority issues the amended licence. Until then the old one is valid, so do not sign contracts in the new name.',
        },
        {
          title: 'Tell everyone within a week',
          text: 'Register of owners, tax accounts, immigration file, bank, landlord, insurer, large customers.',
        },
      ],
    },
    {
      kind: 'decision',
      heading: 'File now or with the renewal?',
      start: {
        question: 'What changes?',
        answers: [
          {
            label: 'The name, or an activity is added',
            leadsTo: {
              question: 'Do you need it before the renewal, for example to invoice?',
              answers: [
                {
                  label: 'Yes',
                  leadsTo: 'File now. You can use the name or the activity only once the licence shows it.',
                },
                {
                  label: 'No',
                  leadsTo: 'Wait for the renewal: it often saves a trip.',
                },
              ],
            },
          },
          {
            label: 'An owner, the manager or the address',
            leadsTo: {
              question: 'Is a second change due in the same quarter?',
              answers: [
                {
                  label: 'Yes',
                  leadsTo:
                    'File both now and pay notary, authority and printing once; report new owners within {{uae-ubo-change-notice}}.',
                },
                {
                  label: 'No',
                  leadsTo: 'File now: you must report this change when it happens.',
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'documents',
      heading: 'Papers by type of change',
      groups: [
        {
          title: 'Always',
          items: [
            'Current licence, articles and all earlier amendments',
            'Passports and Emirates IDs of the signatories',
            'Owners’ resolution; attested if an owner signs abroad',
          ],
        },
        {
          title: 'Name or activity',
          items: [
            'Reservation of the new name',
            'Approval of the outside regulator, where the activity has one',
          ],
        },
        {
          title: 'People',
          items: [
            'Passport, visa status and address of the newcomer',
            'For a newcomer that is a company: its register extract and [attested papers](/services/document-attestation)',
            'Resignation or release of the person leaving',
          ],
        },
        {
          title: 'Address',
          items: [
            'Registered lease, on the mainland the Ejari certificate',
            'Final bills for the old premises',
          ],
        },
      ],
    },
    {
      kind: 'timeline',
      heading: 'How long it takes',
      intro: 'Counted from a complete file; the authority’s service page shows current times.',
      phases: [
        {
          title: 'Manager, simple address',
          time: 'Days',
          text: 'Little to check, unless a regulator is involved.',
        },
        {
          title: 'Name or activity',
          time: 'Days to a few weeks',
          text: 'It depends on outside approvals. The shop sign and the municipality may add time.',
        },
        {
          title: 'Partners',
          time: 'A few weeks',
          text: 'Collecting signatures in several countries takes most of it.',
        },
        {
          title: 'Bank',
          time: 'Weeks, in parallel',
          text: 'The bank checks new owners and new activities as if you were a new customer. Keep the old signatory in place until the bank has confirmed the new one.',
        },
        {
          title: 'Beneficial owners',
          time: 'Within {{uae-ubo-change-notice}}',
          text: 'Counted from the day of the change.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Authority, notary, knock-on changes, our work',
      paragraphs: [],
      points: [
        '**Amendment** (licensing authority or zone): per type of change, on the authority’s tariff.',
        '**Notary and translation** (notary, translator): by document; for shares also by value in some cases.',
        '**Knock-on changes** (immigration, municipality and others): card, visas, signboard, each on its own tariff. Cheap offers leave this out.',
        '**Our work** (us): fixed for the bundle.',
      ],
    },
    {
      kind: 'text',
      heading: 'Two registers people forget: tax and owners',
      paragraphs: [
        '**Tax.** You must update changed names, addresses, activities, owners and signatories within the time stated on EmaraTax, for both corporate tax and VAT. The tax number stays the same; you get a new certificate.',
        '**The register of owners.** A company keeps {{uae-ubo-registers}} registers: of beneficial owners, of partners or shareholders, and of nominee managers. A new manager who acts on someone else’s instructions goes in the last one. See [what has to be recorded](/accounting/ubo-aml).',
      ],
    },
  ],
  related: [
    '/services/share-transfer',
    '/accounting/ubo-aml',
    '/services/company-liquidation-uae',
    '/services/pro-services-uae',
  ],
};
