import type { Fact } from './fact.ts';

const CHECKED = { checkedOn: '2026-11-29', certainty: 'stated' } as const;

const ICP = 'Federal Authority for Identity, Citizenship, Customs and Port Security';

/** Income of a resident who invites a visitor. */
const HOSTS = {
  ...CHECKED,
  unit: 'AED',
  source: `${ICP}, decision of September 2025`,
  url: 'https://gulfnews.com/uae/uae-updates-entry-visa-rules-for-visits-by-friends-and-relatives-1.500291714',
  publishedOn: '2025-10-02',
} as const;

const LONG_VISA = {
  ...CHECKED,
  source: `${ICP}, conditions of the five-year tourist visa`,
  url: 'https://english.alarabiya.net/features/2021/10/11/Here-are-the-conditions-for-obtaining-a-5-year-tourist-visa-in-the-UAE',
  publishedOn: '2021-10-11',
} as const;

const MAIDS = {
  ...CHECKED,
  unit: 'AED',
  source: 'Ministry of Human Resources and Emiratisation, statement to the news agency WAM',
  url: 'https://www.dubaieye1038.com/news/local/new-domestic-worker-sponsorship-rule-to-improve-working-conditions-ministry/',
} as const;

/** Facts on UAE visas: limits and terms set by law or authority. */
export const visaRuleFacts = {
  'family-son-age': {
    ...CHECKED,
    value: 25,
    unit: 'year',
    covers: 'Age up to which an unmarried son can be sponsored in the UAE; unmarried daughters at any age',
    source: 'Cabinet Decision 65 of 2022 on the entry and residence of foreigners',
    url: 'https://www.thenationalnews.com/uae/2022/08/26/how-to-sponsor-a-son-over-the-age-of-18-under-next-weeks-new-uae-visa-rules/',
    publishedOn: '2022-08-26',
  },
  'newborn-residence-window': {
    ...CHECKED,
    value: 120,
    unit: 'day',
    covers: 'Time after birth to apply for the residence of a child born in the UAE',
    source: 'UAE residence rules, as set out by the guides of Explorer and Al Qalam',
    url: 'https://alqalam.ae/services/family-visa-residency/',
  },
  'visa-overstay-fine': {
    ...CHECKED,
    value: 50,
    unit: 'AED',
    covers: 'Fine for each day that a visitor or resident stays in the UAE after the visa',
    source: ICP,
    url: 'https://www.visahq.com/news/2026-02-14/ae/uae-unifies-visa-overstay-penalty-at-aed-50-per-day-across-all-emirates',
    publishedOn: '2026-02-15',
  },
  'visit-host-income': {
    ...HOSTS,
    value: 4000,
    covers: 'Lowest monthly income of a UAE resident who invites a parent, spouse or child for a visit',
  },
  'visit-host-income-relative': {
    ...HOSTS,
    value: 8000,
    covers: 'Lowest monthly income of a UAE resident who invites a more distant relative for a visit',
  },
  'visit-host-income-friend': {
    ...HOSTS,
    value: 15_000,
    covers: 'Lowest monthly income of a UAE resident who invites a friend for a visit',
  },
  'tourist-stay': {
    value: [30, 60],
    unit: 'day',
    covers: 'Stay on a single-entry tourist visa to the UAE, by the kind that is sold',
    source: 'Gulf News and Meydan Free Zone, guides to visit visas',
    url: 'https://gulfnews.com/living-in-uae/visa-immigration/want-to-apply-for-a-uae-visit-visa-these-are-all-your-options-1.1694010784528',
    publishedOn: '2023-09-06',
    checkedOn: '2026-11-29',
    certainty: 'disputed',
  },
  'long-tourist-visa-length': {
    ...LONG_VISA,
    value: 5,
    unit: 'year',
    covers: 'Validity of the long-term multiple-entry tourist visa to the UAE',
  },
  'long-tourist-visa-balance': {
    ...LONG_VISA,
    value: 4000,
    unit: 'USD',
    covers:
      'Bank balance of the preceding six months for the long-term multiple-entry tourist visa to the UAE',
  },
  'long-tourist-visa-stay': {
    ...LONG_VISA,
    value: 90,
    unit: 'day',
    covers: 'Stay on the long-term multiple-entry tourist visa to the UAE before an extension',
  },
  'long-tourist-visa-stay-year': {
    ...LONG_VISA,
    value: 180,
    unit: 'day',
    covers:
      'Longest stay in a year on the long-term multiple-entry tourist visa to the UAE, with an extension',
  },
  'maid-sponsor-income': {
    ...MAIDS,
    value: 25_000,
    covers: 'Lowest monthly income of a household that sponsors a domestic worker in the UAE',
  },
  'maid-sponsor-income-medical': {
    ...MAIDS,
    value: 15_000,
    covers:
      'Lowest monthly income of a UAE household that sponsors a domestic worker as carer on medical grounds',
  },
  'maid-recruitment': {
    value: [5000, 15_000],
    unit: 'AED',
    covers:
      'Recruitment of a domestic worker from abroad through a licensed centre, without state fees, by nationality',
    source:
      'Ministry of Human Resources and Emiratisation, first ceilings of the licensed centres; as reported by WOW RAK and Khaleej Journal',
    url: 'https://wow-rak.com/new-rates-for-hiring-domestic-workers-in-uae/',
    checkedOn: '2026-11-29',
    certainty: 'about',
  },
} as const satisfies Record<string, Fact>;
