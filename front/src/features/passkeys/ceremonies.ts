import type { SignedIn } from '@hanca/common/contract/account.ts';
import type { Passkey } from '@hanca/common/contract/passkeys.ts';
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import type { Call } from '../../deps.ts';
import { failureText, statusOf } from '../../failure.ts';

/** Signs in by a passkey that the browser lets its owner choose. */
export const signInByPasskey = async (call: Call): Promise<SignedIn> => {
  const optionsJSON = await call((client) => client.passkeys.signinOptions());
  const body = await startAuthentication({ optionsJSON });
  return call((client) => client.passkeys.signin({ body }));
};

/**
 * Offers passkeys among what the browser fills into the field of the e-mail, until one is chosen, `stopOffering` is called or
 * another passkey is used.
 * @returns null where there is nothing to tell: it was stopped, cannot be offered here or cannot be begun now
 * @throws ApiError for a passkey that was chosen and refused
 */
export const offerPasskeys = async (call: Call): Promise<SignedIn | null> => {
  const chosen = async () => {
    if (!(await browserSupportsWebAuthnAutofill())) return null;
    const optionsJSON = await call((client) => client.passkeys.signinOptions());
    return startAuthentication({ optionsJSON, useBrowserAutofill: true });
  };
  const body = await chosen().catch(() => null);
  return body && call((client) => client.passkeys.signin({ body }));
};

export const stopOffering = (): void => WebAuthnAbortService.cancelCeremony();

/** Proves by a passkey that the account is the own. */
export const proveByPasskey = async (call: Call): Promise<void> => {
  const optionsJSON = await call((client) => client.passkeys.proveOptions());
  const body = await startAuthentication({ optionsJSON });
  await call((client) => client.passkeys.prove({ body }));
};

/** Makes a passkey for the caller and stores it. */
export const addPasskey = async (call: Call): Promise<Passkey> => {
  const optionsJSON = await call((client) => client.passkeys.createOptions());
  const body = await startRegistration({ optionsJSON });
  return call((client) => client.passkeys.create({ body }));
};

/** What to tell of a passkey that was not used or made; '' for nothing: it was given up. */
export const passkeyFailure = (error: unknown): string => {
  if (statusOf(error) !== null) return failureText(error);
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return '';
  if (name === 'InvalidStateError') return '이 기기에는 이 계정의 패스키가 이미 있어요.';
  return '이 기기에서 패스키를 쓰지 못했어요. 기기 잠금을 켰는지 확인하거나 다른 방법을 써 주세요.';
};
