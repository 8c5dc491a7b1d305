import type { TrailTitles } from '../../crud/difference.ts';
import { EMPTY } from './slots.ts';

/** What the trail calls what stands in the slots of a sub-category. */
export const fieldTitles: TrailTitles = {
  postIds: { label: '글 번호', choices: [{ id: EMPTY, name: '비어 있음' }] },
  from: '옮기기 전 자리',
};
