import { expect, test } from 'vitest';
import { sampleRealty } from '../../../testing/sample-realty.ts';
import { distanceText, likeHomesText, nearOf } from './near.ts';

test('distances are about, in metres and minutes on foot', () => {
  expect([12, 340, 780, 1000, 1930].map(distanceText)).toEqual([
    '약 50m, 도보 1분',
    '약 350m, 도보 4분',
    '약 800m, 도보 10분',
    '약 1.0km, 도보 13분',
    '약 1.9km, 도보 24분',
  ]);
});

const station = {
  ...{ name: '메트로타운역', nameEn: 'Metrotown', metres: 340, system: 'SkyTrain' },
  ...{ lines: ['Expo Line'], source: 'translink-gtfs' as const },
};

test('stations are named in one row, with whose data they are', () => {
  const unsure = { ...station, name: '29th Avenue역', nameEn: '29th Avenue', metres: 900 };
  const nothing = { cityId: '', stations: [], landmarks: [], likeHomes: null };
  const { near, sources } = nearOf({ ...nothing, stations: [station, unsure] });
  expect(near).toEqual([
    {
      title: '가까운 역',
      text: '메트로타운역(Metrotown, Expo Line) 약 350m, 도보 4분\n29th Avenue역(Expo Line) 약 900m, 도보 11분',
      wide: true,
    },
  ]);
  expect(sources.match(/provided by permission of TransLink/g)).toHaveLength(1);
  const red = { ...station, name: '브렌트우드역', nameEn: 'Brentwood', system: 'CTrain', lines: ['Red'] };
  expect(nearOf({ ...nothing, stations: [red] }).near[0]?.text).toMatch(
    /^브렌트우드역\(Brentwood, CTrain Red\) 약/,
  );
  expect(nearOf(nothing).near).toEqual([]);
  const school = { kind: 'school' as const, name: '킹스웨이 초등학교', nameEn: '', metres: 410 };
  expect(nearOf({ ...nothing, landmarks: [school] }).near).toEqual([
    { title: '학교', text: '킹스웨이 초등학교 약 400m, 도보 5분', wide: true },
  ]);
});

test('the rent beside what homes like it cost', () => {
  const room = { ...sampleRealty, reType: 9, reTypeTitle: '룸렌트', price: 800 };
  const likeHomes = { count: 12, median: 900, placeId: 'CA595911606', placeName: '버나비' };
  expect(likeHomesText(room, { likeHomes })).toBe('버나비 룸렌트 12곳의 중간값 월 $900보다 $100 낮아요');
  expect(likeHomesText({ ...room, price: 950 }, { likeHomes })).toMatch(/보다 \$50 높아요$/);
  expect(likeHomesText({ ...room, price: 900 }, { likeHomes })).toMatch(/월 \$900와 같아요$/);
  expect(likeHomesText(sampleRealty, { likeHomes })).toMatch(/^버나비 1베드 콘도 12곳/);
  expect(likeHomesText(room, { likeHomes: null })).toBe('');
});
