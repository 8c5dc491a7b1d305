import type { Endpoint } from '@hanca/common/endpoint.ts';
import { titleIn } from '@hanca/common/field-meta.ts';
import type { Language } from '@hanca/common/messages.ts';
import type { FieldError, ProblemDocument } from '@hanca/common/problem-document.ts';
import Negotiator from 'negotiator';

/** Every way in which a request can fail: status and what people read. */
const kinds = {
  'bad-request': {
    status: 400,
    ko: ['입력을 확인해 주세요', '보낸 내용을 처리할 수 없어요.'],
    en: ['Check the input', 'The request cannot be processed.'],
  },
  unauthorized: {
    status: 401,
    ko: ['로그인이 필요해요', '다시 로그인해 주세요.'],
    en: ['Sign-in required', 'Sign in again.'],
  },
  credentials: {
    status: 401,
    ko: ['로그인하지 못했어요', '이메일이나 비밀번호가 맞지 않아요.'],
    en: ['Sign-in failed', 'The email or the password is wrong.'],
  },
  'second-factor': {
    status: 401,
    ko: ['인증 코드를 입력해 주세요', '인증 앱에 보이는 6자리 숫자를 입력해 주세요.'],
    en: ['Enter the code', 'Enter the six digits that your authenticator app shows.'],
  },
  'second-factor-expired': {
    status: 401,
    ko: ['시간이 지났어요', '비밀번호를 확인한 지 5분이 지났어요. 처음부터 다시 로그인해 주세요.'],
    en: ['Too late', 'Five minutes are over. Sign in again from the start.'],
  },
  'passkey-required': {
    status: 401,
    ko: [
      '패스키로 로그인해 주세요',
      '이 계정은 비밀번호만으로 로그인할 수 없어요. 등록한 패스키로 로그인해 주세요.',
    ],
    en: ['Use your passkey', 'This account does not sign in by password alone. Use its passkey.'],
  },
  'account-suspended': {
    status: 403,
    ko: ['정지된 계정이에요', '운영 정책에 따라 정지된 계정이라 로그인할 수 없어요.'],
    en: ['Account suspended', 'Staff have suspended this account. It cannot sign in.'],
  },
  forbidden: {
    status: 403,
    ko: ['권한이 없어요', '이 작업을 할 권한이 없어요.'],
    en: ['Not allowed', 'You are not allowed to do this.'],
  },
  reauthenticate: {
    status: 403,
    ko: ['다시 확인이 필요해요', '본인인지 확인한 뒤 다시 시도해 주세요.'],
    en: ['Confirm that it is you', 'Confirm that the account is yours, then try again.'],
  },
  'second-factor-due': {
    status: 403,
    ko: ['2단계 인증을 등록해 주세요', '관리자는 2단계 인증을 등록한 뒤에 콘솔을 쓸 수 있어요.'],
    en: ['Set up a second factor', 'Staff need a second factor for this.'],
  },
  leaving: {
    status: 403,
    ko: ['탈퇴를 신청한 계정이에요', '내 계정에서 탈퇴를 되돌린 뒤 다시 시도해 주세요.'],
    en: ['The account is to be deleted', 'Keep the account first, then try again.'],
  },
  suspended: {
    status: 403,
    ko: ['지금은 쓸 수 없어요', '운영진이 글쓰기를 잠시 멈췄어요. 읽는 것은 그대로 할 수 있어요.'],
    en: [
      'You may not write now',
      'Staff have suspended you from writing for a time. You can read as before.',
    ],
  },
  unverified: {
    status: 403,
    ko: [
      '이메일 인증이 필요해요',
      '이메일을 인증한 회원만 이용할 수 있어요. 메일로 받은 링크나 코드로 인증한 뒤 다시 시도해 주세요.',
    ],
    en: ['Verify your address', 'This is for members with a verified address. Verify yours, then try again.'],
  },
  'not-found': {
    status: 404,
    ko: ['찾을 수 없어요', '지워졌거나 주소가 잘못됐어요.'],
    en: ['Not found', 'It was removed, or the address is wrong.'],
  },
  conflict: {
    status: 409,
    ko: ['지금은 할 수 없어요', '그사이 내용이 바뀌었어요.'],
    en: ['Conflict', 'It has changed in the meantime.'],
  },
  'already-answered': {
    status: 409,
    ko: ['이미 처리한 요청이에요', '보안을 위해 결과는 한 번만 표시돼요. 다시 필요하면 새로 만들어 주세요.'],
    en: [
      'Answered before',
      'The first reply held a secret, which is shown once. Send the call with a new key.',
    ],
  },
  gone: {
    status: 410,
    ko: ['기한이 지났어요', '더 쓸 수 없어요. 처음부터 다시 해 주세요.'],
    en: ['Gone', 'It is no good any more. Start again.'],
  },
  'too-large': {
    status: 413,
    ko: ['너무 커요', '보낸 내용이 너무 커요.'],
    en: ['Too large', 'The request is too large.'],
  },
  'image-too-large': {
    status: 413,
    ko: ['사진이 너무 커요', '사진은 한 번에 20장, 한 장에 15MB와 5천만 화소까지 올릴 수 있어요.'],
    en: ['Image too large', 'At most 20 images of 15 MB and 50 megapixels each.'],
  },
  'unsupported-type': {
    status: 415,
    ko: ['받을 수 없는 형식이에요', 'JSON으로 보내 주세요.'],
    en: ['Unsupported type', 'Send JSON.'],
  },
  'unsupported-image': {
    status: 415,
    ko: ['쓸 수 없는 사진이에요', 'JPG, PNG, WebP 사진만 올릴 수 있어요.'],
    en: ['Unsupported image', 'Only JPEG, PNG and WebP images can be uploaded.'],
  },
  'key-reused': {
    status: 422,
    ko: ['이미 보낸 요청이에요', '같은 Idempotency-Key로 다른 내용을 보냈어요.'],
    en: ['Key used before', 'The Idempotency-Key was sent with something else before.'],
  },
  'too-many': {
    status: 429,
    ko: ['잠시 후 다시 시도해 주세요', '시도가 너무 많았어요. 잠시 기다려 주세요.'],
    en: ['Too many attempts', 'Wait a while and try again.'],
  },
  unexpected: {
    status: 500,
    ko: ['문제가 생겼어요', '잠시 후 다시 시도해 주세요.'],
    en: ['Something went wrong', 'Try again later.'],
  },
  unavailable: {
    status: 503,
    ko: ['지금은 응답할 수 없어요', '잠시 후 다시 시도해 주세요.'],
    en: ['Unavailable', 'Try again in a moment.'],
  },
  'disk-full': {
    status: 507,
    ko: ['저장 공간이 부족해요', '지금은 저장할 수 없어요. 잠시 후 다시 시도해 주세요.'],
    en: ['Out of space', 'It cannot be stored now. Try again later.'],
  },
} as const;

