import { createECDH, createPrivateKey, hkdfSync } from 'node:crypto';
import { SignJWT } from 'jose';

/** By what push services know who sends (RFC 8292). */
export interface Vapid {
  /** The key that browsers subscribe with, base64url. */
  publicKey: string;
  /** The value of the header Authorization for one push service. In: its origin. */
  authorize(origin: string): Promise<string>;
}

const KEY_BYTES = 32;
/** Push services refuse more than a day. */
const LASTS = '12h';

/** Whether it is a private key of P-256 in base64url. */
export const isPrivateKey = (text: string): boolean => {
  try {
    createECDH('prime256v1').setPrivateKey(Buffer.from(text, 'base64url'));
    return /^[\w-]{43}$/.test(text);
  } catch {
    return false;
  }
};

/**
 * The private key made of the server's secret: the same in every process and at every start, since browsers stay subscribed to its
 * public key.
 */
const keyOf = (secret: Uint8Array, n = 0): Buffer => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `web push ${n}`, KEY_BYTES));
  try {
    createECDH('prime256v1').setPrivateKey(key);
    return key;
  } catch {
    // One of four thousand million numbers is no key.
    return keyOf(secret, n + 1);
  }
};

/**
 * Signs for push services. In: the server's secret, and the settings: a private key in place of the one made of the secret,
 * base64url, and whom services may write to.
 */
export const createVapid = (
  secret: Uint8Array,
  {
    vapidPrivateKey,
    publicUrl,
    contactEmail,
  }: { vapidPrivateKey: string | null; publicUrl: string; contactEmail: string },
): Vapid => {
  const key = vapidPrivateKey ? Buffer.from(vapidPrivateKey, 'base64url') : keyOf(secret);
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(key);
  const point = ecdh.getPublicKey();
  const part = (from: number) => point.subarray(from, from + KEY_BYTES).toString('base64url');
  const privateKey = createPrivateKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: part(1), y: part(1 + KEY_BYTES), d: key.toString('base64url') },
  });
  const publicKey = point.toString('base64url');
  // Apple takes no subject of this machine.
  const subject = publicUrl.startsWith('https:') ? publicUrl : `mailto:${contactEmail}`;
  return {
    publicKey,
    authorize: async (origin) => {
      const token = await new SignJWT({})
        .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
        .setAudience(origin)
        .setSubject(subject)
        .setExpirationTime(LASTS)
        .sign(privateKey);
      return `vapid t=${token}, k=${publicKey}`;
    },
  };
};
