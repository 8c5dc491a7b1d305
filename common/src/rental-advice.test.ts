import { expect, test } from 'vitest';
import { adviceOnDeposit, adviceOnNoPets, adviceOnText, adviceOnWomenOnly } from './rental-advice.ts';

const bc = { regionId: 'CA595911606', txType: 2, reType: 2 };
const bcRoom = { ...bc, reType: 9 };
const ontario = { ...bc, regionId: 'CA356167865' };
const ontarioRoom = { ...ontario, reType: 9 };
const alberta = { ...bc, regionId: 'CA48' };
const shop = { ...bc, reType: 11 };

/** What is quoted, in a home in BC. */
const quoted = (text: string, letting = bc) =>
  adviceOnText(text, letting).map(({ text: advice }) => /^‘(.*?)’/.exec(advice)?.[1]);

const REMARKED = [
  ['한국인만 받아요.', '한국인만'],
  ['한국 분만 연락 주세요', '한국 분만'],
  ['조용한 한인 여성분 선호합니다', '한인 여성분 선호'],
  ['중국인, 인도인은 사절합니다', '인도인은 사절'],
  ['외국인 불가', '외국인 불가'],
  ['Koreans only please', 'Koreans only'],
  ['기독교인이신 분만 환영', '기독교인이신 분만'],
  ['교회 다니시는 분 우대', '교회 다니시는 분 우대'],
  ['아이 있는 가정은 어렵습니다', '아이 있는 가정은 어렵'],
  ['아이, 반려동물 불가', '아이, 반려동물 불가'],
  ['어린이 동반 안 받아요', '어린이 동반 안 받'],
  ['노키즈 하우스예요', '노키즈'],
  ['Adults only, no smoking', 'Adults only'],
  ['신혼부부만 받습니다', '신혼부부만'],
  ['여성 전용', '여성 전용'],
  ['여학생만 구해요', '여학생만'],
  ['남자분은 사절', '남자분은 사절'],
  ['동성 커플 안 받습니다', '동성 커플 안 받'],
  ['30대 초반 직장인 우대', '30대 초반 직장인 우대'],
  ['40세 이하만', '40세 이하만'],
  ['어르신은 어려워요', '어르신은 어려워'],
  ['장애인 불가', '장애인 불가'],
  ['웰페어 받는 분, 웰페어 불가', '웰페어 불가'],
  ['보증금은 한 달치예요', '보증금은 한 달'],
  ['디파짓 1개월', '디파짓 1개월'],
  ['신청비 50불이 있어요', '신청비'],
  ['키머니 있습니다', '키머니'],
] as const;

test('remarks on what the law of BC forbids to ask of a home', () => {
  for (const [text, found] of REMARKED) expect(quoted(text), text).toContain(found);
});

const ALLOWED = [
  '한국인만 살아요. 한국인만의 정이 있는 동네예요.',
  '한국인이 선호하는 학군, 한국인 선호 지역이에요.',
  '한국어로 이야기할 수 있어요. 한국어 가능하신 분만 연락 주세요.',
  '한인 마트와 한인 교회가 가까워요.',
  '유학생, 워홀러 환영해요. 한국분도 외국분도 환영합니다.',
  '아이 있는 가족 환영, 어린이집 5분, 아이스링크 3분',
  '아이 키우기 좋은 동네예요. 실내 흡연 불가, 파티 금지예요.',
  '조용한 분만 연락 주세요. 혼자 사실 분만 부탁드립니다. 최대 2명까지 살 수 있어요.',
  '19세 이상만 계약할 수 있어요. 55세 이상만 사는 건물이라 아이는 안 됩니다.',
  '여성 전용 헬스장과 여성 전용 주차 구역이 있어요.',
  '주차 20대만 가능한 작은 건물이에요.',
  '휠체어 접근은 어려운 2층이에요. 휠체어 이용자도 편한 집이에요.',
  '반려동물 불가, 금연이에요. 고양이는 안 돼요.',
  '보증금은 반 달치예요. 보증금 한 달 월세의 반. 보증금은 두 달 안에 돌려드려요.',
  '보증금은 이사 나간 뒤 한 달 안에 돌려 드려요. 반려동물 보증금 따로 있어요.',
  '신청비는 없어요. 심사비 없음. No application fee.',
  '여성 전용 셰어하우스예요.',
  '싱글 침대만 있어요. 부부가 살던 집이에요. 부부만 살고 있어요.',
];

