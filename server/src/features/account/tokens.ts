import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { OperatorError } from '../../operator-error.ts';

/** Lifetime of an access token, seconds (decisions, Accounts). */
const ACCESS_SECONDS = 15 * 60;

const ALGORITHM = 'HS256';
const ISSUER = 'hanca';
const AUDIENCE = 'hanca:v1';
const TYPE = 'at+jwt';
const SECRET_BYTES = 32;

/** What a valid access token says. Roles are not taken from it: they are read from the database. */
export interface AccessTokenClaims {
  userId: number;
  sessionId: string;
}

export interface Tokens {
  /** Signs an access token of 15 minutes. */
  sign(claims: AccessTokenClaims & { roles: readonly string[] }, now?: Date): Promise<string>;
  /** Out: null for anything that is not a valid access token of ours now. */
  verify(token: string): Promise<AccessTokenClaims | null>;
  /** The form in which a secret of few characters is stored: nobody without the server's own secret can guess it. */
  seal(secret: string): string;
  /** What has to be read again, unlike what is sealed. In: whose or what it is, without which nobody can read it. */
  encrypt(text: string, context: string): string;
  /** Out: null for what was encrypted with another secret, for something else, or not at all. */
  decrypt(encrypted: string, context: string): string | null;
}

/**
 * The secret of the data directory, made at first start: 32 random bytes, readable by the owner alone, on disk before
 * it is used. Two processes that start at once agree on one, because the file appears whole or not at all.
 * @throws OperatorError for a file that is not whole, or that others can read.
 */
export const loadSecret = (dataDir: string): Buffer => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'token-secret');
  const read = () => {
    const secret = readFileSync(path);
    if (secret.length !== SECRET_BYTES) {
      throw new OperatorError(
        `${path} does not hold ${SECRET_BYTES} bytes; put the right file back, or delete it to have a new one made.`,
      );
    }
    // Windows has no such modes.
    const mode = process.platform === 'win32' ? 0 : statSync(path).mode & 0o777;
    if (mode & 0o077) {
      throw new OperatorError(
        `${path} can be read by others (mode 0${mode.toString(8)}); run chmod 600 on it, and if somebody may have read it, delete it and end every session (npm run end-sessions).`,
      );
    }
    return secret;
  };
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const temporary = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(temporary, randomBytes(SECRET_BYTES), { flag: 'wx', mode: 0o600, flush: true });
  try {
    linkSync(temporary, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(temporary);
  }
  return read();
};

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts with AES-256-GCM: a new nonce, the tag and the text, base64url. */
const createCipher = (secret: Uint8Array): Pick<Tokens, 'encrypt' | 'decrypt'> => {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'stored secrets', 32));
  return {
    encrypt: (text, context) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(
        Buffer.from(context),
      );
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    decrypt: (encrypted, context) => {
      const bytes = Buffer.from(encrypted, 'base64url');
      const body = NONCE_BYTES + TAG_BYTES;
      if (bytes.length < body) return null;
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(NONCE_BYTES, body));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(body)), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
};

/** Valid tokens that are cached: a member uses each for many requests, and the check of one waits for another thread. */
const CACHED_MAX = 10_000;

/** Signs and verifies access tokens (JWT, HS256). */
const createSigner = (secret: Uint8Array): Pick<Tokens, 'sign' | 'verify'> => {
  // Given the bare secret, jose imports it for each token.
  const key = crypto.subtle.importKey(
    'raw',
    new Uint8Array(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
  const cached = new LRUCache<string, { claims: AccessTokenClaims; from: number; until: number }>({
    max: CACHED_MAX,
  });
  return {
    sign: async ({ userId, sessionId, roles }, now = new Date()) => {
      const seconds = Math.floor(now.getTime() / 1000);
      return new SignJWT({ userId, roles: roles.join(','), sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setJti(randomBytes(12).toString('base64url'))
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + ACCESS_SECONDS)
        .sign(await key);
    },

    verify: async (token) => {
      const known = cached.get(token);
      const now = Date.now();
      if (known && known.from <= now && now < known.until) return known.claims;
      try {
        const { payload } = await jwtVerify(token, await key, {
          algorithms: [ALGORITHM],
          typ: TYPE,
          issuer: ISSUER,
          audience: AUDIENCE,
          // Also refuses a token issued in the future.
          maxTokenAge: ACCESS_SECONDS,
          requiredClaims: ['exp', 'jti'],
        });
        const { userId, sid, exp = 0, iat = 0 } = payload;
        if (typeof userId !== 'number' || typeof sid !== 'string') return null;
        const claims = { userId, sessionId: sid };
        const until = Math.min(exp, iat + ACCESS_SECONDS) * 1000;
        cached.set(token, { claims, from: iat * 1000, until });
        return claims;
      } catch {
        return null;
      }
    },
  };
};

/** Access tokens, sealed short secrets and encryption, all with the server's own secret. */
export const createTokens = (secret: Uint8Array): Tokens => ({
  ...createCipher(secret),
  ...createSigner(secret),
  seal: (short) => createHmac('sha256', secret).update(`sealed ${short}`).digest('base64url'),
});

/** A new secret of 256 random bits, in characters that an address and a cookie can hold. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The form in which such a secret is stored. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * The refresh token that follows another. In: that token and the salt stored with it. Whoever has one of both alone
 * learns nothing of it.
 */
export const successorOf = (token: string, salt: string): string =>
  createHmac('sha256', token).update(salt).digest('base64url');
