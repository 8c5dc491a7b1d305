/** A search for listings as a path of the API. */
export interface Case {
  name: string;
  path: string;
  /** What people search for every day. */
  usual: boolean;
}

const USUAL = new Set([
  'none',
  'city',
  'region',
  'home type',
  'bedroom 2',
  'price 1,500 to 2,000',
  'furnished',
  'pets',
  'city, bedroom, price',
  'keyword common',
  'box of a metropolis',
  'cheapest first',
]);

const BURNABY = 'CA595911606';
const BRITISH_COLUMBIA = 'CA59';
const WHISTLER = 'CA596180144';

const METROTOWN = '-123.02,49.215,-122.98,49.235';
const BURNABY_AREA = '-123.03,49.18,-122.89,49.3';
const METRO_VANCOUVER = '-123.3,49,-122.5,49.4';
const CANADA = '-141,41.7,-52.6,83';

const inAWeek = () => new Date(Date.now() + 7 * 24 * 3600_000).toISOString().slice(0, 10);

/** Every filter alone, and together as people use them. */
const filters = (): Record<string, string> => ({
  none: '',
  'with those done': 'status=-1',
  city: `cityId=${BURNABY}`,
  region: `regionId=${BRITISH_COLUMBIA}`,
  'several places': 'regionId=CA5915,CA358558534',
  'home type': 'reType=2',
  'bedroom 2': 'bedroom=2',
  'bedroom 4 or more': 'bedroom=4',
  'bathroom 2': 'bathroom=2',
  'price 1,500 to 2,000': 'priceMin=1500&priceMax=2000',
  'area from 1,000': 'areaMin=1000',
  furnished: 'furnished=true',
  pets: 'pets=true',
  parking: 'parking=1',
  'available in a week': `availableBefore=${inAWeek()}`,
  'room kind': 'roomKind=master',
  'deposit to 500': 'depositMax=500',
  'term to 3 months': 'minTermMax=3',
  'city, bedroom, price': `cityId=${BURNABY}&bedroom=2&priceMax=2500`,
  'city, pets, furnished, parking': `cityId=${BURNABY}&pets=true&furnished=true&parking=1`,
  'a rare combination': 'roomKind=solarium&pets=true&smoking=true&parking=2',
  'a combination of nothing': `cityId=${WHISTLER}&bedroom=4&roomKind=den&pets=true`,
  'a price of nothing': 'priceMin=900000',
  'keyword common': 'keyword=렌트',
  'keyword of a city': 'keyword=버나비',
  'keyword of a home type': 'keyword=베이스먼트',
  'keyword rare': 'keyword=온수풀',
  'keyword of two words': 'keyword=버나비 룸렌트',
  'keyword of nothing': 'keyword=헬리콥터격납고',
  'keyword and city': `keyword=스카이트레인&cityId=${BURNABY}`,
  'box of a neighbourhood': `bbox=${METROTOWN}`,
  'box of a metropolis': `bbox=${METRO_VANCOUVER}`,
  'box of the country': `bbox=${CANADA}`,
});

/** As the site searches, unless the visitor chooses otherwise: rentals that are to be had. */
const queryOf = (query: string) => `txType=2&${query.includes('status=') ? '' : 'status=0&'}${query}`;
const listed = (query: string) => `/v1/query/realties?${queryOf(query)}`;

/** The first pages of every filter, and of other orders. */
export const casesOf = (): Case[] => {
  const first = (name: string, query: string): Case => ({
    name,
    path: listed(query),
    usual: USUAL.has(name),
  });
  return [
    ...Object.entries(filters()).map(([name, query]) => first(name, query)),
    first('cheapest first', 'sort=price&order=ASC'),
    first('dearest first', 'sort=price&order=DESC'),
    first('city, cheapest first', `cityId=${BURNABY}&sort=price&order=ASC`),
    first('bedroom 2, cheapest first', 'bedroom=2&sort=price&order=ASC'),
    first('area from 1,000, cheapest first', 'areaMin=1000&sort=price&order=ASC'),
    first('home type, dearest first', 'reType=2&sort=price&order=DESC'),
    first('a rare combination, cheapest first', 'roomKind=solarium&pets=true&parking=2&sort=price&order=ASC'),
    first('keyword of a home type, cheapest first', 'keyword=베이스먼트&sort=price&order=ASC'),
    first('box of a neighbourhood, cheapest first', `bbox=${METROTOWN}&sort=price&order=ASC`),
    first('box of a city, cheapest first', `bbox=${BURNABY_AREA}&sort=price&order=ASC`),
    first('box of a metropolis, dearest first', `bbox=${METRO_VANCOUVER}&sort=price&order=DESC`),
    first(
      'box of a metropolis, pets, cheapest first',
      `bbox=${METRO_VANCOUVER}&pets=true&sort=price&order=ASC`,
    ),
    first(
      'price, furnished, cheapest first',
      'priceMin=2000&priceMax=2500&furnished=true&sort=price&order=ASC',
    ),
    first('available in a week, cheapest first', `availableBefore=${inAWeek()}&sort=price&order=ASC`),
    first('keyword common, dearest first', 'keyword=렌트&sort=price&order=DESC'),
    first('keyword of nothing, cheapest first', 'keyword=헬리콥터격납고&sort=price&order=ASC'),
  ];
};
