// What the text of a listing says about who may live there and what is paid beside the rent, by its words.

/** What people are told apart by. */
export type Ground =
  | 'origin'
  | 'citizenship'
  | 'religion'
  | 'family'
  | 'marital'
  | 'sex'
  | 'orientation'
  | 'age'
  | 'disability'
  | 'income';

/** What the laws about tenancy say something about. */
export type Term = 'deposit' | 'otherDeposit' | 'fee' | 'noPets';

/** Who is meant may be said of in many ways: 한국인 여성분, 아이 있는 가정. */
const PEOPLE =
  '(?:\\s?(?:분|사람|세입자|입주자|손님|가족|가정|집|부부|커플|학생|유학생|직장인|여성|여자|남성|남자|있는|있으신|동반|이신|인|들))*';

/** That nobody else is taken, not that nobody else lives there (한국인만 살아요) or how it is there (한국인만의, 만큼). */
const ALONE = '만(?!큼|의|이?\\s?아니|\\s?(?:살|사는|사시|계시|계세|거주|있|지내|\\d|[한두세네] ?명))';
const RESERVED = '전용(?!\\s?(?:주차|층|화장실|헬스|사우나|라운지|운동|시설|도로))';
const PREFERRED = '우대|선호(?!하는|\\s?(?:지역|동네|학군|단지))';
const ONLY = `(?:${ALONE}|(?:을|를|으로)?\\s?(?:${RESERVED}|${PREFERRED}|한정)|에\\s?(?:한함|한해|한합|한정))`;

/** Others that are named with them: 아이, 반려동물 불가. */
const AND =
  '(?:\\s?(?:,|·|/|및|와|과|나|이나|랑)\\s?(?:반려동물|애완동물|펫|강아지|고양이|흡연자?|커플|아기|아이|유아))*';
const REFUSED =
  '(?:은|는|이|가|을|를|도)?\\s?(?:절대\\s?|입주\\s?|거주\\s?|문의\\s?)?(?:불가|사절|금지|제외|거절|안\\s?받|받지\\s?않|못\\s?받|안\\s?[돼됩]|어렵|어려[워울]|힘들)';

const only = (who: string): RegExp => new RegExp(`(?:${who})${PEOPLE}${ONLY}`);
const refused = (who: string): RegExp => new RegExp(`(?:${who})${PEOPLE}${AND}\\s?${REFUSED}`);
const english = (text: string): RegExp => new RegExp(`\\b(?:${text})\\b`, 'i');

const NATION =
  '한국\\s?(?:인|분|사람|학생|여성|남성|여자|남자|가족|가정)|한인|동양인|아시아(?:인|계)|백인|흑인|중국\\s?(?:인|분|사람)|인도\\s?(?:인|분|사람)|필리핀\\s?(?:인|분|사람)|일본\\s?(?:인|분|사람)|중동\\s?(?:인|사람)|외국인|유색인종|조선족|원주민';
const FAITH =
  '기독교인?|크리스[천찬]|교인|개신교인?|천주교인?|불교인?|무슬림|이슬람교?도?|교회\\s?(?:다니|나가)(?:는|시는)';
const CHILDREN = '아이|아기|어린이|유아|영유아|자녀';
const COUPLES = '미혼|기혼|독신|싱글|부부|신혼|커플';
const SEX = '여성|여자|여학생|여대생|남성|남자|남학생';
const QUEER = '동성애자?|게이|레즈비언|성소수자|트랜스젠더|동성\\s?커플';
/** Not cars: 주차 20대만. */
const DECADES = '(?<!주차장?\\s?)\\d0대(?:\\s?[초중후]반)?';
const BENEFITS = '웰페어|수급자|정부\\s?보조금?|생계\\s?보조금?|장애\\s?연금|소셜\\s?어시스턴스';

