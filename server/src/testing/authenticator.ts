import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const PRESENT = 0x01;
const UNLOCKED = 0x04;
const BACKED_UP = 0x18;
const WITH_KEY = 0x40;

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const b64 = (data: Uint8Array) => Buffer.from(data).toString('base64url');

interface Behaviour {
  /** The page that it is used on. */
  origin?: string;
  rpId?: string;
  /** Whether it asks for the fingerprint or the code. */
  unlocked?: boolean;
  backedUp?: boolean;
  /** 0: it does not count. */
  counter?: number;
}

/** A passkey of a browser in software: ES256, without attestation. */
export const createAuthenticator = ({
  origin = 'http://localhost:3000',
  rpId = 'localhost',
}: Behaviour = {}) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credential = randomBytes(32);
  const id = b64(credential);

  const dataOf = (type: string, challenge: string, at = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));

  const authenticatorData = (given: Behaviour, more: Uint8Array = Buffer.alloc(0)) => {
    const { unlocked = true, backedUp = false, counter = 0 } = given;
    const flags =
      PRESENT | (unlocked ? UNLOCKED : 0) | (backedUp ? BACKED_UP : 0) | (more.length > 0 ? WITH_KEY : 0);
    const number = Buffer.alloc(4);
    number.writeUInt32BE(counter);
    return Buffer.concat([sha256(given.rpId ?? rpId), Buffer.from([flags]), number, more]);
  };

  const coseKey = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]),
    );
  };

  return {
    id,
    /** What the browser sends of a new passkey. */
    create: ({ challenge }: { challenge: string }, given: Behaviour = {}) => {
      const length = Buffer.from([0, credential.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, credential, coseKey()]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authenticatorData(given, attested))],
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: b64(dataOf('webauthn.create', challenge, given.origin)),
          attestationObject: b64(isoCBOR.encode(attestation as never)),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      };
    },
    /** What it sends of a use. */
    get: ({ challenge }: { challenge: string }, given: Behaviour = {}) => {
      const data = authenticatorData(given);
      const client = dataOf('webauthn.get', challenge, given.origin);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: b64(client),
          authenticatorData: b64(data),
          signature: b64(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        },
        clientExtensionResults: {},
      };
    },
  };
};

export type Authenticator = ReturnType<typeof createAuthenticator>;
