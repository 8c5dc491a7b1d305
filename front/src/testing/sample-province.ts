import type { ProvinceFact, ProvinceProfile } from '@hanca/common/contract/province-facts.ts';

export const sampleFact: ProvinceFact = {
  ...{ id: 1, province: 'CA59', topic: 'wage', amount: 18.25, words: '', note: '해마다 6월 1일에 바뀌어요.' },
  ...{ validFrom: '2026-06-01', validUntil: '2027-05-31', source: '기사', url: 'https://example.org/wage' },
  ...{ createdDate: { time: '1795000000000' }, updatedDate: { time: '1795000000000' } },
};

/** A province with a wage that is to change, a limit of last year, and no figure of the third topic. */
export const sampleProvince: ProvinceProfile = {
  province: 'CA59',
  name: '브리티시컬럼비아',
  topics: [
    {
      topic: 'wage',
      current: sampleFact,
      coming: { ...sampleFact, id: 2, amount: 18.65, validFrom: '2027-06-01', validUntil: '' },
      over: null,
      official: { title: 'BC주 최저임금', url: 'https://www2.gov.bc.ca/wage' },
    },
    {
      topic: 'rent',
      current: null,
      coming: null,
      over: {
        ...sampleFact,
        id: 3,
        topic: 'rent',
        amount: 2.3,
        validFrom: '2026-01-01',
        validUntil: '2026-12-31',
      },
      official: { title: 'BC주 집세 인상', url: 'https://www2.gov.bc.ca/rent' },
    },
    { topic: 'nominations', current: null, coming: null, over: null, official: null },
  ],
  deposit: {
    months: 0.5,
    text: 'BC주에서는 보증금을 월세의 반까지만 받을 수 있어요.',
    others: '반려동물 보증금은 따로 반 달치까지 받을 수 있어요.',
    unless: '주방이나 욕실을 주인과 함께 쓰면 다를 수 있어요.',
    source: { title: 'BC주 주택임대차법', url: 'https://www.bclaws.gov.bc.ca/' },
  },
  holidays: [{ day: '2027-02-15', name: '패밀리 데이' }],
  holidaySource: { title: 'BC주 법정 공휴일', url: 'https://www2.gov.bc.ca/holidays' },
  crossings: [{ slug: 'peace-arch', name: '피스아치(더글러스)' }],
};
