/** Without what is taken for something else when read aloud or copied by hand: I, L, O, U, 0, 1. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

const LENGTH = 10;

const GROUP = 5;

/** The largest byte that gives every letter the same chance. */
const FAIR = 256 - (256 % LETTERS.length);

const bytes = (): number[] => [...crypto.getRandomValues(new Uint8Array(LENGTH * 2))];

/** A new code for a coupon, random enough never to come twice: 'K7QXM-3RTPA'. */
export const newCode = (): string => {
  let code = '';
  while (code.length < LENGTH) {
    code += bytes()
      .filter((byte) => byte < FAIR)
      .map((byte) => LETTERS[byte % LETTERS.length])
      .join('');
  }
  return `${code.slice(0, GROUP)}-${code.slice(GROUP, LENGTH)}`;
};