const groundWords: Record<Ground, readonly RegExp[]> = {
  origin: [
    only(NATION),
    refused(NATION),
    english('(?:koreans?|asians?|whites?|canadians?) only|only (?:for )?(?:koreans?|asians?)'),
    english('no (?:indians?|chinese|blacks?|asians?|foreigners?)'),
  ],
  citizenship: [only('시민권자|영주권자'), refused('유학생|워홀러?|난민')],
  religion: [only(FAITH), refused(FAITH), english('(?:christians?|catholics?) only|no muslims?')],
  family: [
    refused(CHILDREN),
    only('성인|어른'),
    /노\s?키즈/,
    english('no (?:kids?|children|babies|infants?)|adults?[ -]only|adult building'),
  ],
  marital: [
    only(COUPLES),
    refused(COUPLES),
    english('(?:singles?|couples?)(?: person| tenant)? only|no couples'),
  ],
  sex: [
    only(SEX),
    refused(SEX),
    english('(?:females?|women|ladies|girls|males?|men) only|only (?:for )?(?:females?|women|males?|men)'),
  ],
  orientation: [only(QUEER), refused(QUEER)],
  age: [
    only(DECADES),
    only('\\d\\d\\s?(?:세|살)\\s?(?:이하|미만|까지)?'),
    only('젊은'),
    refused('노인|어르신|고령자|시니어'),
  ],
  disability: [refused('장애인|장애우|장애\\s?있는|휠체어\\s?(?:이용자|사용자)')],
  income: [
    refused(BENEFITS),
    only('직장인|직업\\s?있는|직업이\\s?있는|직장\\s?다니는|직장\\s?다니시는'),
    english('no (?:welfare|odsp|social assistance|income assistance)|working (?:professionals?|people) only'),
  ],
};

/** A building for people from 55 on may say so, and so may rules about those who are of age. */
const SENIORS = /55\s?(?:\+|세|살|plus)|19\s?세|18\s?세/i;

const MONTHS = '(?:한\\s?달|두\\s?달|세\\s?달|[1-3]\\s?(?:개월|달))';
/** Of the rent, not a time in which it is paid back, and not half of it. */
const OF_RENT = '(?!\\s?(?:치|분|월세)?의?\\s?(?:반|절반|1/2)|\\s?(?:안|이내|내|뒤|후|전)(?:에|로|\\s|$))';
const DEPOSIT = '(?:보증금|디파짓|디포짓)';
/** Said not to be asked. */
const NONE = '(?!\\s?(?:은|는|이|가|도)?\\s?(?:없|안\\s|안받|무료|받지|필요\\s?없|[xX:]|0))';

const termWords: Record<Term, readonly RegExp[]> = {
  deposit: [
    new RegExp(`${DEPOSIT}(?:은|는|이|가|:)?\\s?(?:월세\\s?)?${MONTHS}${OF_RENT}`),
    english('(?:one|two|1|2) months? (?:security |damage )?deposit'),
  ],
  otherDeposit: [
    new RegExp(`(?:데미지|손상|파손|청소|클리닝|펫|반려동물|애완동물)\\s?${DEPOSIT}${NONE}`),
    english('(?<!no )(?:damage|cleaning|pet|security) deposits?'),
  ],
  fee: [
    new RegExp(`(?:신청|심사|(?:크레딧|신용)\\s?(?:조회|체크))\\s?(?:비용|수수료|비|료)${NONE}`),
    new RegExp(`(?:키\\s?머니|권리금)${NONE}`),
    english('(?<!no )(?:application fees?|key money)'),
  ],
  noPets: [
    refused('반려동물|애완동물|반려견|펫|강아지|고양이'),
    english('no (?:pets?|dogs?|cats?)|pets? not allowed'),
  ],
};

const firstIn = <K extends string>(text: string, words: Record<K, readonly RegExp[]>): Map<K, string> => {
  const found = new Map<K, string>();
  for (const [name, patterns] of Object.entries(words) as [K, readonly RegExp[]][]) {
    const [match] = patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
    if (match) found.set(name, match.replace(/\s+/g, ' ').trim());
  }
  return found;
};

/** By what it tells people apart, each with the first words that do. */
export const groundsIn = (text: string): Map<Ground, string> => {
  const found = firstIn(text, groundWords);
  if (SENIORS.test(text)) for (const ground of ['age', 'family'] as const) found.delete(ground);
  return found;
};

/** Whether it says that rooms are shared, whatever the kind of home. */
export const saysShared = (text: string): boolean =>
  /[셰쉐]어|룸메|하우스메이트|(?:함께|같이|공동으로)\s?(?:쓰|써|사용|살|사는)/.test(text);

/** What it says of matters of tenancy, each with the first words that do. */
export const termsIn = (text: string): Map<Term, string> => firstIn(text, termWords);
