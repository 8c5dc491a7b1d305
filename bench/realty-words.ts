/** Words that listings are made of, as Koreans in Canada write them. */

export const openers = [
  '깨끗한',
  '조용한',
  '햇빛 잘 드는',
  '새로 고친',
  '넓은',
  '아늑한',
  '전망 좋은',
  '급하게',
  '풀옵션',
  '신축',
];

export const nearBy = [
  '스카이트레인역 도보 5분',
  '한인마트 가까움',
  '학교 바로 앞',
  '다운타운까지 버스 한 번',
  '공원 옆',
  '쇼핑몰 도보 10분',
  '도서관과 수영장 가까움',
  '대학교까지 15분',
  '고속도로 들어가기 쉬움',
  '바닷가 산책길 옆',
];

export const people = [
  '여자분만',
  '남자분만',
  '유학생 환영',
  '직장인 환영',
  '부부 환영',
  '가족 환영',
  '단기 가능',
  '장기 우대',
];

/** By the value of the home type: what it is called in a title. */
export const homeNames: Record<number, string> = {
  1: '아파트',
  2: '콘도',
  3: '하우스',
  4: '타운하우스',
  5: '듀플렉스',
  6: '베이스먼트',
  7: '레인웨이',
  8: '스튜디오',
  9: '룸렌트',
  10: '홈스테이',
  11: '상가',
};

export const sentences = [
  '주방과 화장실을 작년에 새로 고쳤어요.',
  '층간 소음이 거의 없는 건물이에요.',
  '창이 커서 낮에는 불을 켜지 않아도 돼요.',
  '지하에 창고가 하나 딸려 있어요.',
  '건물에 헬스장과 공용 라운지가 있어요.',
  '집주인이 한국인이라 한국어로 이야기할 수 있어요.',
  '계약은 일 년이 기본이고 그 뒤에는 달마다 이어 갈 수 있어요.',
  '입주 전에 전문 업체가 청소해 드려요.',
  '보증금은 월세의 절반이에요.',
  '신용 조회와 재직 증명서가 필요해요.',
  '학교 배정은 교육청 누리집에서 확인해 주세요.',
  '버스 정류장이 바로 앞이라 차가 없어도 괜찮아요.',
  '가구는 그대로 두고 가니 몸만 오시면 돼요.',
  '저녁 여섯 시 이후에 집을 보러 오실 수 있어요.',
  '문자로 먼저 연락 주세요.',
  '마당에서 고기를 구워 먹을 수 있어요.',
  '겨울에도 난방이 잘 돼서 따뜻해요.',
  '밤 열한 시 이후에는 세탁기를 쓰지 않아요.',
  '냉장고는 반반 나누어 써요.',
  '이사 날짜는 맞추어 드릴 수 있어요.',
];

/** In one listing of 1,000, to be looked for. */
export const RARE_SENTENCE = '옥상에 온수풀이 있어요.';

export const streets = [
  'Main St',
  'Kingsway',
  'Queen St W',
  'Maple Ave',
  'Oak St',
  'Victoria Dr',
  '104 Ave',
  'North Rd',
  'Lougheed Hwy',
  'Yonge St',
  'Steeles Ave W',
  'Bathurst St',
  'Centre St NW',
  'Cambie St',
  'Granville St',
  'Hurontario St',
];

export const houseRules = [
  '금연, 밤 11시 이후 조용히',
  '손님은 미리 이야기하기',
  '신발은 현관에서',
  '부엌은 쓰고 바로 정리하기',
];
export const housemates = ['20대 직장인 여성 2명', '집주인 부부', '유학생 3명', '조용한 대학원생 1명'];
