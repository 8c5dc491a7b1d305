import type { DropIn } from '@hanca/common/contract/drop-ins.ts';
import { kindInKorean } from './days-and-kinds.ts';

/** What the source calls the parts of its titles, in small letters. */
const WORDS: Record<string, string> = {
  'lane swim': '레인 수영',
  'leisure swim': '자유 수영',
  'recreational swim': '자유 수영',
  'aquatic fitness': '아쿠아 운동',
  shallow: '얕은 물',
  deep: '깊은 물',
  'leisure skate': '자유 스케이트',
  'figure skating': '피겨 스케이팅',
  shinny: '시니(자유 하키)',
  hockey: '하키',
  pickleball: '피클볼',
  badminton: '배드민턴',
  basketball: '농구',
  volleyball: '배구',
  soccer: '축구',
  'table tennis': '탁구',
  'ball hockey': '볼하키',
  'wheelchair basketball': '휠체어 농구',
  parasport: '장애인 스포츠',
  'open gym': '체육관 개방',
  'weight/cardio room': '헬스장',
  'walking/running track': '걷기·달리기 트랙',
  walking: '걷기',
  yoga: '요가',
  zumba: '줌바',
  pilates: '필라테스',
  'indoor playground': '실내 놀이터',
  'recreation fun and play': '놀이 시간',
  cards: '카드놀이',
  knitting: '뜨개질',
  music: '음악',
  karaoke: '노래방',
  preschool: '유아',
  'older adult': '시니어',
  adult: '성인',
  youth: '청소년',
  child: '어린이',
  family: '가족과 함께',
  caregiver: '보호자와 함께',
  women: '여성',
  men: '남성',
  girls: '여자아이',
};

/** 'Lane Swim: Older Adult' as '레인 수영 · 시니어'; '' where a part of it is not known. */
export const titleInKorean = (title: string): string => {
  const parts = title
    .split(/:|\(|\)|\bwith\b/i)
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean);
  const words = parts.map((part) => WORDS[part] ?? '');
  return words.every(Boolean) ? words.join(' · ') : '';
};

/** '13세 이상' */
export const agesText = ({ ageMin, ageMax }: Pick<DropIn, 'ageMin' | 'ageMax'>): string => {
  if (ageMin === null) return ageMax === null ? '모든 나이' : `${ageMax}세 이하`;
  if (ageMax === null) return `${ageMin}세 이상`;
  return ageMin === ageMax ? `${ageMin}세` : `${ageMin}–${ageMax}세`;
};

/** A session in words. */
export const forSession = (one: DropIn) => {
  const korean = titleInKorean(one.title);
  return {
    key: [one.placeId, one.start, one.end, one.title, one.ageMin].join(' '),
    time: `${one.start}–${one.end}`,
    title: korean || one.title,
    original: korean ? one.title : '',
    isKorean: korean !== '',
    facts: [kindInKorean(one.kind), agesText(one), one.reserved && '자리 예약'].filter(Boolean).join(' · '),
    placeId: one.placeId,
    place: one.place,
    address: one.address,
  };
};
