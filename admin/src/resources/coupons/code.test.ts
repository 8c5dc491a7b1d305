import { expect, test } from 'vitest';
import { newCode } from './code.ts';

test('codes are unlike each other and hold no look-alikes', () => {
  const codes = Array.from({ length: 500 }, newCode);
  expect(new Set(codes).size).toBe(500);
  for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-TV-Z2-9]{5}-[A-HJKMNP-TV-Z2-9]{5}$/);
});
