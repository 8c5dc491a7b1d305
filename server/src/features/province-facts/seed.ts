import type { provinceFacts } from '../../db/schema/province-facts.ts';

type NewFact = typeof provinceFacts.$inferInsert;

const [BC, ONTARIO, ALBERTA] = ['CA59', 'CA35', 'CA48'];

const wages2026 = {
  source: 'Farms.com, 2026년 주별 최저임금 표',
  url: 'https://www.farms.com/news/minimum-wages-set-to-increase-in-5-provinces-and-territories-on-april-1-239302.aspx',
};

const wages: NewFact[] = [
  {
    province: BC,
    topic: 'wage',
    amount: 17.85,
    note: '해마다 6월 1일에 바뀌어요.',
    validFrom: '2025-06-01',
    validUntil: '2026-05-31',
    source: 'Fraser Valley Today, BC주 노동부 발표',
    url: 'https://fraservalleytoday.ca/2025/05/28/b-c-s-minimum-wage-to-increase-to-17-85-on-june-1',
  },
  {
    province: BC,
    topic: 'wage',
    amount: 18.25,
    note: '해마다 6월 1일에 바뀌어요.',
    validFrom: '2026-06-01',
    validUntil: '2027-05-31',
    ...wages2026,
  },
  {
    province: ONTARIO,
    topic: 'wage',
    amount: 17.6,
    note: '해마다 10월 1일에 바뀌어요. 18세 미만 학생의 최저임금은 따로 있어요.',
    validFrom: '2025-10-01',
    validUntil: '2026-09-30',
    source: 'Windsorite, 온타리오주 발표',
    url: 'https://windsorite.ca/2025/04/ontario-raising-minimum-wage/',
  },
  {
    province: ALBERTA,
    topic: 'wage',
    amount: 15,
    note: '18세 미만 학생의 최저임금은 따로 있어요.',
    validFrom: '2018-10-01',
    ...wages2026,
    source: 'Stikeman Elliott(시행일), Farms.com(2026년 주별 최저임금 표)',
  },
];

const rents: NewFact[] = [
  {
    province: BC,
    topic: 'rent',
    amount: 3,
    note: '12개월에 한 번, 석 달 전에 정해진 양식으로 알려야 올릴 수 있어요.',
    validFrom: '2025-01-01',
    validUntil: '2025-12-31',
    source: 'CTV News, BC주 발표',
    url: 'https://bc.ctvnews.ca/b-c-caps-rent-increase-at-3-for-2025-matching-inflation-rate-1.7014475',
  },
  {
    province: BC,
    topic: 'rent',
    amount: 2.3,
    note: '12개월에 한 번, 석 달 전에 정해진 양식으로 알려야 올릴 수 있어요.',
    validFrom: '2026-01-01',
    validUntil: '2026-12-31',
    source: 'Fraser Valley News Network, BC주 발표',
    url: 'https://fraservalleynewsnetwork.com/2025/08/26/bc-annual-rent-increase-falls-for-second-straight-year-capped-at-inflation',
  },
  {
    province: ONTARIO,
    topic: 'rent',
    amount: 2.1,
    note: '12개월에 한 번, 90일 전에 글로 알려야 올릴 수 있어요. 2018년 11월 15일 뒤에 처음 사람이 산 집에는 한도가 없어요.',
    validFrom: '2026-01-01',
    validUntil: '2026-12-31',
    source: 'Storeys, 온타리오주 발표',
    url: 'https://storeys.com/ontario-rent-increase-guideline-2026',
  },
  {
    province: ALBERTA,
    topic: 'rent',
    words: '한도 없음',
    note: '12개월에 한 번만 올릴 수 있고, 다달이 계약하는 집은 석 달 전에 글로 알려야 해요.',
    source: 'TenantRights.ca, Alberta Rent Increase Guidelines',
    url: 'https://tenantrights.ca/alberta/alberta-rent-increase-guidelines-tenant-rights-explained',
  },
];

const nominations: NewFact[] = [
  {
    province: BC,
    amount: 5254,
    source: 'Maple News',
    url: 'https://maplenews.org/british-columbia-becomes-first-province-to-reveal-2026-pnp-nomination-quota-but-its-lower-than-expected',
  },
  {
    province: ONTARIO,
    amount: 14_119,
    source: 'CIC News, 온타리오주 OINP 발표',
    url: 'https://www.cicnews.com/2026/02/ontario-announces-its-nomination-allocation-for-2026-and-its-higher-than-the-year-prior-0271417.html',
  },
  {
    province: ALBERTA,
    amount: 6403,
    source: 'CIC News, 앨버타주 AAIP 발표',
    url: 'https://www.cicnews.com/2026/01/these-are-the-candidates-alberta-is-prioritizing-for-permanent-residence-in-2026-0169580.html',
  },
].map((fact) => ({
  topic: 'nominations',
  note: '연방 정부가 해마다 나눠 줘요. 한 해 동안 늘어날 수 있어요.',
  validFrom: '2026-01-01',
  validUntil: '2026-12-31',
  ...fact,
}));

/**
 * The facts of a new database, each as its source says it (looked up on 25 November 2026 in stored copies). What the law lets
 * change on a known day ends the day before: Ontario's wage of that autumn was in none of the copies.
 */
export const factSeed: readonly NewFact[] = [...wages, ...rents, ...nominations];
