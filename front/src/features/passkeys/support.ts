/** An IP address: browsers make passkeys for names alone. */
const BARE = /^\[|^[\d.]+$/;

/** Whether this browser has passkeys for this address. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && window.isSecureContext && !BARE.test(location.hostname);
