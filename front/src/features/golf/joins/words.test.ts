import { expect, test } from 'vitest';
import { sampleGolfJoin as join } from '../../../testing/sample-golf-course.ts';
import { conductText } from './join/conduct-text.ts';
import { forJoin } from './words.ts';

const NOW = Date.parse('2030-06-20T00:00:00Z');

test('a round says when by the clocks of its course, and what is looked for', () => {
  expect(forJoin(join, NOW)).toMatchObject({
    ...{ time: '6월 22일 (토) 08:40', closes: '6월 21일 (금) 20:40', state: 'open', seats: '1 / 2' },
    ...{ fee: '1인 $68', handicap: '핸디캡 28 이하', pace: '진행 보통' },
  });
  expect(forJoin({ ...join, greenFee: null, taken: 2 }, NOW)).toMatchObject({
    ...{ fee: '골프장에서 확인', state: 'full', seats: '0 / 2' },
  });
});

test('who has kept their word has nothing said of it', () => {
  expect(conductText({ noShows: 0, lateCancels: 0 })).toBe('');
  expect(conductText({ noShows: 1, lateCancels: 2 })).toBe('지난 12개월 노쇼 1회 · 늦은 취소 2회');
});
