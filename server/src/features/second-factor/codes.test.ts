import { randomBytes } from 'node:crypto';
import { isRecoveryCode, secondStepForm } from '@hanca/common/contract/second-factor.ts';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { createTokens } from '../account/tokens.ts';
import { newRecoveryCodes, newSecret, otpauthUri, stepOf } from './codes.ts';

const STEP = 30_000;

describe('codes by time', () => {
  // RFC 6238, appendix B: the last six digits of its eight.
  const secret = Secret.fromLatin1('12345678901234567890').base32;
  test.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('at %d seconds it is %s, as the standard says', (seconds, code) => {
    expect(stepOf(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
  });

  test('a clock may be one step off, to either side, and no more', () => {
    const now = 1_800_000_010_000;
    const own = newSecret();
    const at = (steps: number) =>
      new TOTP({ secret: Secret.fromBase32(own) }).generate({ timestamp: now + steps * STEP });
    const step = Math.floor(now / STEP);
    expect([-2, -1, 0, 1, 2].map((steps) => stepOf(own, at(steps), now))).toEqual([
      null,
      step - 1,
      step,
      step + 1,
      null,
    ]);
  });

  test('the secret has 20 bytes, and the address names the product and the account', () => {
    const own = newSecret();
    expect(Secret.fromBase32(own).bytes).toHaveLength(20);
    const uri = new URL(otpauthUri(own, 'staff@example.org'));
    expect(decodeURIComponent(uri.pathname)).toContain('한카:staff@example.org');
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: '한카',
      secret: own,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});

test('recovery codes are ten, none alike, and good to type', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  expect(codes.every(isRecoveryCode)).toBe(true);
});

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['１２３４５６', '123456'],
  ['abcde-fghjk', 'ABCDEFGHJK'],
  ['OIL00–00000', '0110000000'],
])('%s is read as %s', (typed, code) => {
  expect(secondStepForm.parse({ code: typed })).toEqual({ code });
});

test.each(['', '12345', '1234567', 'ABCDE-FGHJ', 'UUUUUUUUUU', ' '.repeat(50_000)])(
  'what is no code is refused: %s',
  (code) => {
    expect(secondStepForm.safeParse({ code }).success).toBe(false);
  },
);

describe('what is stored encrypted', () => {
  const tokens = createTokens(randomBytes(32));
  const encrypted = tokens.encrypt('비밀', 'one');

  test('is read again, and never looks the same twice', () => {
    expect(tokens.decrypt(encrypted, 'one')).toBe('비밀');
    expect(tokens.encrypt('비밀', 'one')).not.toBe(encrypted);
  });

  test('is read neither for something else, nor changed, nor with another secret', () => {
    const flipped = Buffer.from(encrypted, 'base64url');
    flipped.writeUInt8(flipped.readUInt8(20) ^ 1, 20);
    const others = [
      tokens.decrypt(encrypted, 'two'),
      tokens.decrypt(flipped.toString('base64url'), 'one'),
      tokens.decrypt('', 'one'),
      createTokens(randomBytes(32)).decrypt(encrypted, 'one'),
    ];
    expect(others).toEqual([null, null, null, null]);
  });
});