export type ProblemCode = keyof typeof kinds;

const RETRY_AFTER = 1;

/** What is wrong with which field. In: also what the contract calls a field, in Korean alone. */
type Errors = (language: Language, titleOf: (path: string) => string | undefined) => FieldError[];

interface ProblemOptions {
  /** Instead of the kind's own words. */
  detail?: Record<Language, string>;
  errors?: Errors;
  /** Seconds, sent as Retry-After; 1 for what is unavailable. */
  retryAfter?: number;
  /** What the second step of a sign-in is to name. */
  challenge?: string;
  cause?: unknown;
}

/** What the contract calls a field of an endpoint's input. */
const titleOfInput = ({ body, query, params }: Endpoint, path: string): string | undefined => {
  const [field] = path.split('.');
  return titleIn(body, field) ?? titleIn(query, field) ?? titleIn(params, field);
};

/** The first of what is wrong, with the name of its field. */
const firstOf = ([first]: FieldError[] = []): string | undefined =>
  first?.title && !first.message.startsWith(first.title)
    ? `${first.title}: ${first.message}`
    : first?.message;

/** A request that fails in a known way; it becomes a problem document, or a page where the client wants one. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly statusCode: number;
  readonly retryAfter: number | undefined;
  private readonly challenge: string | undefined;
  private readonly detail: Record<Language, string> | undefined;
  private readonly errors: Errors | undefined;

  constructor(code: ProblemCode, { detail, errors, retryAfter, challenge, cause }: ProblemOptions = {}) {
    super(code, { cause });
    this.name = 'Problem';
    this.code = code;
    this.statusCode = kinds[code].status;
    this.retryAfter = retryAfter ?? (this.statusCode === 503 ? RETRY_AFTER : undefined);
    this.challenge = challenge;
    this.detail = detail;
    this.errors = errors;
  }

  /** The RFC 9457 document in the given language. In: also the endpoint that was called, which names the fields. */
  document(language: Language, endpoint?: Endpoint): ProblemDocument {
    const [title, general] = kinds[this.code][language];
    const titleOf = (path: string) =>
      language === 'ko' && endpoint ? titleOfInput(endpoint, path) : undefined;
    const errors = this.errors?.(language, titleOf).map((error) => {
      const name = titleOf(error.path);
      return name ? { ...error, title: name } : error;
    });
    const own = this.detail?.[language] ?? (this.code === 'bad-request' ? firstOf(errors) : undefined);
    return {
      type: `/v1/problems/${this.code}`,
      title,
      status: this.statusCode,
      detail: own ?? general,
      code: this.code,
      ...(this.retryAfter === undefined ? {} : { retryAfter: this.retryAfter }),
      ...(this.challenge === undefined ? {} : { challenge: this.challenge }),
      ...(errors ? { errors } : {}),
    };
  }
}

/** A record as it was looked up. Throws Problem 404 where there is none. */
export const found = <T>(record: T | null): T => {
  if (record === null) throw new Problem('not-found');
  return record;
};

/** A write that was cut off: it may have been stored all the same. */
export const outcomeUnknown = (cause?: unknown): Problem =>
  new Problem('unavailable', {
    detail: {
      ko: '저장됐는지 알 수 없어요. 확인한 뒤에 다시 시도해 주세요.',
      en: 'It may or may not have been saved. Check before you try again.',
    },
    cause,
  });

/** Korean unless the client prefers English. In: an Accept-Language header. */
export const languageOf = (header: string | undefined): Language =>
  header && new Negotiator({ headers: { 'accept-language': header } }).language(['ko', 'en']) === 'en'
    ? 'en'
    : 'ko';
