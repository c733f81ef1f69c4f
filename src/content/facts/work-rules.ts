import type { Fact } from './fact.ts';

const CHECKED = { checkedOn: '2026-11-29', certainty: 'stated' } as const;

const LABOUR_LAW = {
  ...CHECKED,
  source: 'Federal Decree-Law 33 of 2021 on labour relations',
  url: 'https://uaelegislation.gov.ae/en/legislations/1541',
} as const;

const JOB_LOSS = {
  ...CHECKED,
  unit: 'AED',
  source: 'UAE Government portal, insurance against job loss',
  url: 'https://u.ae/en/information-and-services/jobs/insurance/unemployment-insurance-scheme',
} as const;

const EMIRATIS = {
  ...CHECKED,
  source: 'Ministry of Human Resources and Emiratisation, Cabinet resolution on Emiratisation',
  url: 'https://www.thenationalnews.com/uae/government/2023/07/11/private-companies-with-20-to-49-employees-now-included-in-emiratisation-drive/',
  publishedOn: '2023-07-11',
} as const;

/** Facts on employment in the UAE. */
export const workRuleFacts = {
  'uae-probation-length': {
    ...LABOUR_LAW,
    value: 6,
    unit: 'month',
    covers: 'Longest probation in a UAE employment contract',
  },
  'uae-probation-notice': {
    ...LABOUR_LAW,
    value: 14,
    unit: 'day',
    covers: 'Written notice by which a UAE employer ends the contract during probation',
  },
  'uae-gratuity-days': {
    ...LABOUR_LAW,
    value: 21,
    unit: 'day',
    covers: 'Basic pay for each of the first years of service as UAE end-of-service benefit',
  },
  'uae-gratuity-days-later': {
    ...LABOUR_LAW,
    value: 30,
    unit: 'day',
    covers: 'Basic pay for each later year of service as UAE end-of-service benefit',
  },
  'uae-gratuity-first-years': {
    ...LABOUR_LAW,
    value: 5,
    unit: 'year',
    covers: 'Years of service that count at the first rate of the UAE end-of-service benefit',
  },
  'job-loss-insurance': {
    ...JOB_LOSS,
    value: 5,
    covers: 'Monthly premium that an employee pays for the UAE insurance against job loss, on lower pay',
  },
  'job-loss-insurance-higher': {
    ...JOB_LOSS,
    value: 10,
    covers: 'Monthly premium that an employee pays for the UAE insurance against job loss, on higher pay',
  },
  'job-loss-insurance-pay': {
    ...JOB_LOSS,
    value: 16_000,
    covers: 'Monthly basic pay up to which the lower premium of the UAE insurance against job loss applies',
  },
  'emiratisation-staff': {
    ...EMIRATIS,
    value: 50,
    unit: 'count',
    covers: 'Employees from which a UAE mainland company has to raise its share of Emiratis in skilled jobs',
  },
  'emiratisation-rise': {
    ...EMIRATIS,
    value: 2,
    unit: '%',
    covers: 'Yearly rise of the share of Emiratis in skilled jobs in the larger UAE mainland companies',
    validTo: '2026-12-31',
  },
  'emiratisation-staff-small': {
    ...EMIRATIS,
    value: [20, 49],
    unit: 'count',
    covers: 'Employees of smaller UAE mainland companies that have to hire Emiratis in certain sectors',
  },
  'emiratisation-sectors': {
    ...EMIRATIS,
    value: 14,
    unit: 'count',
    covers: 'Sectors in which smaller UAE mainland companies have to hire Emiratis',
  },
} as const satisfies Record<string, Fact>;
