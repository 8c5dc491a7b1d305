import { expect, test } from 'vitest';
import { sampleGolfCourse as course } from '../../testing/sample-golf-course.ts';
import { feesOf, forCourse, priceNote, windowText } from './words.ts';

test('each fee that is known has its full price beside it', () => {
  expect(feesOf(course)).toEqual([
    { title: '주중', fee: '$68', walking: '$74.03', riding: '$97.13' },
    { title: '주말·공휴일', fee: '$78', walking: '$84.53', riding: '$107.63' },
    { title: '시니어', fee: '$52', walking: '$57.23', riding: '$80.33' },
  ]);
  expect(priceNote(course)).toBe('1인 총액에 들어 있는 것: 그린피, 카트 $22, 예약 수수료 $2.50, 세금 5%.');
});

test('where the tax is not known there is no full price, and the page says why', () => {
  const unknown = { ...course, taxPercent: null };
  expect(feesOf(unknown)[0]).toEqual({ title: '주중', fee: '$68', walking: null, riding: null });
  expect(priceNote(unknown)).toContain('총액은 보여 드리지 않아요');
  expect(priceNote({ ...course, taxPercent: 0, bookingFee: null, cartFee: null })).toBe(
    '1인 총액에 들어 있는 것: 그린피. 세금은 요금에 들어 있어요. 예약 수수료는 알려지지 않아 넣지 않았어요.',
  );
});

test('a course of which nothing is known says nothing', () => {
  const bare = {
    ...course,
    ...{ kind: 'unknown' as const, holes: null, weekdayFee: null, weekendFee: null, seniorFee: null },
    ...{ windowDays: null, windowTime: '' },
  };
  expect(forCourse(bare)).toMatchObject({ facts: '버나비', fees: [], full: '', window: '' });
  expect(windowText({ windowDays: 14, windowTime: '' })).toBe('14일 전');
});
