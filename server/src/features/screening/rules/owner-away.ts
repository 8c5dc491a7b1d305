import type { Sentence } from '../text.ts';

const AWAY =
  /해외|외국|선교|파견|출장|봉사|귀국|캐나다에없|한국거주|(?:미국|유럽|영국|아프리카|한국|일본|중국|호주|스페인)에(?:있|계|나와|살고)|outofthecountry|outofcountry|overseas|missionary|onamission|relocated|workingabroad|currentlyin[a-z]{1,40}with/;
const NOT_SHOWN =
  /못보여|보여(?:드릴|줄)수(?:는|가)?없|보여드릴사람이없|뷰잉(?:은|이)?(?:어렵|불가|안)|직접(?:은)?(?:보여드리기)?(?:어렵|못보여)|관리인이없|밖에서만|handleeverythingonline|(?:cannot|cant|unableto|notableto)show|fromoutside|driveby/;
/** Somebody else shows it. */
const SHOWN =
  /(?:룸메이트|룸메|친구|제가|관리인|매니저|가족)(?:가|이)?.{0,12}(?:보여|뷰잉도와)|propertymanager/;

const first = (text: readonly Sentence[], pattern: RegExp) =>
  text.find(({ letters }) => pattern.test(letters));

/** The sentence by which nobody can show the home, of a text by which its owner is far away. */
export const ownerAway = (text: readonly Sentence[]): Sentence | undefined =>
  first(text, AWAY) && !first(text, SHOWN) ? first(text, NOT_SHOWN) : undefined;
