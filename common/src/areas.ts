import { ALL_REGIONS } from './all-regions.ts';
import { canonicalPlaces } from './places.ts';
import { provinceIdOf } from './regions.ts';

/** Cities of one province that people name as one. */
export interface Area {
  /** The province's, and two digits of a census division of Statistics Canada or, where it is none, three from 901 on. */
  id: string;
  ko: string;
  en: string;
  /** What else people call it, in either language. */
  aliases: readonly string[];
  /** The ids of its cities. */
  cities: readonly string[];
}

const inProvince = (provinceId: string, ...lists: string[]): string[] =>
  lists.flatMap((list) => list.split(' ')).map((id) => provinceId + id);

/** An area, by the GeoNames ids of its cities. */
const area = (id: string, [ko, en]: [string, string], aliases: string, ...cities: string[]): Area => ({
  id,
  ko,
  en,
  aliases: aliases.split(','),
  cities: inProvince(provinceIdOf(id), ...cities),
});

const NORTH_SHORE = '6090785 8533869';
const TRI_CITIES = '5927690 6111706 6111962 5885383';
const TORONTO = '6167865 8558534 6948711 5950267';
const YORK = '6066513 6173577 6122091 900001 6087701 5888377 5945707 5991370 5926526 5992180 6079673 5892205';
const PEEL = '6075357 5907364 5913414';
const HALTON = '6092122 5911592 6074377';
const DURHAM = '6094578 900002 5882873 6104111 6172932';

/**
 * Areas as people say them, those of a province together. Which cities they have: of census divisions (Metro Vancouver 5915,
 * Fraser Valley 5909, Capital 5917, Toronto 3520, York 3519, Peel 3521, Halton 3524, Durham 3518, Waterloo 3530, Montréal
 * 2466) Statistics Canada's Standard Geographical Classification 2021, by the division that GeoNames names for each city;
 * of the Tri-Cities and the North Shore the municipalities of Metro Vancouver that call themselves so; of the GTA the City
 * of Toronto with the regional municipalities of Durham, Halton, Peel and York, as Ontario defines it.
 */
export const areas: readonly Area[] = [
  area(
    'CA5915',
    ['메트로밴쿠버', 'Metro Vancouver'],
    '광역밴쿠버,그레이터밴쿠버,광밴,로워메인랜드,Greater Vancouver,Lower Mainland,GVRD,GVA',
    '6173331 6159905 5911606 6122085 6065686 5937615 6180961 6087844 6178582 5886586 7669012 6049429',
    '7602078 6169661 6105815 7669018 5906690 6054578',
    TRI_CITIES,
    NORTH_SHORE,
  ),
  area('CA59901', ['트라이시티', 'Tri-Cities'], '트라이시티즈,트리시티', TRI_CITIES),
  area('CA59902', ['노스쇼어', 'North Shore'], '북쪽해안', NORTH_SHORE),
  area(
    'CA5909',
    ['프레이저밸리', 'Fraser Valley'],
    '프레이저벨리,프레이져밸리,FVRD',
    '5881791 5921356 6075292 5882534 5976783 12070754',
  ),
  area(
    'CA5917',
    ['광역빅토리아', 'Greater Victoria'],
    '그레이터빅토리아,빅토리아전역,Capital Region,CRD',
    '6174041 900003 6049388 6091919 5949512 5926268 6090579 6151264 5959360 6072482 12076649',
  ),
  area(
    'CA35901',
    ['GTA', 'Greater Toronto Area'],
    '광역토론토,그레이터토론토,지티에이,토론토권',
    TORONTO,
    YORK,
    PEEL,
    HALTON,
    DURHAM,
  ),
  area('CA3520', ['토론토 전역', 'City of Toronto'], '토론토시,토론토전체', TORONTO),
  area('CA3519', ['요크 지역', 'York Region'], '욕리전,요크리전,욕지역', YORK),
  area('CA3521', ['필 지역', 'Peel Region'], '필리전', PEEL),
  area('CA3524', ['홀턴 지역', 'Halton Region'], '할턴,홀튼,할튼', HALTON),
  area('CA3518', ['더럼 지역', 'Durham Region'], '더럼리전,더햄', DURHAM),
  area(
    'CA3530',
    ['키치너·워털루', 'Kitchener-Waterloo'],
    '워털루지역,워털루리전,Waterloo Region,KW',
    '5992996 5913695 6176823 6087591 6177893',
  ),
  area(
    'CA2466',
    ['몬트리올 전역', 'Island of Montréal'],
    '몬트리올섬,몽레알섬,Montreal Island',
    '6077243 6138610 6138625 6091314 5940956 5928488 6107325 6179226 5992830 5895650 6077315 5941925 5970014 6137733',
    '6077265 5890542 6077251',
  ),
];

const areaById: ReadonlyMap<string, Area> = new Map(areas.map((one) => [one.id, one]));

/** The area of an id; undefined for provinces, cities and what is not known. */
export const areaOf = (id: string): Area | undefined => areaById.get(id);

/** Parts of cities that listings can be filed under themselves: who looks in the city looks there too. */
const PARTS: ReadonlyMap<string, readonly string[]> = new Map([
  // Vancouver: West End, Arbutus Ridge. Delta: Ladner, Tsawwassen. Langley: Walnut Grove, Aldergrove.
  ['CA596173331', inProvince('CA59', '6178582 5886586')],
  ['CA595937615', inProvince('CA59', '7602078 6169661')],
  ['CA596049429', inProvince('CA59', '7669012 7669018')],
]);

/** North York, Scarborough and Etobicoke are of the City of Toronto: what holds for it holds there too. */
const CITY_OF_TORONTO = 'CA356167865';

/** The city that a place is a part of, by law or as people see it; null for a city that is none. */
export const cityAround = (id: string): string | null => {
  if (inProvince('CA35', TORONTO).includes(id) && id !== CITY_OF_TORONTO) return CITY_OF_TORONTO;
  for (const [city, parts] of PARTS) if (parts.includes(id)) return city;
  return null;
};

/** The cities and provinces of places: an area's cities, a city with its parts. */
export const membersOf = (ids: readonly string[]): string[] =>
  canonicalPlaces(ids.flatMap((id) => areaOf(id)?.cities ?? [id, ...(PARTS.get(id) ?? [])]));

/** Whether a city or province is among others, or in a province among them. */
const isAmong = (id: string, others: readonly string[]): boolean =>
  others.includes(id) || others.includes(provinceIdOf(id));

/**
 * The cities and provinces that a filter of places looks in. In: provinces, areas and cities, and a city or a province
 * within which alone they count. Out: each once; empty where nothing can be; null for the whole country.
 */
export const wantedPlaces = ({
  regionId = [],
  cityId = '',
}: {
  regionId?: readonly string[] | undefined;
  cityId?: string | undefined;
}): string[] | null => {
  const wanted = membersOf(regionId);
  const within = cityId === ALL_REGIONS || cityId === '' ? [] : membersOf([cityId]);
  if (wanted.length === 0 || within.length === 0) {
    const either = [...wanted, ...within];
    return either.length > 0 ? either : null;
  }
  const narrowed = [
    ...wanted.filter((id) => isAmong(id, within)),
    ...within.filter((id) => isAmong(id, wanted)),
  ];
  return canonicalPlaces(narrowed);
};
