import { postTypes } from '@hanca/common/post-type-titles.ts';
import { POST_TYPES_PID, postTypeCategoryId } from '@hanca/common/post-types.ts';
import { HOME_TYPES_PID, TRANSACTION_TYPES_PID } from '@hanca/common/realties.ts';

type CategorySeed = { id: number; value: number; title: string; pid: number };

/** The other root groups; the id of a root is the `pid` of what it holds. */
const MARKET_PID = 3;
const COMMUNITY_PID = 4;

const roots: CategorySeed[] = [
  { id: TRANSACTION_TYPES_PID, value: TRANSACTION_TYPES_PID, title: '거래유형', pid: 0 },
  { id: HOME_TYPES_PID, value: HOME_TYPES_PID, title: '주택유형', pid: 0 },
  { id: MARKET_PID, value: MARKET_PID, title: '마켓', pid: 0 },
  { id: COMMUNITY_PID, value: COMMUNITY_PID, title: '커뮤니티', pid: 0 },
  { id: POST_TYPES_PID, value: POST_TYPES_PID, title: '포스트유형', pid: 0 },
];

// Ids and values of these two are fixed by the interface.
const transactionTypes: CategorySeed[] = [
  { id: 8, value: 2, title: '렌트', pid: TRANSACTION_TYPES_PID },
  { id: 11, value: 5, title: '비즈니스', pid: TRANSACTION_TYPES_PID },
];

/** Titles numbered from value 1 on, with ids from `firstId` on. */
const numbered = (titles: readonly string[], pid: number, firstId: number): CategorySeed[] =>
  titles.map((title, index) => ({ id: firstId + index, value: index + 1, title, pid }));

const homeTypes = [
  '아파트',
  '콘도',
  '하우스',
  '타운하우스',
  '듀플렉스',
  '베이스먼트',
  '레인웨이하우스',
  '스튜디오',
  '룸렌트',
  '홈스테이',
  '상가/사무실',
];

const marketLists = [
  '가구/인테리어',
  '가전제품',
  '디지털기기',
  '생활/주방',
  '유아동',
  '의류/잡화',
  '뷰티/미용',
  '스포츠/레저',
  '도서/음반',
  '자동차/부품',
  '반려동물용품',
  '식품',
  '무료나눔',
  '기타',
];

const communityLists = [
  '자유게시판',
  '생활 질문',
  '동네 소식',
  '맛집/카페',
  '육아/교육',
  '취미/운동',
  '반려동물',
  '분실/습득',
  '고마운 이웃',
];

/** The own categories of each post type, by the type's value. */
const titlesByPostType: Readonly<Record<number, readonly string[]>> = {
  1: ['안내', '뉴스', '칼럼', '모임/동호회', 'Q&A', '자유글'],
  2: ['메인홈', '생활', '인터뷰', '맛집', '문화', '커리어'],
  3: ['메인홈', '캐나다 생활', '이민/유학', '여행', '맛집/요리', '영어', '뉴스/시사'],
  4: ['한인마트', '대형마트', '창고형 매장', '드럭스토어', '가전/생활용품', '의류/패션', '외식/카페'],
  5: ['한인 행사', '지역 축제', '공연/전시', '세미나/설명회', '커뮤니티센터', '경품/프로모션'],
  6: ['교육', '의료', '이민/비자', '렌트/주거', '세금/금융', '운전/자동차', '취업'],
  7: ['이민점수', '뉴스', '정부 프로그램', '영주권', '취업비자', '학생비자', '워킹홀리데이', '시민권'],
  8: ['교육정보', 'Q&A', '교육행사', '링크'],
  9: ['구인', '구직', '파트타임', '취업정보', '이력서/면접', 'Q&A'],
  10: ['뉴스', '렌트 가이드', '구매 가이드', 'Q&A'],
  11: ['정보', '일정', '팁', '트레일 코스', '후기'],
  12: ['고민 상담', '연애/결혼', '직장 이야기', '가족/육아', '이웃 이야기', '속풀이'],
  13: ['초기 정착', '의료/건강', '은행/세금', '자동차/운전', '통신/인터넷', '장보기', '주유/교통'],
};

const FIRST_HOME_TYPE_ID = 41;
const FIRST_MARKET_ID = 61;
const FIRST_COMMUNITY_ID = 81;
const FIRST_OWN_ID = 101;
/** Each post type's own categories have a block of ids, so that an id tells its type. */
const BLOCK = 20;

/**
 * The categories of a new database: transaction types (pid 1), home types (pid 2), those of market (pid 3) and
 * community (pid 4), post types (pid 5, id 20 + value) and under each post type its own list. Staff edit them later; a
 * group comes before what it holds.
 */
export const categorySeed: readonly CategorySeed[] = [
  ...roots,
  ...transactionTypes,
  ...numbered(homeTypes, HOME_TYPES_PID, FIRST_HOME_TYPE_ID),
  ...numbered(marketLists, MARKET_PID, FIRST_MARKET_ID),
  ...numbered(communityLists, COMMUNITY_PID, FIRST_COMMUNITY_ID),
  ...postTypes.map(({ value, title, category = title }) => ({
    id: postTypeCategoryId(value),
    value,
    title: category,
    pid: POST_TYPES_PID,
  })),
  ...postTypes.flatMap(({ value }) =>
    numbered(titlesByPostType[value] ?? [], postTypeCategoryId(value), FIRST_OWN_ID + BLOCK * (value - 1)),
  ),
];

/** The id of the root that a category of the seed is below; its own for a root. */
export const rootOf = ({ id, pid }: CategorySeed): number => {
  const parent = categorySeed.find((category) => category.id === pid);
  return parent ? rootOf(parent) : id;
};
