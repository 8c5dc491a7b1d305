import { expect, test } from 'vitest';
import { addressUnit } from './limits.ts';

test('limits count IPv6 by its /64', () => {
  expect(addressUnit('2001:db8:1:2:3:4:5:6')).toBe(addressUnit('2001:db8:1:2::9'));
  expect(addressUnit('2001:db8::1')).not.toBe(addressUnit('2001:db8:0:1::1'));
  expect(addressUnit('::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(addressUnit('::1')).toBe('0:0:0:0');
});
