import type { FlyerItemInput } from '@hanca/common/contract/flyer-items.ts';
import { unitPriceOf, wordsOf } from '@hanca/common/flyer-items.ts';
import type { Executor } from '../../db/executor.ts';
import { fieldProblem } from '../../http/validate.ts';
import { type FlyerItemValues, findPage } from './queries.ts';

/** An input as columns. */
export const toValues = (input: FlyerItemInput): FlyerItemValues => {
  const { amount = 1, titleEn, note, ...rest } = input;
  return {
    ...rest,
    amount,
    titleEn: titleEn ?? '',
    note: note ?? '',
    unitPrice: unitPriceOf({ ...rest, amount }),
    words: wordsOf(input.title, titleEn ?? ''),
  };
};

/** That it stands on a page of a flyer, and within it. Throws Problem 400 at the field. */
export const checkPlace = async (db: Executor, { postId, page, area }: FlyerItemInput): Promise<void> => {
  const size = await findPage(db, postId, page);
  if (!size) throw fieldProblem('page', 'flyer.page');
  if (area.x + area.width > size.width || area.y + area.height > size.height) {
    throw fieldProblem('area', 'flyer.area');
  }
};
