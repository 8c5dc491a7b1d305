import type { Sentence } from '../text.ts';

// Money before the home was seen: what nearly every rental scam comes to, in the words of the Canadian Anti-Fraud Centre and the BBB.

const MONEY =
  '(?:보증금|디파짓|디포짓|deposit|계약금|예약금|홀딩비|홀딩피|선금|첫달|두달치|렌트비|월세|신청비|등록비|입금|송금|이체|etransfer|이트랜스퍼|결제|payment|돈|페이)';
const PAY =
  '(?:입금|송금|이체|보내|넣|결제|페이|부탁|주시|주셔|내시|내셔|해주|들어오|etransfer|이트랜스퍼|ㅇㄱ)';

const KOREAN = [
  // 보증금 먼저 보내 주시면, 먼저 송금하시면, 디파짓부터
  new RegExp(`(?:${MONEY}|ㅂㅈㄱ|반만?이라도).{0,14}?(?:먼저|부터|우선).{0,12}?${PAY}`),
  /먼저.{0,12}?(?:입금|송금|이체|결제|페이)/,
  /(?:입금|송금|결제|이체)(?:을|를)?(?:먼저|부터|우선)/,
  /(?:선입금|선결제)/,
  // 보시기 전에 … 이체
  /(?:보시기|보기|뷰잉|방문|viewing|구경하?시?기?|오시기|보러오시기)(?:하시기)?전에.{0,25}?(?:입금|송금|이체|보내|결제|etransfer|홀딩)/,
  // 입금 후에 뷰잉, 입금하시면 비번
  new RegExp(
    `${MONEY}.{0,12}?(?:후에?|뒤에?|되면|하시면|넣으시면|내시면|주시면|보내시면|주셔야|내셔야|보내셔야|내신분만?|들어오면|확인되면|넣고).{0,20}?(?:방문|뷰잉|viewing|보실수|보러오|구경|열쇠|키|주소|비번|비밀번호|lockbox|락박스|열어드|들고나)`,
  ),
  new RegExp(`(?:구경|뷰잉|방문|보여드리는건|보여드리는것).{0,20}?${MONEY}.{0,8}?(?:후|뒤|내신)`),
  new RegExp(
    `(?:주소|비번|비밀번호|열쇠)(?:랑|은|는|를).{0,12}?${MONEY}(?:이|은)?.{0,6}?(?:들어오면|되면|하시면|확인)`,
  ),
  // 뷰잉 없이, 안 보고 계약
  new RegExp(`(?:뷰잉없이|안보고도?|보지않고|안보셔도|굳이안보).{0,20}?(?:계약|입주|${MONEY})`),
  /(?:뷰잉|집은|구경).{0,16}?입주하는날.{0,4}보시면/,
  // 오늘 입금하시는 분께
  new RegExp(`(?:오늘|지금|당일).{0,10}?${MONEY}.{0,8}?(?:하시는분|넣으시는분|넣겠다는분|주시는분)`),
  new RegExp(`${MONEY}.{0,10}?(?:하시는|넣으시는|보내주시는|주시는)분.{0,8}?(?:우선|임자|드려|드릴)`),
  /(?:홀딩|홀드|hold).{0,16}?(?:디파짓|deposit|이체|etransfer|보내실|이메일)/,
  /(?:친구|지인)계좌로.{0,20}?(?:송금|이체)/,
] as const;

const ENGLISH = [
  /\b(?:deposit|payment|money|rent|fee|e-?transfer|first (?:and last|month)).{0,60}\b(?:before|prior to) (?:the |a |any |we |you )?(?:viewing|showing|see|visit|schedul)/,
  /\bno (?:viewings?|showings?)\b.{0,40}\buntil\b.{0,40}\b(?:deposit|paid|payment)/,
  /\b(?:keys?|lockbox|address|viewing)\b.{0,60}\b(?:after|once|when|as soon as)\b.{0,50}\b(?:deposit|payment|pay|paid|transfer|first month)/,
  /\b(?:once|after|as soon as)\b.{0,50}\b(?:deposit|payment|you pay|paid|transfer|wire)\b.{0,60}\b(?:keys?|lockbox|viewing|address)/,
  /\b(?:send|pay|make|wire|e-?transfer)\b.{0,30}(?:\bdeposit|\bpayment|\bfirst (?:and last|month)|\$\s?\d{1,9}).{0,50}\b(?:hold|reserve|secure|now|today|lockbox|keys)\b/,
  /\b(?:hold|reserve)\b.{0,30}\bif you (?:e-?transfer|send|pay)\b/,
  /\bdeposit\b.{0,30}\b(?:holds|secures|reserves)\b/,
  /\bto (?:hold|reserve|secure)\b.{0,60}\b(?:need|send|require|wire|pay)\b.{0,20}(?:\bdeposit|\bpayment|\$\s?\d{1,9})/,
  /\b(?:viewing|showing|tour)s? (?:can|will|may) (?:happen|be|follow).{0,20}\bafter/,
  /\bfirst to pay\b/,
] as const;

/** What is said against paying first, or of money that is paid once the home was seen. */
const HONEST =
  /마세요|마시고|지않|신고|말라고|하던데|라던데|사기(?:매물|가많|가아닌|일까)|못받은|않게|절대|보신(?:후|뒤|다음)|보시고|(?<!안)보고(?:마음|계약|결정)|본(?:후|뒤|다음)|결정(?:하신|되면)|계약서?(?:를)?(?:쓰|쓸|할때|하실때|사인|에있)|방보신|집보신|잘받|(?:볼수있|보고싶|보내드릴)까요|불안|싶어요|입주일에|도착(?:해서|하셔서)/;
const HONEST_ENGLISH =
  /\b(?:never|don'?t|do not|no) (?:send|pay|application)|\bafter (?:you have seen|viewing|signing|we sign)|\bwhen (?:we|you) (?:sign|come|arrive)|\bat signing|is that normal|would rather/;
/** What is a trick whatever else is said. */
const ASSURED = /환불|믿고|노쇼|noshow|우선입니다/;

const isRaised = ({ words, letters }: Sentence): boolean => {
  if (KOREAN.some((pattern) => pattern.test(letters))) return !HONEST.test(letters) || ASSURED.test(letters);
  return ENGLISH.some((pattern) => pattern.test(words)) && !HONEST_ENGLISH.test(words);
};

/** The sentence that wants money before the home was seen. */
export const paymentFirst = (text: readonly Sentence[]): Sentence | undefined => text.find(isRaised);
