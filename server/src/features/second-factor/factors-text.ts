interface Factors {
  codes: boolean;
  passkeys: number;
}

/** What somebody has, in words: '인증 앱, 패스키 2개'; '' for nothing. */
export const factorsText = ({ codes, passkeys }: Factors): string =>
  [codes ? '인증 앱' : '', passkeys > 0 ? `패스키 ${passkeys}개` : ''].filter(Boolean).join(', ');
