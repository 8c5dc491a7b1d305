import type { z } from 'zod';
import { grouped } from './grouped.ts';
import { josa } from './josa.ts';
import { PASSWORD_MIN } from './text-limits.ts';

export type Language = 'ko' | 'en';

/** Messages that schemas name by key, so that one schema speaks both languages. */
const texts = {
  required: { ko: '꼭 입력해 주세요.', en: 'This field is required.' },
  'email.required': { ko: '이메일을 입력해 주세요.', en: 'Enter your email.' },
  'email.format': { ko: '이메일 형식이 올바르지 않아요.', en: 'This is not an email address.' },
  'password.required': { ko: '비밀번호를 입력해 주세요.', en: 'Enter your password.' },
  'password.min': { ko: '비밀번호는 6자 이상이어야 해요.', en: 'The password has at least 6 characters.' },
  'password.new': {
    ko: `비밀번호는 ${PASSWORD_MIN}자 이상으로 정해 주세요.`,
    en: `Use at least ${PASSWORD_MIN} characters.`,
  },
  'password.long': {
    ko: '비밀번호가 너무 길어요. 200자까지 쓸 수 있어요.',
    en: 'Use at most 200 characters.',
  },
  'password.wrong': { ko: '비밀번호가 맞지 않아요.', en: 'The password is wrong.' },
  'password.common': {
    ko: '너무 흔한 비밀번호예요. 다른 것으로 정해 주세요.',
    en: 'This password is too common. Choose another one.',
  },
  'password.admin': {
    ko: '관리자의 비밀번호는 15자 이상으로 정해 주세요.',
    en: 'Staff use at least 15 characters.',
  },
  'push.address': {
    ko: '이 브라우저의 알림 주소는 쓸 수 없어요. 다른 브라우저에서 켜 주세요.',
    en: 'This address cannot take pushes.',
  },
  'push.key': {
    ko: '브라우저가 준 알림 열쇠가 올바르지 않아요. 알림을 끄고 다시 켜 주세요.',
    en: 'This is no key of a push subscription.',
  },
  'link.expired': {
    ko: '기한이 지났거나 이미 쓴 링크예요. 링크를 다시 받아 주세요.',
    en: 'This link has expired or was used before.',
  },
  'link.other-account': {
    ko: '다른 계정으로 로그인돼 있어요. 로그아웃한 다음 메일의 링크를 다시 열어 주세요.',
    en: 'You are signed in to another account. Sign out, then open the link of the mail again.',
  },
  'name.required': { ko: '이름을 입력해 주세요.', en: 'Enter your name.' },
  'name.reserved': {
    ko: '운영진이나 한카로 오해할 수 있는 이름은 사용할 수 없어요.',
    en: 'This name could be taken for staff, for the product or for nobody.',
  },
  'verify.taken': {
    ko: '다른 계정에서 인증한 이메일이에요. 내 계정에서 다른 이메일을 등록해 주세요.',
    en: 'Another account has verified this address. Enter another one in your settings.',
  },
  'verify.required': { ko: '메일로 받은 6자리 코드를 입력해 주세요.', en: 'Enter the code from the mail.' },
  'verify.format': { ko: '메일로 받은 숫자 6자리를 입력해 주세요.', en: 'The code has six digits.' },
  'verify.code': {
    ko: '코드가 맞지 않아요. 가장 최근에 받은 메일의 코드인지 확인해 주세요.',
    en: 'This is not the code of the newest mail.',
  },
  'verify.link': {
    ko: '기한이 지났거나 더 새로운 메일이 있는 링크예요.',
    en: 'This link has expired, or there is a newer mail.',
  },
  'verify.session': {
    ko: '지금 로그인에서 요청한 코드가 아니에요. 인증 메일을 다시 받아 새 코드를 입력해 주세요.',
    en: 'This code was asked for in another session. Get another mail, and enter its code.',
  },
  'verify.attached': {
    ko: '이 계정에 다른 로그인 수단이 등록돼 있어요. 새 비밀번호를 정해 주세요.',
    en: 'More than a password is attached to this account. Set a new password.',
  },
  'verify.staff': {
    ko: '관리자 계정은 인증 메일을 요청한 브라우저에서만 인증할 수 있어요.',
    en: 'Staff verify their address in the browser that asked for the mail.',
  },
  'verify.signin': {
    ko: '이메일을 바꾸려면 먼저 로그인한 다음 메일의 링크를 다시 열어 주세요.',
    en: 'Sign in to change your address, then open the link of the mail again.',
  },
  'qr.unknown': { ko: '없는 QR 코드예요.', en: 'This QR code is not known.' },
  'qr.format': {
    ko: '다른 화면에 보이는 두 자리 숫자를 입력해 주세요.',
    en: 'Enter the two digits of the other screen.',
  },
  'qr.wrong': {
    ko: '숫자가 달라요. QR 코드 아래에 보이는 숫자를 확인해 주세요. 세 번 다르면 거절돼요.',
    en: 'This is not the number beside the QR code. The third wrong one refuses the sign-in.',
  },
  'second-factor.required': { ko: '코드를 입력해 주세요.', en: 'Enter the code.' },
  'second-factor.format': {
    ko: '인증 앱의 6자리 숫자나 10자리 복구 코드를 입력해 주세요.',
    en: 'Enter the six digits of the app, or a recovery code of ten characters.',
  },
  'second-factor.digits': {
    ko: '인증 앱에 보이는 6자리 숫자를 입력해 주세요.',
    en: 'Enter the six digits that the app shows.',
  },
  'second-factor.code': {
    ko: '코드가 맞지 않아요. 앱에 새로 보이는 코드를 입력해 주세요.',
    en: 'The code is wrong. Enter the newest one.',
  },
  'second-factor.clock': {
    ko: '코드가 맞지 않아요. 앱에 지금 보이는 코드인지, 휴대폰의 시계가 맞는지 확인해 주세요.',
    en: 'The code is wrong. Check that it is the newest one, and the clock of the device.',
  },
  'second-factor.recovery': {
    ko: '맞지 않거나 이미 쓴 복구 코드예요. 다른 코드를 입력해 주세요.',
    en: 'This recovery code is wrong or was used. Enter another one.',
  },
  'agree.required': { ko: '이용약관에 동의해 주세요.', en: 'Please agree to the terms.' },
  'select.required': { ko: '하나를 골라 주세요.', en: 'Choose one.' },
  'thumbnail.required': {
    ko: '마크다운 글에는 썸네일이 필요해요.',
    en: 'A markdown post needs a thumbnail.',
  },
  'job.wage': {
    ko: 'BC주에서 일할 수 있는 구인 글에는 급여나 급여 범위를 적어야 해요(임금투명성법 2조).',
    en: 'Advertisements of jobs in BC state the expected wage or its range (Pay Transparency Act, section 2).',
  },
  'job.wage.range': {
    ko: '범위의 끝은 급여보다 작을 수 없어요.',
    en: 'The end of the range is not below its start.',
  },
  'image.path': { ko: '올린 사진만 쓸 수 있어요.', en: 'Only uploaded images can be used.' },
  'image.many': { ko: '사진은 20장까지 넣을 수 있어요.', en: 'Use at most 20 images.' },
  'image.required': { ko: '사진을 골라 주세요.', en: 'Choose an image.' },
  'region.unknown': { ko: '없는 지역이에요. 다시 골라 주세요.', en: 'This region is not known.' },
  'category.unknown': { ko: '이 글 종류에 없는 분류예요.', en: 'This post type has no such category.' },
  'category.parent': { ko: '여기에는 분류를 둘 수 없어요.', en: 'No category can be here.' },
  integer: { ko: '정수를 입력해 주세요.', en: 'Enter a whole number.' },
  flag: { ko: 'true나 false로 보내 주세요.', en: 'Send true or false.' },
  bbox: {
    ko: '지도의 범위가 올바르지 않아요.',
    en: 'This is not an area: send west,south,east,north.',
  },
  'address.required': { ko: '주소를 입력해 주세요.', en: 'Enter the address.' },
  'location.required': {
    ko: '지도에서 위치를 확인해 주세요. 위치 확인 버튼을 눌러 주세요.',
    en: 'Check the location on the map.',
  },
  'location.unsure': {
    ko: '핀을 집 위치로 옮기거나 ‘대략 여기예요’를 눌러 주세요.',
    en: 'Move the pin to the home, or say that it is about there (locationBy).',
  },
  'location.canada': { ko: '캐나다 안의 위치를 골라 주세요.', en: 'Choose a place in Canada.' },
  'location.far': {
    ko: '고른 도시에서 너무 먼 위치예요. 도시나 지도 위치를 다시 확인해 주세요.',
    en: 'This place is too far from the city.',
  },
  'city.unknown': { ko: '없는 도시예요. 다시 골라 주세요.', en: 'This city is not known.' },
  'type.unknown': { ko: '없는 유형이에요. 다시 골라 주세요.', en: 'This type is not known.' },
  'bathroom.half': { ko: '0.5개 단위로 입력해 주세요.', en: 'Enter whole or half bathrooms.' },
  'build-year': { ko: '최근 30년 가운데에서 골라 주세요.', en: 'Choose one of the last 30 years.' },
  'available.required': { ko: '입주할 수 있는 날짜를 골라 주세요.', en: 'Choose the day.' },
  'phone.format': {
    ko: '전화번호 형식이 올바르지 않아요. 예: 604-555-0123',
    en: 'This is not a phone number.',
  },
  'image.twice': { ko: '같은 사진이 두 번 들어 있어요.', en: 'The same image is there twice.' },
  'message.required': { ko: '보낼 내용을 입력해 주세요.', en: 'Write a message.' },
  'appeal.required': { ko: '다르게 생각하는 점을 적어 주세요.', en: 'Write what you think of it.' },
  'comment.required': { ko: '댓글을 입력해 주세요.', en: 'Write a comment.' },
  'link.format': {
    ko: 'https://로 시작하는 주소를 입력해 주세요.',
    en: 'Enter an address that begins with https://.',
  },
  'links.post': {
    ko: '링크는 제목과 내용을 합쳐 두 개까지 넣을 수 있어요.',
    en: 'Use at most two links in title and text together.',
  },
  'links.many': { ko: '링크는 두 개까지 넣을 수 있어요.', en: 'Use at most two links.' },
  'code.format': {
    ko: '영문자, 숫자, 하이픈(-)만 쓸 수 있어요.',
    en: 'Use letters, digits and hyphens.',
  },
  'code.taken': { ko: '이미 쓰고 있는 쿠폰 코드예요.', en: 'This code is already in use.' },
  'discount.percent': { ko: '할인율은 100% 이하여야 해요.', en: 'At most 100 percent.' },
  'discount.cap': { ko: '최대 할인액은 정률 쿠폰에만 써요.', en: 'Only a percentage has a cap.' },
  'deadline.late': {
    ko: '신청 마감은 행사가 끝나기 전이어야 해요.',
    en: 'The deadline comes before the end.',
  },
  'date.order': { ko: '종료일은 시작일보다 뒤여야 해요.', en: 'The end comes after the start.' },
  'alert.border': {
    ko: '기다리는 시간이나, 두 시간 넘게 떨어진 시작과 끝을 골라 주세요.',
    en: 'Give either a wait, or a day of the week with two hours at least two hours apart.',
  },
  'alert.keyword': {
    ko: '키워드를 두 글자 이상 입력해 주세요.',
    en: 'Enter a keyword of at least two letters.',
  },
  'join.day': {
    ko: '오늘부터 90일 안의 날짜를 골라 주세요.',
    en: 'Choose a day within 90 days from today.',
  },
  'join.time': {
    ko: '지금부터 90일 안의 티타임을 골라 주세요.',
    en: 'Choose a tee time within 90 days from now.',
  },
  'join.closes': {
    ko: '신청을 받을 시간이 남지 않았어요. 더 늦게까지 받아 주세요.',
    en: 'There is no time left to ask. Choose a later end.',
  },
  'join.handicap': {
    ko: '핸디캡의 끝은 시작보다 작을 수 없어요.',
    en: 'The highest handicap is not below the lowest.',
  },
  'flyer.page': { ko: '이 전단지의 쪽이 아니에요.', en: 'This is no page of the flyer.' },
  'flyer.area': { ko: '쪽 안에서 골라 주세요.', en: 'Choose a part of the page.' },
  'period.order': {
    ko: '종료일은 시작일과 같거나 뒤여야 해요.',
    en: 'The last day is not before the first.',
  },
  'business.unknown': { ko: '없는 업체예요. 다시 골라 주세요.', en: 'This shop is not known.' },
  'post.unknown': { ko: '없는 글이에요. 글 번호를 확인해 주세요.', en: 'This post is not known.' },
  'quantity.issued': {
    ko: '이미 발급한 수량보다 적을 수 없어요.',
    en: 'Not fewer than were issued already.',
  },
  date: { ko: '날짜가 올바르지 않아요.', en: 'This is not a date.' },
  'content.deep': {
    ko: '목록, 인용, 표가 50단계보다 깊게 겹쳐 있어요. 겹친 단계를 줄여 주세요.',
    en: 'Lists, quotes or tables are nested deeper than 50 levels. Nest them less.',
  },
  'content.heavy': {
    ko: '내용이 화면에 보이기에 너무 커요. 나누어 올려 주세요.',
    en: 'The body is too large when shown. Split it.',
  },
  'pnp.bands': {
    ko: '한 줄에 하나씩 ‘140-149 67’처럼, 높은 구간부터 빠진 구간 없이 적어 주세요. 맨 위는 ‘150+ 9’예요.',
    en: 'Write a band a line, as 140-149 67, the highest first and without gaps.',
  },
  nul: { ko: '쓸 수 없는 문자가 들어 있어요.', en: 'It holds a character that cannot be stored.' },
  direction: {
    ko: '글의 방향을 바꾸는 보이지 않는 문자가 있어요. 지우고 다시 입력해 주세요.',
    en: 'It holds an invisible character that turns the direction of writing.',
  },
  taken: { ko: '이미 쓰고 있는 값이에요.', en: 'This value is already in use.' },
  'email.same': { ko: '지금 쓰고 있는 이메일이에요.', en: 'This is the address you have.' },
  'email.taken': { ko: '이미 가입한 이메일이에요.', en: 'This email is already registered.' },
} as const satisfies Record<string, Record<Language, string>>;

