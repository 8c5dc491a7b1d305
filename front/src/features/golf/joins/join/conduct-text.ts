import type { Conduct } from '@hanca/common/contract/golf-joins.ts';

/** '지난 12개월 노쇼 1회 · 늦은 취소 2회'; '' for who has kept their word. */
export const conductText = ({ noShows, lateCancels }: Conduct): string => {
  const parts = [noShows > 0 && `노쇼 ${noShows}회`, lateCancels > 0 && `늦은 취소 ${lateCancels}회`].filter(
    Boolean,
  );
  return parts.length > 0 ? `지난 12개월 ${parts.join(' · ')}` : '';
};