test('says nothing of what is allowed in a home in BC', () => {
  for (const text of ALLOWED) expect(quoted(text), text).toEqual([]);
});

test('in a room of a shared home women or one person alone may be wanted; of the rest the exception is said', () => {
  for (const room of [bcRoom, ontarioRoom]) {
    expect(quoted('여성 전용, 여학생만, 싱글만, 아이는 어려워요', room)).toEqual([]);
    const [advice, ...more] = adviceOnText('한국인 여성분만', room);
    expect(more).toEqual([]);
    expect(advice?.text).toMatch(/함께 쓰는 집에는 적용되지 않아요\.$/);
  }
  expect(adviceOnWomenOnly(bcRoom)[0]?.text).toMatch(/침실·욕실·주방.*여성 전용으로 올려도 돼요/);
  expect(adviceOnWomenOnly(ontarioRoom)[0]?.text).toMatch(/모두 여성인 집이면/);
  expect([adviceOnWomenOnly(bc), adviceOnWomenOnly({ ...alberta, reType: 9 })]).toEqual([[], []]);
});

test('what only Ontario says something about', () => {
  const text = '시민권자만, 반려동물 불가, 청소 보증금 200불';
  expect(quoted(text)).toEqual([]);
  expect(quoted(text, ontario)).toEqual(['시민권자만', '청소 보증금', '반려동물 불가']);
  expect(quoted(text, ontarioRoom)).toEqual(['시민권자만', '청소 보증금']);
  expect(quoted('보증금 한 달', ontario)).toEqual([]);
  expect(quoted('데미지 디파짓 없어요. 펫 보증금은 안 받아요.', ontario)).toEqual([]);
  expect(adviceOnNoPets(ontario)).toHaveLength(1);
  expect([ontarioRoom, bc, alberta].flatMap(adviceOnNoPets)).toEqual([]);
});

test('nothing is said where no law is known: of shops, businesses and other provinces', () => {
  for (const letting of [shop, alberta, { ...bc, txType: 5 }, { ...bc, reType: 0 }, { ...bc, regionId: '' }])
    expect(adviceOnText('한국인만, 여성 전용, 보증금 두 달, 신청비 50불', letting)).toEqual([]);
});

test('a deposit that is too much is remarked on, with its exception for rooms', () => {
  const of = (letting: typeof bc, deposit: number) => adviceOnDeposit({ ...letting, price: 1000, deposit });
  expect([of(bc, 500), of(ontario, 1000), of(alberta, 1000)]).toEqual([[], [], []]);
  expect(of(bc, 501)[0]?.text).toBe(
    'BC주에서는 보증금을 월세의 반까지만 받을 수 있어요. 이 월세라면 $500까지예요.',
  );
  expect(of(alberta, 1001)[0]?.text).toMatch(/^앨버타주.* \$1,000까지예요\.$/);
  expect(of(bcRoom, 501)[0]?.text).toMatch(/주방이나 욕실을 주인과 함께 쓰면 다를 수 있어요\.$/);
  expect(of(ontario, 1001)[0]?.text).toMatch(/마지막 달 월세만.*\$1,000까지예요\.$/);
});

test('every word names its law, on the pages of its province', () => {
  const advice = [bc, bcRoom, ontario, ontarioRoom].flatMap((letting) =>
    adviceOnText('한국인만, 신청비 50불', letting),
  );
  expect(advice).toHaveLength(8);
  for (const { source } of advice)
    expect(source.url).toMatch(/^https:\/\/www\.(?:bclaws\.gov\.bc\.ca|ontario\.ca)\//);
});
