export const EMAIL_MAX = 254;

/** Format characters, and what Unicode lets a program leave out. */
const INVISIBLE = /[\p{Cf}\p{DI}]/gu;

/** Letters and digits of any script, and the signs of RFC 5322; no quotes, brackets or comments, which mail programs take off. */
const LOCAL_PART = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;
const TYPED_DOMAIN = /^[\p{L}\p{M}\p{N}.。-]+$/u;
const ASCII_DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/;

/** The domain in ASCII (IDNA, UTS 46), as URLs have it; '' for none. */
const asciiDomain = (typed: string): string => {
  const url = `http://${typed}`;
  return TYPED_DOMAIN.test(typed) && URL.canParse(url) ? new URL(url).hostname : '';
};

/**
 * Returns the one form of an email address: NFKC, lower case, nothing invisible, the domain in ASCII. Everything that compares,
 * counts or stores addresses takes this form. Null for what is no address.
 * @param typed well-formed, and short: it is normalised
 */
export const normalEmail = (typed: string): string | null => {
  const visible = typed.replace(INVISIBLE, '').normalize('NFKC').trim();
  const at = visible.lastIndexOf('@');
  const local = visible.slice(0, Math.max(at, 0)).toLowerCase().normalize('NFKC');
  const domain = asciiDomain(visible.slice(at + 1));
  const address = `${local}@${domain}`;
  return LOCAL_PART.test(local) && ASCII_DOMAIN.test(domain) && address.length <= EMAIL_MAX ? address : null;
};