export type MessageKey = keyof typeof texts;

const isKey = (text: string): text is MessageKey => Object.hasOwn(texts, text);

/** In place of words that suit any field, where its Korean name is known. */
const named: Partial<Record<MessageKey, string>> = {
  required: '을(를) 입력해 주세요.',
  'select.required': '을(를) 골라 주세요.',
  integer: '은(는) 정수로 입력해 주세요.',
};

/** The text of a message key. In: also the field's Korean name, for what says nothing else of the field. */
export const message = (key: MessageKey, language: Language = 'ko', name = ''): string => {
  const words = name && language === 'ko' && named[key];
  return words ? josa(name + words) : texts[key][language];
};

type Issue = Pick<z.core.$ZodIssue, 'code' | 'message'> & {
  input?: unknown;
  expected?: unknown;
  minimum?: unknown;
  maximum?: unknown;
  origin?: unknown;
};

/** A limit of a number, as people write it: 1,000,000. */
const limitText = (limit: unknown): string => (typeof limit === 'number' ? grouped(limit) : String(limit));

const byCode: Record<Language, (issue: Issue, name: string) => string> = {
  ko: (issue, name) => {
    const about = (words: string) => (name ? josa(`${name}은(는) ${words}`) : words);
    const text = issue.origin === 'string';
    if (issue.code === 'too_small') {
      if (!text) return about(`${limitText(issue.minimum)} 이상이어야 해요.`);
      return Number(issue.minimum) <= 1
        ? message('required', 'ko', name)
        : about(`${issue.minimum}자 이상 입력해 주세요.`);
    }
    if (issue.code === 'too_big') {
      const most = limitText(issue.maximum);
      return about(text ? `${most}자까지 쓸 수 있어요.` : `${most} 이하여야 해요.`);
    }
    if (issue.code === 'invalid_type') {
      if (issue.input === undefined || issue.input === null) return message('required', 'ko', name);
      if (issue.expected !== 'number' && issue.expected !== 'int') return '값의 형식이 올바르지 않아요.';
      return name ? about('숫자로 입력해 주세요.') : '숫자를 입력해 주세요.';
    }
    if (issue.code === 'invalid_value') return '고를 수 없는 값이에요.';
    return '값이 올바르지 않아요.';
  },
  en: (issue) => {
    const unit = issue.origin === 'string' ? ' characters' : '';
    if (issue.code === 'too_small') return `At least ${limitText(issue.minimum)}${unit}.`;
    if (issue.code === 'too_big') return `At most ${limitText(issue.maximum)}${unit}.`;
    if (issue.code === 'invalid_type') {
      if (issue.input === undefined || issue.input === null) return texts.required.en;
      return `Expected ${String(issue.expected)}.`;
    }
    if (issue.code === 'invalid_value') return 'Not one of the possible values.';
    return 'Not a valid value.';
  },
};

/**
 * What a person reads about an issue that zod found. In: the issue, with a key of ours as its message or zod's
 * own text (which is never shown), the language, and the Korean name of the field. Out: one sentence.
 */
export const explain = (issue: Issue, language: Language = 'ko', name = ''): string =>
  isKey(issue.message) ? message(issue.message, language, name) : byCode[language](issue, name);

/** The stable code of an issue: our message's key, else zod's code. */
export const codeOf = (issue: Issue): string => (isKey(issue.message) ? issue.message : issue.code);
