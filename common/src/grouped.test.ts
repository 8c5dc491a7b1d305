import { expect, test } from 'vitest';
import { grouped } from './grouped.ts';

test.each([0, 7, 999, 1000, 12_345, 123_456, 1_234_567, -1234, -999])(
  '%s is grouped as by Intl',
  (figure) => {
    expect(grouped(figure)).toBe(figure.toLocaleString('ko-KR'));
    expect(grouped(figure)).toBe(figure.toLocaleString('en-CA'));
  },
);
