import { expect, test } from 'vitest';
import { createVapid, isPoint, isPrivateKey } from './vapid.ts';

const site = { vapidPrivateKey: null, publicUrl: 'https://hanca.example', contactEmail: 'a@hanca.example' };

test('the keys follow from the secret, or are the ones of the setting', () => {
  const secret = Buffer.alloc(32, 7);
  const made = createVapid(secret, site);
  expect(made).toEqual(createVapid(Buffer.alloc(32, 7), site));
  expect(made.publicKey).not.toBe(createVapid(Buffer.alloc(32, 8), site).publicKey);
  expect([isPrivateKey(made.privateKey), isPoint(made.publicKey)]).toEqual([true, true]);
  // The example of RFC 8291, appendix A.
  const given = { ...site, vapidPrivateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw' };
  expect(createVapid(secret, given)).toMatchObject({
    publicKey: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
    privateKey: given.vapidPrivateKey,
  });
});

test('a site of this machine names the address for letters', () => {
  const { subject } = createVapid(Buffer.alloc(32), { ...site, publicUrl: 'http://127.0.0.1:3000' });
  expect(subject).toBe('mailto:a@hanca.example');
});

test('a key that is no point of the curve is known', () => {
  expect(isPoint(`B${'A'.repeat(86)}`)).toBe(false);
  expect(isPoint('')).toBe(false);
  expect(isPrivateKey('')).toBe(false);
});
