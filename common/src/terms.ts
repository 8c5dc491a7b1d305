/** The day of the text of terms and privacy. Whoever changes the text changes this, and members are told. */
export const TERMS_VERSION = '2026-11-29';

/** Every cookie that the product sets, and what for. */
export const COOKIES: readonly { names: readonly string[]; purpose: string }[] = [
  { names: ['token', 'uname', 'refresh'], purpose: '로그인을 이어 가요' },
  { names: ['device'], purpose: '로그인한 적 있는 브라우저를 알아봐요' },
  { names: ['region'], purpose: '고른 지역을 기억해요' },
  { names: ['qr'], purpose: 'QR 코드를 연 브라우저만 로그인되게 해요. 몇 분 뒤 없어져요' },
  {
    names: ['second', 'passkey', 'provider-request', 'provider-arrival'],
    purpose: '2단계 인증과 패스키, 다른 서비스로 로그인하는 동안만 쓰고 몇 분 뒤 없어져요',
  },
];
