import type { Sentence } from '../text.ts';

const CHAT = '(?:텔레그램|telegram|왓츠앱|와츠앱|whatsapp|위챗|wechat|라인|카톡|카카오톡|이메일|email)';

const LETTERS = [
  // 여기 메시지는 확인 못 해요: whoever writes here reads here
  /(?:여기|여긴|사이트|here|this(?:site|app)).{0,14}?(?:메시지|메세지|대화|알림|쪽지|얘기|채팅|messages?).{0,10}?(?:못|안|어려|어렵|막|힘들)/,
  /(?:여기|여긴|여기선).{0,10}?(?:못합니다|안봐|안와요|못봐|못해요)/,
  /(?:사이트|여기)메시지는.{0,14}(?:막|못|안)/,
  /(?:dont|donot|cannot|cant)(?:check|see|read|get)(?:my)?messages?here/,
  // Few Koreans use it, and nothing can be called back there.
  /(?:텔레그램|telegram)(?:하세요|아이디|으?로|[a-z0-9]{0,30}으?로만|id|me|계정)/,
  new RegExp(`(?:contact|text|message|reach)(?:me)?(?:only)?(?:on|via|by|through)?${CHAT}only`),
  /whatsapponly/,
  new RegExp(`${CHAT}(?:으?로)(?:옮기|넘어|얘기하|이동)`),
] as const;

/** The sentence that leads away from where others could see what is written. */
export const outsideChat = (text: readonly Sentence[]): Sentence | undefined =>
  text.find(({ letters }) => LETTERS.some((pattern) => pattern.test(letters)));
