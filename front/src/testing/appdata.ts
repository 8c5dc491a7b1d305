/** Regions and types as the API answers them, few enough for a test. */
export const appdata = {
  countries: [
    {
      id: 'CA',
      name: '캐나다',
      nameEn: 'Canada',
      areas: [
        {
          id: 'CA5915',
          name: '메트로밴쿠버',
          nameEn: 'Metro Vancouver',
          aliases: ['광역밴쿠버'],
          cities: ['CA596173331', 'CA595911606'],
        },
        { id: 'CA35901', name: 'GTA', nameEn: 'Greater Toronto Area', aliases: [], cities: ['CA356167865'] },
      ],
      provincies: [
        {
          id: 'CA59',
          name: '브리티시컬럼비아',
          nameEn: 'British Columbia',
          cities: [
            { id: 'CA596173331', name: '밴쿠버', nameEn: 'Vancouver' },
            { id: 'CA595911606', name: '버나비', nameEn: 'Burnaby', aliases: ['버너비'] },
          ],
        },
        {
          id: 'CA35',
          name: '온타리오',
          nameEn: 'Ontario',
          cities: [{ id: 'CA356167865', name: '토론토', nameEn: 'Toronto' }],
        },
      ],
    },
  ],
  categories: [
    { id: 8, value: 2, title: '렌트', pid: 1 },
    { id: 11, value: 5, title: '비즈니스', pid: 1 },
    { id: 42, value: 2, title: '콘도', pid: 2 },
    { id: 49, value: 9, title: '룸렌트', pid: 2 },
  ],
};
