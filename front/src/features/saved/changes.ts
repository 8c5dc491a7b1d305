import type { SavedRealty } from '@hanca/common/contract/saved.ts';
import { money } from '@hanca/common/money.ts';
import { DEAL_DONE, IN_DEAL, RESERVED } from '@hanca/common/realties.ts';

type Compared = Pick<SavedRealty, 'price' | 'status' | 'savedPrice' | 'savedStatus'>;

const stateWords = new Map<number, string>([
  [IN_DEAL, '다시 구하는 중이에요'],
  [RESERVED, '예약중이 됐어요'],
  [DEAL_DONE, '거래가 끝났어요'],
]);

/** How much dearer a home is than when it was saved, in CAD a month, negative where it is cheaper; 0 where that is not known. */
export const dearerBy = ({ price, savedPrice }: Compared): number =>
  savedPrice === null ? 0 : price - savedPrice;

/** What has changed since a home was saved, in sentences. */
export const changesOf = (realty: Compared): string[] => {
  const { status, savedStatus } = realty;
  const by = dearerBy(realty);
  return [
    by !== 0 && `저장한 뒤 ${money(Math.abs(by))} ${by < 0 ? '내렸어요' : '올랐어요'}`,
    savedStatus !== null && status !== savedStatus && stateWords.get(status),
  ].filter((text) => typeof text === 'string');
};
