import type { PageBody } from '../../page.ts';

export const page: PageBody = {
  reviewedOn: '2026-11-20',
  lead: 'A single founder with a passport needs few papers, and almost none of them attested. A company as owner needs a whole set, stamped in its own country, by a UAE mission and by the ministry here, then translated. So find out first which of the two you are; the lists below are sorted that way.',
  blocks: [
    {
      kind: 'documents',
      heading: 'The lists, by kind of owner',
      intro:
        'The receiving authority has the last word. Ask it, or us, for the list of your exact case before anything is stamped.',
      groups: [
        {
          title: 'Owner is a person living abroad',
          items: [
            'Passport, in colour, all edges visible',
            'Proof of address, recent, in the owner’s name',
            'Entry stamp or visit visa, if in the country',
            'Power of attorney when somebody signs for you: notarised and attested',
          ],
        },
        {
          title: 'Owner is a person living in the UAE',
          items: [
            'Passport, residence visa and Emirates ID',
            'No-objection letter of the employer, where the authority or the contract wants it',
            'UAE Pass on the phone, for signing online',
          ],
        },
        {
          title: 'Owner is a company from abroad',
          items: [
            'Certificate of incorporation and articles with every amendment',
            'Good-standing certificate or register extract, not older than the authority accepts',
            'List of directors and of owners down to human beings',
            'Board resolution: to found, to hold shares, to appoint manager and signatory',
            'Passports of signatory and beneficial owners',
          ],
        },
        {
          title: 'Branch instead of a subsidiary',
          items: [
            'The same set of the parent, and a resolution to open a branch',
            'Appointment of the branch manager with written powers',
            'Audited accounts of the parent, where asked for',
          ],
        },
        {
          title: 'Owner is a UAE company',
          items: [
            'Trade licence and memorandum, both in force',
            'Resolution, signed and where required notarised',
            'Its register of beneficial owners',
          ],
        },
      ],
    },
    {
      kind: 'documents',
      heading: 'What comes on top, by kind of company',
      groups: [
        {
          title: 'Mainland',
          items: [
            'Registered lease, in Dubai an Ejari certificate',
            'Memorandum of association in Arabic, or in two languages',
            'Approval of the trade’s regulator, where there is one',
          ],
        },
        {
          title: 'Free zone',
          items: [
            'The zone’s application and business plan, some on its own form',
            'Specimen signature, sometimes before a zone officer',
            'CV of owners and manager',
          ],
        },
        {
          title: 'Offshore',
          items: [
            'Bank or professional reference, if the registrar asks',
            'Description of what will be held, and why here',
            'Certified copies through the registered agent',
          ],
        },
        {
          title: 'Regulated professions',
          items: [
            'Degree and proof of experience, attested in the country of study',
            'Registration with the professional body',
          ],
        },
      ],
    },
    {
      kind: 'comparison',
      heading: 'Translated, attested or neither',
      columns: ['Attested?', 'Into Arabic?'],
      rows: [
        {
          label: 'Passport, Emirates ID',
          cells: ['No', 'Rarely; the embassy of the holder or the authority says'],
        },
        {
          label: 'Power of attorney from abroad',
          cells: ['Yes, full chain', 'Yes, unless drawn up in two languages'],
        },
        {
          label: 'Parent’s articles and certificate',
          cells: ['Yes, full chain', 'Mostly on the mainland, often not in zones'],
        },
        {
          label: 'Degree, marriage, birth',
          cells: ['Yes, when a visa or permit rests on it', 'Yes, as a rule'],
        },
        {
          label: 'Bank statements, references',
          cells: ['Seldom; original or stamped copy', 'If neither English nor Arabic'],
        },
        { label: 'Papers issued in the UAE', cells: ['Not for use here', 'Already bilingual in most cases'] },
      ],
    },
    {
      kind: 'steps',
      heading: 'The chain of stamps, by country',
      steps: [
        {
          title: 'At home: notary',
          text: 'Confirms a signature or a copy. Register extracts may go without.',
          time: 'Days',
        },
        {
          title: 'At home: state authority',
          text: 'In the United Kingdom the Foreign Office; in India a state office or chamber, then the foreign ministry; in Germany usually a court or a state office, then the federal one.',
          time: 'Days to weeks',
        },
        {
          title: 'UAE mission there',
          text: 'Embassy, consulate or its online service; company papers are charged differently from personal ones.',
          time: 'Days to weeks',
        },
        {
          title: 'Ministry of Foreign Affairs here',
          text: 'Confirms the mission’s stamp, mostly online.',
          time: 'Days',
        },
        {
          title: 'Legal translation',
          text: 'By a translator licensed in the UAE, at the end, because the stamps are translated too.',
          time: 'Days',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'Apostille: ask before you pay',
      paragraphs: [
        'Advice on whether an apostille replaces the embassy’s stamp for the UAE contradicts itself on the web. Look at the Hague Conference’s own status table and ask the office that will receive the paper; until both say that it suffices, plan the full chain.',
        'Other ways to lose a set: a name spelt differently from the passport, an extract that aged while the stamps were collected, a translation made one stamp too early, a passport renewed in between.',
      ],
    },
    {
      kind: 'faq',
      heading: 'Before you go to the notary',
      items: [
        {
          question: 'How many copies should I have attested?',
          answer:
            'Ask which office keeps the original. Registrar, bank and immigration may each want a set; a second attested copy ordered at once is cheaper than a second journey.',
        },
        {
          question: 'Is a scan enough to begin?',
          answer:
            'For checking name and activity, yes. Originals are due at signature or at the authority’s desk.',
        },
        {
          question: 'Who are beneficial owners on these forms?',
          answer:
            'Persons with {{uae-ubo-threshold}} or more, or who control otherwise. Changes are reported within {{uae-ubo-change-notice}}.',
        },
        {
          question: 'Where can I tick all this off?',
          answer:
            'In the [document checklist](/checklist), which stays on your device. Who stamps what for you is under [attestation](/services/document-attestation).',
        },
      ],
    },
  ],
  related: [
    '/checklist',
    '/services/document-attestation',
    '/visa/requirements',
    '/accounting/ubo-aml',
    '/business-guide/how-to-start-a-business-in-dubai',
  ],
};
