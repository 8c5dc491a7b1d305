import { expect, test } from 'vitest';
import { regionText } from './region-text.ts';

test('a region goes by its name, all of them as the whole country', () => {
  expect(regionText({ regionId: 'CA59', regionName: '브리티시컬럼비아' })).toBe('브리티시컬럼비아');
  expect(regionText({ regionId: 'CA00', regionName: '전체' })).toBe('캐나다 전체');
});
