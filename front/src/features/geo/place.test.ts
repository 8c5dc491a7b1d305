import { expect, test } from 'vitest';
import { placeOf } from './place.ts';

test('a place is told by its name, all of them as the whole country', () => {
  expect(placeOf({ regionId: 'CA59', regionName: '브리티시컬럼비아' })).toBe('브리티시컬럼비아');
  expect(placeOf({ regionId: 'CA00', regionName: '전체' })).toBe('캐나다 전체');
});
