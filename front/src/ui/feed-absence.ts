import type { EnergyState } from '@hanca/common/contract/energy.ts';
import { longDateTime } from '@hanca/common/dates.ts';

/**
 * Why nothing is shown of a feed: what comes behind its name, and the sentence below.
 * @param zone - the clocks that the page goes by; default: Vancouver's
 */
export const absenceOf = (
  { state, fetchedAt }: EnergyState,
  zone?: string,
): { title: string; text: string } => {
  if (state === 'old' && fetchedAt)
    return {
      title: '자료가 너무 오래됐어요',
      text: `${longDateTime(fetchedAt, zone)} 뒤로 새 자료를 받지 못해서 보여 드리지 않아요.`,
    };
  if (state === 'waiting')
    return { title: '자료를 아직 받지 못했어요', text: '자료를 받으면 여기에 보여 드릴게요.' };
  return { title: '자료가 아직 없어요', text: '지금은 자료를 받아 오지 않아요.' };
};
