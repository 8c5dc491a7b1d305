import type { RealtyDetail, RealtySummary } from '@hanca/common/contract/realties.ts';
import { depositRule } from '@hanca/common/deposit.ts';
import { listerTexts } from '@hanca/common/listers.ts';
import { DEAL_DONE, IN_DEAL } from '@hanca/common/realties.ts';
import { loweredText } from '@hanca/common/realty-words.ts';
import type { Call } from '../../../deps.ts';
import { idOf, load } from '../../../load.ts';
import { type CardRealty, forCard } from '../card/listed-realty.ts';
import { likeHomesText, nearOf } from './near.ts';
import { depositWarningOf, factsOf, sizeOf } from './realty-facts.ts';
import { headOf } from './realty-head.ts';

/** How many listings of the same lister a page shows, and how many like it. */
const OTHERS = 6;
const SIMILAR = 4;
/** Of so many of its city: among them are some of the usual kinds. */
const NEWEST = 30;

/** A list below a listing; empty where it cannot be fetched, which is no reason to withhold the listing. */
const orNone = (list: Promise<RealtySummary[]>): Promise<RealtySummary[]> => list.catch(() => []);

/** What else the lister offers, and whether there is more of it. */
const othersOf = async (call: Call, { id, userId }: RealtyDetail) => {
  // One more than is shown, and this one.
  const query = { userId, status: IN_DEAL, limit: OTHERS + 2 };
  const list = await orNone(call((client) => client.realties.list({ query })));
  const others = list.filter((one) => one.id !== id);
  return { others: others.slice(0, OTHERS).map(forCard), moreOthers: others.length > OTHERS };
};

/**
 * Of the newest homes in the same city, of other listers, those of this kind, then others; the nearest in price first. All
 * pages of the city read the same list for it.
 */
const similarTo = async (call: Call, realty: RealtyDetail): Promise<CardRealty[]> => {
  const { cityId, reType, txType, userId, price } = realty;
  const query = { cityId, txType, status: IN_DEAL, limit: NEWEST };
  const list = await orNone(call((client) => client.realties.list({ query })));
  return list
    .filter((one) => one.userId !== userId)
    .sort(
      (a, b) =>
        Number(b.reType === reType) - Number(a.reType === reType) ||
        Math.abs(a.price - price) - Math.abs(b.price - price),
    )
    .slice(0, SIMILAR)
    .map(forCard);
};

/** Before what to beware, and how much deposit may be asked there where a rule is known. */
const warningOf = (realty: RealtyDetail): string => {
  const rule = depositRule(realty);
  const allowed = rule ? [rule.text, rule.unless] : [];
  return ['집을 보기 전에는 보증금을 보내지 마세요.', ...allowed].filter(Boolean).join(' ');
};

/** To owner and staff, who alone can open it: why nobody else can; null of a listing that everybody sees. */
const unseenOf = ({ visible, hiddenReason, unverified }: RealtyDetail) => {
  if (visible) return null;
  if (hiddenReason) return { title: '운영진이 숨긴 매물이에요', text: hiddenReason };
  const text = unverified ? '이메일을 인증하면 목록에 나와요.' : '내 매물에서 다시 올리면 목록에 나와요.';
  return { title: '지금은 다른 사람에게 보이지 않아요', text };
};

/** Where the home is, in words; its owner alone is told its phone number, and shown where exactly it is. */
const whereOf = ({ cityName, phone }: RealtyDetail): string =>
  phone === undefined
    ? `집은 ${cityName}, 표시된 원(반경 약 200m) 안에 있어요. 정확한 위치는 올린 분이 직접 알려 드려요.`
    : '내 매물이라 정확한 위치가 보여요. 다른 사람에게는 이 근처 약 200m 안이라고만 보여요.';

/** What is around a listing; nothing where it cannot be fetched, which is no reason to withhold the listing. */
const aroundOf = async (call: Call, realty: RealtyDetail) => {
  const { id, status } = realty;
  const around = await call((client) => client.realties.around({ params: { id } })).catch(() => null);
  return {
    ...(around ? nearOf(around) : { near: [], sources: '' }),
    likeHomes: around && status !== DEAL_DONE ? likeHomesText(realty, around) : '',
  };
};

/** Whether it can still be had, where somebody wanted to know and its lister has not said; '' otherwise. */
const stillText = ({ status, inquired, unconfirmed }: RealtyDetail): string => {
  if (status === DEAL_DONE || !inquired) return '';
  return unconfirmed
    ? '확인되지 않음: 아직 있는지 물었지만 답이 없어요'
    : '아직 있는지 물어보고 답을 기다려요';
};

/**
 * One listing with what its page says of it in words. The words are made here: a page that arrives rendered then
 * needs no code for them. Throws ApiError 404 for one that the caller may not see.
 */
export const readRealty = async (call: Call, id: number) => {
  const realty = await call((client) => client.realties.get({ params: { id } }));
  return {
    realty,
    head: headOf(realty),
    size: sizeOf(realty),
    facts: factsOf(realty),
    lister: listerTexts(realty.lister),
    lowered: loweredText(realty),
    still: stillText(realty),
    warning: warningOf(realty),
    unseen: unseenOf(realty),
    depositWarning: depositWarningOf(realty),
    where: whereOf(realty),
  };
};
export type ReadRealty = Awaited<ReturnType<typeof readRealty>>;

/** One listing, what else its lister offers and what is like it; 404 for one that is not there or not to be seen. */
export const loadRealty = load(async ({ params, call }) => {
  const read = await readRealty(call, idOf(params));
  const { realty } = read;
  const [others, similar, around] = await Promise.all([
    othersOf(call, realty),
    similarTo(call, realty),
    aroundOf(call, realty),
  ]);
  return { ...read, ...others, similar, ...around };
});
export type LoadedRealty = Awaited<ReturnType<typeof loadRealty>>;
