import type { SearchKind } from '@hanca/common/search.ts';

/** What people write for the same thing, the usual word first: of one sound, of one meaning, in Korean and in English. */
const SPELLINGS = `
렌트 랜트 rent
스튜디오 스투디오 studio
콘도 컨도 condo
타운하우스 타운홈 townhouse
베이스먼트 배이스먼트 베이스먼 반지하 basement
룸메이트 룸매이트 룸메 roommate
쉐어 셰어 쉐어링
홈스테이 홈스태이 homestay
마스터룸 매스터룸 마스터베드룸 안방
보증금 디파짓 디포짓 데파짓 deposit
공과금 유틸리티 유틸 utilities
퍼니시드 퍼니쉬드 furnished
서블렛 서블릿 서브렛 sublet
주차 파킹 parking
세탁 런드리 론드리 laundry
코스트코 코스코 costco
슈퍼스토어 수퍼스토어 superstore
월마트 walmart
h마트 에이치마트 hmart
캐셔 캐쉬어 케셔 cashier
셰프 쉐프 chef
주방보조 키친헬퍼 키친핼퍼 kitchenhelper
서버 홀서빙 서빙
바리스타 barista
워킹홀리데이 워킹할리데이 워홀 workingholiday
익스프레스엔트리 expressentry
라이선스 라이센스 licence license
운전면허 driverslicence driverslicense
비자 visa
이민 immigration
택스 텍스 tax
세일 할인 sale
쿠폰 coupon
전단지 플라이어 플라이여 flyer
스카이트레인 스카이트래인 skytrain
센터 센타 centre center
커뮤니티 컴뮤니티 community
데이케어 데이캐어 어린이집 daycare
패밀리닥터 패밀리닥타 가정의 familydoctor
워크인 walkin
의료보험 msp
아이엘츠 ielts
셀핍 celpip
컬리지 칼리지 college
과외 튜터 tutor
인터넷 internet
휴대폰 핸드폰 셀폰
이사 이삿짐 무빙
치과 덴탈 dental
미용실 헤어샵 헤어숍 헤어살롱
식당 레스토랑 restaurant
마트 마켓 식료품
벚꽃 체리블라썸 체리블로섬 cherryblossom
캐나다 케나다 canada
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

/** All spellings by one of them. */
const groups = new Map(SPELLINGS.flatMap((group) => group.map((spelling) => [spelling, group])));

/** Words for all that there is of a kind. */
const KINDS: Record<string, SearchKind> = {
  렌트: 'realties',
  매물: 'realties',
  셋집: 'realties',
  구인: 'jobs',
  구인구직: 'jobs',
  일자리: 'jobs',
  알바: 'jobs',
  아르바이트: 'jobs',
  채용: 'jobs',
  전단지: 'flyerItems',
  쿠폰: 'coupons',
};

/** The kind that a word means as a whole, in any spelling: of a home nobody writes that it is for rent. */
export const kindNamed = (word: string): SearchKind | undefined =>
  KINDS[word] ??
  groups
    .get(word)
    ?.map((spelling) => KINDS[spelling])
    .find((kind) => kind !== undefined);

/** The longest spelling first: 룸메이트 is no 룸메 with something behind. */
const known = [...groups.keys()].sort((a, b) => b.length - a.length);

/** Whether a word is one that has other spellings. */
export const isSpelling = (word: string): boolean => groups.has(word);

/** The usual words, for those who have begun to type one. */
export const usualWords: readonly string[] = SPELLINGS.map(([first = '']) => first);

/** The word in its other spellings, the usual one first, also where it is a part of a longer word: 룸랜트, 룸렌트. */
export const spellingsOf = (word: string): string[] => {
  // A word of English stands alone: rent is no part of parent.
  const part = known.find((spelling) =>
    /^[a-z]/.test(spelling) ? word === spelling : word.includes(spelling),
  );
  if (!part) return [word];
  const latin = word !== part;
  return (groups.get(part) ?? [])
    .filter((spelling) => !latin || !/^[a-z]+$/.test(spelling))
    .map((spelling) => word.replace(part, spelling));
};
