import { brand } from '../../../brand.ts';
import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'A company’s papers must say what the company is today. Changing one line on the licence is rarely one errand: articles, register of owners, tax account, bank and visas follow. Done in the right order most changes are undramatic; done in the wrong one, the bank learns of your new partner from somebody else.',
  blocks: [
    {
      kind: 'comparison',
      heading: 'Your change, and what it sets in motion',
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
            'Bank’s view of you, VAT treatment, insurance',
          ],
        },
        {
          label: 'Manager',
          cells: ['Owners, then the authority', 'If he is named there', 'Bank mandate, portals, his visa'],
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
          cells: ['Authority, with accounts and notices', 'Entirely new ones', 'Almost everything above'],
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'The order that avoids doing it twice',
      steps: [
        {
          title: 'Ask whether it is possible',
          text: 'A name may be taken, an activity closed to your legal form, a new office too small for the visas you hold. One enquiry answers this before anything is signed.',
        },
        {
          title: 'Bundle',
          text: 'If a partner leaves and the address changes in the same quarter, file together. Notary, authority and printing are then paid once.',
        },
        {
          title: 'Resolve and sign',
          text: 'Owners decide as the articles say. On the mainland an amendment is signed before a notary or through his online service; in a zone, on its own forms.',
        },
        {
          title: 'File and pay',
          text: 'The authority issues the amended licence. Until then the old one holds, so sign no contract in the new name.',
        },
        {
          title: 'Tell everybody in one week',
          text: 'Register of owners, tax accounts, immigration file, bank, landlord, insurer, large customers.',
        },
      ],
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
            'Resignation or release of whoever leaves',
          ],
        },
        {
          title: 'Address',
          items: [
            'Registered lease, on the mainland the Ejari certificate',
            'Settled accounts of the old premises',
          ],
        },
      ],
    },
    {
      kind: 'timeline',
      heading: 'How long it takes',
      intro: 'Counted from a complete file; the authority’s own service page shows its present times.',
      phases: [
        {
          title: 'Manager, simple address',
          time: 'Days',
          text: 'Little to examine, if no regulator is involved.',
        },
        {
          title: 'Name or activity',
          time: 'Days to a few weeks',
          text: 'Outside approvals decide. The shop sign and the municipality may add their part.',
        },
        { title: 'Partners', time: 'A few weeks', text: 'Signatures in several countries take most of it.' },
        {
          title: 'Bank',
          time: 'Weeks, in parallel',
          text: 'New owners and new activities are examined as on the first day. Keep the old signatory in place until the bank has confirmed the new one.',
        },
        {
          title: 'Beneficial owners',
          time: 'Within {{uae-ubo-change-notice}}',
          text: 'Counted from the change, not from the day on which the licence is printed.',
        },
      ],
    },
    {
      kind: 'costs',
      heading: 'What is charged',
      rows: [
        {
          item: 'Amendment',
          amount: 'Per type of change, on the authority’s tariff',
          payee: 'Licensing authority or zone',
        },
        {
          item: 'Notary and translation',
          amount: 'By document; for shares also by value in some cases',
          payee: 'Notary, translator',
        },
        {
          item: 'Knock-on changes',
          amount: 'Card, visas, signboard, each on its own tariff',
          payee: 'Immigration, municipality and others',
          note: 'This is the line that cheap offers leave out.',
        },
        { item: 'Our work', amount: 'Fixed for the bundle', payee: brand.en },
      ],
    },
    {
      kind: 'text',
      heading: 'Two accounts that people forget',
      paragraphs: [
        '**Tax.** The Federal Tax Authority wants changed names, addresses, activities, owners and signatories updated within the time stated on EmaraTax, for corporate tax and for VAT alike. The tax number stays; the certificate is issued again.',
        '**The register of owners.** A company keeps {{uae-ubo-registers}} registers: of beneficial owners, of partners or shareholders, and of nominee managers. A new manager who acts on somebody’s instruction belongs in the last. [What has to be recorded](/accounting/ubo-aml) is a page of its own.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions about changes',
      items: [
        {
          question: 'May I invoice for the new activity now?',
          answer:
            'Only when it stands on the licence. Work outside the licence can be fined, and customers’ tax departments compare the two.',
        },
        {
          question: 'A partner is abroad and unreachable. Can we go on?',
          answer:
            'It depends on majorities in your articles and on the kind of change. Some need every signature. A lawyer reads the articles first.',
        },
        {
          question: 'Should I wait for the renewal?',
          answer:
            'For a name or an extra activity it often saves a trip. For owners, managers and addresses no: the duty to report begins with the change.',
        },
        {
          question: 'Does a zone company move to the mainland by amendment?',
          answer:
            'Not simply. It means a branch, a second company, or re-registration where both authorities permit it. Ask before cancelling anything.',
        },
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
