import { createECDH, hkdfSync } from 'node:crypto';

/** By what push services know who sends (RFC 8292): whom they may write to, and the keys, base64url. */
export interface Vapid {
  subject: string;
  /** The key that browsers subscribe with. */
  publicKey: string;
  privateKey: string;
}

const CURVE = 'prime256v1';
const KEY_BYTES = 32;

/** Whether it is a point of the curve that browsers use. In: base64url. */
export const isPoint = (p256dh: string): boolean => {
  try {
    const ecdh = createECDH(CURVE);
    ecdh.generateKeys();
    ecdh.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
};

/** Whether it is a private key of that curve in base64url. */
export const isPrivateKey = (text: string): boolean => {
  try {
    createECDH(CURVE).setPrivateKey(Buffer.from(text, 'base64url'));
    return /^[\w-]{43}$/.test(text);
  } catch {
    return false;
  }
};

/**
 * The private key made of the server's secret: the same in every process and at every start, since browsers stay subscribed to its
 * public key.
 */
const keyOf = (secret: Uint8Array, n = 0): string => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `web push ${n}`, KEY_BYTES)).toString('base64url');
  // One of four thousand million numbers is no key.
  return isPrivateKey(key) ? key : keyOf(secret, n + 1);
};

/** In: the server's secret, and the settings: a private key in place of the one made of the secret, and the site. */
export const createVapid = (
  secret: Uint8Array,
  {
    vapidPrivateKey,
    publicUrl,
    contactEmail,
  }: { vapidPrivateKey: string | null; publicUrl: string; contactEmail: string },
): Vapid => {
  const privateKey = vapidPrivateKey ?? keyOf(secret);
  const ecdh = createECDH(CURVE);
  ecdh.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return {
    // Apple takes no subject of this machine.
    subject: publicUrl.startsWith('https:') ? publicUrl : `mailto:${contactEmail}`,
    publicKey: ecdh.getPublicKey('base64url'),
    privateKey,
  };
};
