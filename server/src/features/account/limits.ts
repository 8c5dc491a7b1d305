import { WRONG_PASSWORDS } from '@hanca/common/contract/account.ts';
import type { CountedLimit } from '../../http/limits.ts';

// Beside the limits of the contract, which count a caller's calls: these count failures of an account or in a browser, of a
// session, or of one kind of token, which only the handlers know.

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** After a reset the browser in which it was made is known to the account. */
const detail = {
  ko: '비밀번호가 여러 번 잘못 입력됐어요. 잠시 후 다시 시도하거나, ‘비밀번호 찾기’로 받은 메일의 링크에서 비밀번호를 새로 정해 주세요. 그러면 이 브라우저에서 바로 로그인할 수 있어요.',
  en: 'Too many wrong passwords. Try again later, or set a new one by mail: then this browser signs in at once.',
};

/** Wrong passwords for one account from one address. */
const ACCOUNT_AT_ADDRESS: CountedLimit = {
  kind: 'signin-account-address',
  most: 5,
  windowMs: 15 * MINUTE_MS,
  detail,
};
/** Wrong passwords for one account from anywhere. */
const ACCOUNT: CountedLimit = { kind: 'signin-account', most: 50, windowMs: HOUR_MS, detail };
/** Wrong passwords from one address: generous, since a household or a school shares one. */
const ADDRESS: CountedLimit = { kind: 'signin-address', most: 50, windowMs: 15 * MINUTE_MS, detail };
/** Wrong passwords for one account in a browser that signed in to it before. */
const KNOWN_DEVICE: CountedLimit = { kind: 'signin-device', most: 5, windowMs: 15 * MINUTE_MS, detail };

/** Wrong passwords of a signed-in member, who proves to own the account. */
export const OWN_PASSWORD: CountedLimit = { ...WRONG_PASSWORDS, kind: 'own-password' };

/** Renewals of one session; a browser needs one in 15 minutes, twenty tabs at once twenty. */
export const REFRESH: CountedLimit = { kind: 'refresh', most: 60, windowMs: 15 * MINUTE_MS };

/** Codes that one member may try: of a million. */
export const VERIFICATION_CODES: CountedLimit = {
  kind: 'verification-code',
  most: 10,
  windowMs: DAY_MS,
  detail: {
    ko: '코드를 10번 틀렸어요. 메일에 있는 링크를 열거나 내일 다시 시도해 주세요.',
    en: 'Ten wrong codes. Open the link in the mail, or try again tomorrow.',
  },
};

/** Where an address was sent as many links as it is in a day (mail/to-address.ts). */
export const tooManyMails = {
  ko: '오늘은 이 주소로 메일을 더 보낼 수 없어요. 마지막으로 받은 메일의 링크는 받은 때부터 24시간 동안 사용할 수 있어요. 받은 메일함과 스팸함을 확인해 주세요.',
  en: 'No more mails can be sent to this address today. The link of the last one is good for a day: check your mail.',
};

/** Links of mails that one address may try. */
export const VERIFICATION_LINKS: CountedLimit = {
  kind: 'verification-link',
  most: 60,
  windowMs: HOUR_MS,
};

/** Mails to one member of sign-ins in new browsers. */
export const NEW_DEVICE_MAILS: CountedLimit = { kind: 'new-device-mail', most: 3, windowMs: DAY_MS };

interface Signin {
  email: string;
  /** The visitor's address as the unit of limits. */
  address: string;
  /** The mark of a browser that signed in to this account before; null for any other. */
  device: string | null;
}

/** What a wrong password counts against. */
interface SigninCounts {
  /** A success forgets these failures. */
  own: [CountedLimit, string];
  /** A success takes only itself back from these. */
  shared: [CountedLimit, string][];
}

/**
 * Whose count a sign-in is on. A browser that signed in to the account before is measured by itself, so that
 * strangers cannot lock the owner out.
 */
export const signinCounts = ({ email, address, device }: Signin): SigninCounts =>
  device === null
    ? {
        own: [ACCOUNT_AT_ADDRESS, `${email} ${address}`],
        // In this order: who is stopped at one address adds nothing more to the account's count.
        shared: [
          [ADDRESS, address],
          [ACCOUNT, email],
        ],
      }
    : { own: [KNOWN_DEVICE, `${email} ${device}`], shared: [] };
