/** What happens to accounts, by the names that the audit trail has for it, in the words of the console. */
export const ACCOUNT_EVENTS = {
  signin: '로그인',
  refuseSignin: '로그인 거절',
  lockSignin: '로그인 시도 잠김',
  approveQr: '다른 화면의 QR 로그인 승인',
  refuseQr: '다른 화면의 QR 로그인 거절',
  reuseToken: '지난 로그인 정보를 다시 씀',
  refuseRole: '권한이 없는 요청 거절',
  signout: '로그아웃',
  endSession: '다른 기기 로그아웃',
  endOtherSessions: '다른 모든 기기 로그아웃',
  verifyEmail: '이메일 인증',
  changeEmail: '이메일 변경',
  undoEmail: '이메일 변경 되돌림',
  changePassword: '비밀번호 변경',
  resetPassword: '비밀번호 재설정',
  addPasskey: '패스키 추가',
  removePasskey: '패스키 삭제',
  leave: '탈퇴 신청',
  stay: '탈퇴 취소',
  refusePasskeyCopy: '복사된 패스키 거절',
  linkIdentity: '다른 서비스 연결',
  unlinkIdentity: '다른 서비스 연결 끊음',
  leaveProvider: '다른 서비스에서 한카를 끊음',
  addSecondFactor: '2단계 인증 등록',
  removeSecondFactor: '2단계 인증 지움',
  renewRecoveryCodes: '새 복구 코드',
} as const;

export type AccountEvent = keyof typeof ACCOUNT_EVENTS;

/** How somebody proved who they are, in the words of the console; a code and a recovery code are the second of two. */
export const SIGNIN_WAYS = {
  signup: '가입',
  password: '비밀번호',
  qr: 'QR 코드',
  passkey: '패스키',
  kakao: '카카오',
  google: '구글',
  apple: '애플',
  code: '인증 앱 코드',
  'recovery-code': '복구 코드',
} as const;

export type SigninWay = keyof typeof SIGNIN_WAYS;

/** What account events have as their feature in the trail. */
export const ACCOUNT_FEATURE = 'account';

/** Days that the trail says what happened to an account. */
export const ACCOUNT_EVENT_DAYS = 365;

/** Days that the trail says from which address of the internet something was done, by members and by staff. */
export const IP_ADDRESS_DAYS = 90;
