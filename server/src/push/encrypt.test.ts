import { expect, test } from 'vitest';
import { encryptFor, isPoint, PAYLOAD_MAX } from './encrypt.ts';

/** The example of RFC 8291, appendix A. */
const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

test('a text is encrypted as the standard has it', () => {
  const encrypted = encryptFor(KEYS, 'When I grow up, I want to be a watermelon', {
    privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
    salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
  });
  expect(encrypted.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('each time it is another one, in one record that push services take', () => {
  expect(encryptFor(KEYS, '집')).not.toEqual(encryptFor(KEYS, '집'));
  expect(encryptFor(KEYS, 'x'.repeat(PAYLOAD_MAX))).toHaveLength(4096);
  expect(() => encryptFor(KEYS, '집'.repeat(2000))).toThrow(RangeError);
});

test('a key that is no point of the curve is known', () => {
  expect(isPoint(KEYS.p256dh)).toBe(true);
  expect(isPoint(`B${'A'.repeat(86)}`)).toBe(false);
  expect(isPoint('')).toBe(false);
});
