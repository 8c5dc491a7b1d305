import { depositLimit, depositRule, exceedsDepositLimit } from './deposit.ts';
import { money } from './money.ts';
import {
  BRITISH_COLUMBIA,
  type Law,
  type Letting,
  lawOf,
  mayBeShared,
  ONTARIO,
  type Province,
} from './rental-law.ts';
import { type Ground, groundsIn, saysShared, type Term, termsIn } from './rental-wording.ts';

/** A word to who writes a listing, and the law it is taken from. */
export interface Advice {
  text: string;
  source: Law;
}

/** BC's Human Rights Code, RSBC 1996, c. 210, s. 7 and 10; Ontario's, RSO 1990, c. H.19, s. 2 and 13. */
const reasons: Record<Ground, string> = {
  origin: '출신이나 인종을',
  citizenship: '국적을',
  religion: '종교를',
  family: '아이가 있는지를',
  marital: '결혼했는지를',
  sex: '성별을',
  orientation: '성적 지향을',
  age: '나이를',
  disability: '장애를',
  income: '소득이 어디서 나오는지를',
};

/** Where the two codes do not hold (BC s. 10 (2), Ontario s. 21 (1)). */
const sharedWith = new Map<Province, string>([
  [BRITISH_COLUMBIA, '올리는 분과 침실·욕실·주방 가운데 하나라도 함께 쓰는 집에는 적용되지 않아요.'],
  [ONTARIO, '집주인이나 그 가족과 욕실이나 주방을 함께 쓰는 집에는 적용되지 않아요.'],
]);

/** Of a room nothing is said of these: who shares a home is often of one sex, and a room is often for one person. */
const NOT_OF_ROOMS: readonly Ground[] = ['sex', 'marital', 'family'];
/** Ontario's code names it, BC's does not. */
const NOT_IN_BC: readonly Ground[] = ['citizenship'];
const COUNTABLE: readonly Ground[] = ['family', 'marital'];

const groundAdvice = (text: string, letting: Letting, province: Province): Advice[] => {
  const room = mayBeShared(letting) || saysShared(text);
  const silent = [...(room ? NOT_OF_ROOMS : []), ...(province === BRITISH_COLUMBIA ? NOT_IN_BC : [])];
  return [...groundsIn(text)]
    .filter(([ground]) => !silent.includes(ground))
    .map(([ground, found]) => {
      const rule = `‘${found}’: ${province.name}에서는 ${reasons[ground]} 이유로 세입자를 가려 받을 수 없어요.`;
      const count = COUNTABLE.includes(ground) ? ' 몇 명까지 살 수 있는지는 적어도 돼요.' : '';
      return {
        text: room ? `${rule} ${sharedWith.get(province)}` : `${rule}${count}`,
        source: province.rights,
      };
    });
};

const NO_PETS =
  '온타리오주에서는 반려동물을 금지하는 계약 조항이 효력이 없어요. 콘도 규약이 금지하는 건물은 달라요.';

/** BC's Residential Tenancy Act s. 15 and 19; Ontario's s. 14, 105 and 134. '' where nothing is to be said. */
const termRule = (term: Term, letting: Letting, province: Province): string => {
  const rule = depositRule(letting);
  const inBc = province === BRITISH_COLUMBIA;
  if (term === 'noPets') return inBc || mayBeShared(letting) ? '' : NO_PETS;
  if (term === 'fee')
    return inBc
      ? 'BC주에서는 신청비나 심사비처럼 세를 주는 대가를 따로 받을 수 없어요.'
      : '온타리오주에서는 신청비, 심사비, 권리금을 따로 받을 수 없어요.';
  // A month's rent is what Ontario allows, and BC knows deposits for damage and pets.
  return rule && inBc === (term === 'deposit') ? `${rule.text} ${rule.others}` : '';
};

const termAdvice = (text: string, letting: Letting, province: Province): Advice[] =>
  [...termsIn(text)].flatMap(([term, found]) => {
    const rule = termRule(term, letting, province);
    const unless = depositRule(letting)?.unless;
    return rule ? { text: `‘${found}’: ${rule}${unless && ` ${unless}`}`, source: province.tenancy } : [];
  });

/** What to say of a title or a description. */
export const adviceOnText = (text: string, letting: Letting): Advice[] => {
  const province = lawOf(letting);
  if (!province) return [];
  return [...groundAdvice(text, letting, province), ...termAdvice(text, letting, province)];
};

/** What to say where no pets are allowed. */
export const adviceOnNoPets = (letting: Letting): Advice[] => {
  const text = lawOf(letting) === ONTARIO ? termRule('noPets', letting, ONTARIO) : '';
  return text ? [{ text, source: ONTARIO.tenancy }] : [];
};

/** When a room may be for women alone (BC s. 10 (2) (a), Ontario s. 21): what is so, not that something is wrong. */
export const adviceOnWomenOnly = (letting: Letting): Advice[] => {
  const province = lawOf(letting);
  if (!province || !mayBeShared(letting)) return [];
  const text =
    province === ONTARIO
      ? '집주인이나 그 가족과 욕실이나 주방을 함께 쓰거나, 사는 사람이 모두 여성인 집이면 여성 전용으로 올려도 돼요.'
      : '올리는 분과 침실·욕실·주방 가운데 하나라도 함께 쓰는 집이면 여성 전용으로 올려도 돼요.';
  return [{ text, source: province.rights }];
};

/** What to say of a deposit that is more than may be asked. In: CAD. */
export const adviceOnDeposit = (
  lease: Letting & { price: number | null; deposit: number | null },
): Advice[] => {
  const rule = depositRule(lease);
  const limit = depositLimit(lease);
  if (!rule || limit === null || !exceedsDepositLimit(lease)) return [];
  const text = [rule.text, `이 월세라면 ${money(limit)}까지예요.`, rule.unless].filter(Boolean).join(' ');
  return [{ text, source: rule.source }];
};
