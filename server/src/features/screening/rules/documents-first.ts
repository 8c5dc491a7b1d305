import type { Sentence } from '../text.ts';

const DOCUMENT =
  /신분증|여권|운전면허|면허증|(?<![a-z])sin(?![a-z])(?:번호|카드|넘버|number|card)?|신용카드|은행명세서|은행계좌로그인|생년월일|passport|driverslicen[cs]e|photoofyourid|dateofbirth|creditcard|onlinebanking|로그인정보/g;
const WANTED =
  /보내|사진|찍어|카톡으로|앞뒤|셀카|작성|로그인|알려주|send|picture|photo|fillin|frontandback|provide/;
/** Before anybody has met. */
const FIRST =
  /먼저|전에|뷰잉|예약|주소(?:를)?알려|주소드|그래야|신원|결제|앞뒤|before|schedul|first|frontandback|instructions|background|charge|로그인|email/;
const HONEST =
  /필요없|필요는없|않|안주셔도|안드려도|마세요|하지마|만나서|계약(?:하실|할)때|가져오|nosin|notneeded|cometosign|확인할수있|꼭드려야|드리나요|여권사진보내드릴/;

/** The sentence that wants identity papers or cards from somebody who has not seen the home. */
export const documentsFirst = (text: readonly Sentence[]): Sentence | undefined =>
  text.find(({ letters }) => {
    const kinds = new Set([...letters.matchAll(DOCUMENT)].map(([kind]) => kind)).size;
    return kinds > 0 && WANTED.test(letters) && (FIRST.test(letters) || kinds > 1) && !HONEST.test(letters);
  });
