import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser has given for encrypting to it, base64url. */
export interface PushKeys {
  /** Its point of P-256, 65 bytes. */
  p256dh: string;
  /** Its secret, 16 bytes. */
  auth: string;
}

const CURVE = 'prime256v1';
/** One record holds all: push services take 4,096 bytes, of which the header has 86, the tag 16 and the delimiter 1. */
const RECORD_BYTES = 4096;
export const PAYLOAD_MAX = RECORD_BYTES - 86 - 16 - 1;

const derived = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

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

/**
 * Encrypts a text for one browser (RFC 8291 with the coding aes128gcm of RFC 8188); its push service cannot read it.
 * In: also the sender's private key and the salt, new ones unless a test gives them.
 * @throws what is thrown for a key that is no point, and RangeError for more than 3,993 bytes
 */
export const encryptFor = (
  { p256dh, auth }: PushKeys,
  text: string,
  { privateKey, salt = randomBytes(16) }: { privateKey?: Uint8Array; salt?: Uint8Array } = {},
): Buffer => {
  const plain = Buffer.from(text);
  if (plain.length > PAYLOAD_MAX) throw new RangeError('the payload of a push is too long');
  const sender = createECDH(CURVE);
  if (privateKey) sender.setPrivateKey(privateKey);
  else sender.generateKeys();
  const theirs = Buffer.from(p256dh, 'base64url');
  const ours = sender.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const key = derived(sender.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32);
  const cipher = createCipheriv(
    'aes-128-gcm',
    derived(key, salt, 'Content-Encoding: aes128gcm\0', 16),
    derived(key, salt, 'Content-Encoding: nonce\0', 12),
  );
  const header = Buffer.alloc(5);
  header.writeUInt32BE(RECORD_BYTES);
  header.writeUInt8(ours.length, 4);
  // 2: the last record.
  const body = [cipher.update(plain), cipher.update(Uint8Array.of(2)), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([salt, header, ours, ...body]);
};
