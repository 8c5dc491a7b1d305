import type { DayOfPlay, GolfCourseCard } from '@hanca/common/contract/golf-courses.ts';
import type { GolfJoin } from '@hanca/common/contract/golf-joins.ts';

const at = (text: string) => ({ time: String(Date.parse(text)) });

/** A course of the tests of which everything is known. */
export const sampleGolfCourse: GolfCourseCard = {
  ...{ id: 1, title: 'Maple Bogey', regionId: 'CA595911606', cityName: '버나비', zone: 'America/Vancouver' },
  ...{ kind: 'public', holes: 18, location: { lat: 49.25, lng: -122.98 } },
  ...{ point: { lat: 49.25, lng: -122.98 }, isExact: true },
  ...{ weekdayFee: 68, weekendFee: 78, twilightFee: null, seniorFee: 52 },
  ...{ cartFee: 22, bookingFee: 2.5, taxPercent: 5, windowDays: 7, windowTime: '19:00' },
  ...{ dress: '깃이 있는 셔츠', singles: '전화로', cancelRule: '24시간 전까지', phone: '604-555-0142' },
  ...{ url: 'https://golf.example.org/tee', note: '', source: '골프장 안내' },
  ...{ createdDate: at('2026-10-02T00:00Z'), updatedDate: at('2026-11-02T20:00Z') },
};

export const sampleGolfDay: DayOfPlay = {
  ...{ day: '2026-11-24', today: '2026-11-23', sunset: '17:20', lastStart: '13:05' },
  ...{ opensTime: '2026-11-17 19:00', opensDate: at('2026-11-18T02:00Z'), teeTimes: null },
};

/** A round at it with two seats, of which one is free. */
export const sampleGolfJoin: GolfJoin = {
  ...{ id: 1, userId: 7, userName: '이도현', courseId: 1, title: 'Maple Bogey' },
  ...{ regionId: 'CA595911606', cityName: '버나비', seats: 2, taken: 1, greenFee: 68 },
  ...{ teeDate: at('2030-06-22T15:40:00Z'), teeTime: '2030-06-22 08:40' },
  ...{ closesDate: at('2030-06-22T03:40:00Z'), closesTime: '2030-06-21 20:40' },
  ...{ handicapMin: null, handicapMax: 28, pace: 'normal', note: '걸어서 쳐요.', hiddenReason: '' },
  ...{ cancelledDate: { time: '0' }, createdDate: at('2030-06-01'), updatedDate: at('2030-06-01') },
};
