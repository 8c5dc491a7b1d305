import type { NewPasskey, UsedPasskey } from '@hanca/common/contract/passkeys.ts';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Config } from '../../config.ts';
import { LASTS_MS } from './challenges.ts';

type Challenge = Uint8Array<ArrayBuffer>;

/** EdDSA, ES256 and RS256 (COSE): what every runtime that may come to check them knows. */
const ALGORITHMS = [-8, -7, -257];

/** Passkeys belong to the host of PUBLIC_URL; browsers take none for a bare IP address. */
const hostOf = ({ publicUrl }: Config): string => new URL(publicUrl).hostname;

/** A credential as it is named to the browser. */
export interface Known {
  id: string;
  transports: string[];
}

const named = (passkeys: readonly Known[]) =>
  passkeys.map(({ id, transports }) => ({ id, type: 'public-key' as const, transports }));

interface NewOptions {
  challenge: Challenge;
  /** What the passkey calls its owner. */
  user: { handle: string; name: string; displayName: string };
  /** The account's, of which none is made again. */
  known: readonly Known[];
}

/** What a browser needs to make a passkey that signs in without a name, and only for who unlocks it. */
export const creationOptions = async (config: Config, { challenge, user, known }: NewOptions) => {
  const authenticatorSelection = {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  } as const;
  const {
    challenge: written,
    rp,
    user: owner,
    pubKeyCredParams,
  } = await generateRegistrationOptions({
    rpName: '한카',
    rpID: hostOf(config),
    userID: Uint8Array.from(Buffer.from(user.handle, 'base64url')),
    userName: user.name,
    userDisplayName: user.displayName,
    challenge,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return {
    challenge: written,
    rp: { id: hostOf(config), name: rp.name },
    user: owner,
    pubKeyCredParams,
    timeout: LASTS_MS,
    excludeCredentials: named(known),
    authenticatorSelection,
    attestation: 'none' as const,
  };
};

/** What a browser needs to use a passkey. In: those that may be used; none for whichever there is. */
export const requestOptions = async (config: Config, challenge: Challenge, known: readonly Known[]) => {
  const rpId = hostOf(config);
  const options = await generateAuthenticationOptions({ rpID: rpId, challenge });
  return {
    challenge: options.challenge,
    rpId,
    timeout: LASTS_MS,
    userVerification: 'required' as const,
    allowCredentials: named(known),
  };
};

/** Null instead of the library's errors, which are about what the browser sent. */
const orNull = async <T>(verify: () => Promise<T>): Promise<T | null> => {
  try {
    return await verify();
  } catch {
    return null;
  }
};

/** Checks what a browser made. In: the challenge it was given. Out: null for what is not signed as it must be. */
export const verifyNew = async ({ publicUrl, ...config }: Config, challenge: string, made: NewPasskey) => {
  const result = await orNull(() =>
    verifyRegistrationResponse({
      response: { ...made, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: publicUrl,
      expectedRPID: hostOf({ publicUrl, ...config }),
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!result?.verified) return null;
  const { credential, credentialBackedUp: backedUp } = result.registrationInfo;
  const { id, publicKey, counter } = credential;
  return { id, publicKey, counter, backedUp, transports: made.response.transports ?? [] };
};

/** Checks what a passkey signed. Out: its counter, which is still to be compared, and where it lives; null for what is not its signature. */
export const verifyUse = async (
  config: Config,
  challenge: string,
  { passkey, used }: { passkey: { id: string; publicKey: Uint8Array<ArrayBuffer> }; used: UsedPasskey },
): Promise<{ counter: number; backedUp: boolean } | null> => {
  const result = await orNull(() =>
    verifyAuthenticationResponse({
      response: { ...used, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: config.publicUrl,
      expectedRPID: hostOf(config),
      // Compared where it is stored, so that of two uses at once one is the later.
      credential: { id: passkey.id, publicKey: passkey.publicKey, counter: 0 },
    }),
  );
  if (!result?.verified) return null;
  const { newCounter, credentialBackedUp } = result.authenticationInfo;
  return { counter: newCounter, backedUp: credentialBackedUp };
};
