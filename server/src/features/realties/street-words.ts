const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/**
 * Streets of these kinds may have a bare number for a name, as 152 St has; without dots, in small letters. Before a
 * court, a drive, a place, a road or a way it is a house's, or an ordinal: 'Place Laval' is a street, '152nd Court' too.
 */
const countable =
  'st street str ave avenue av cres crescent cr ' +
  '스트리트 스트릿 스트리 거리 길 가 애비뉴 에비뉴 애버뉴 에버뉴 애브뉴 크레센트';

/** What is written behind, in French before, the name of a street. */
const types = words(
  `${countable} rd road dr drive crt court ct pl place way blvd boulevard boul lane ln terr terrace trl trail cir circle sq square gate row mews pkwy parkway ` +
    'hwy highway close cove hill grove gr green path walk loop line rue chemin ch rang autoroute aut ' +
    '대로 로드 드라이브 코트 플레이스 웨이 불러바드 블러바드 레인 하이웨이',
);
const countableTypes = words(countable);

const directions = words(
  'n s e w ne nw se sw north south east west northeast northwest southeast southwest nord sud est ouest o ' +
    '북 남 동 서 북쪽 남쪽 동쪽 서쪽',
);

/** Roads whose number stands behind the word. */
const numbered = words(
  'highway hwy route rte autoroute concession con line sideroad sdrd range rang 하이웨이 고속도로 국도',
);

const roads = words('road rd 로드');
const qualifiers = words('range township twp county regional rural forest mun municipal');

export const isStreetType = (word: string): boolean => types.has(word);

/** Whether a street of this kind may be called by a number, as 152 St is. */
export const isCountable = (word: string): boolean => countableTypes.has(word);

export const isRoad = (word: string): boolean => roads.has(word);

/** A direction that belongs to a street's name. */
export const isWayAround = (word: string): boolean => directions.has(word);

export const isNumberedRoad = (word: string): boolean => numbered.has(word);

/** 'Range Road' and the like, which are called by a number. */
export const roadNeedsNumber = (first: string, second: string): boolean =>
  qualifiers.has(first) && roads.has(second);
