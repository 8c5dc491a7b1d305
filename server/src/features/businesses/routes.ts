import { api } from '@hanca/common/contract/index.ts';
import { splitImages } from '@hanca/common/image-lists.ts';
import { businesses } from '../../db/schema/businesses.ts';
import { serveCrud } from '../../http/crud.ts';
import { Problem } from '../../http/problems.ts';
import { serve } from '../../http/serve.ts';
import { fieldProblem } from '../../http/validate.ts';
import { checkRegion } from '../geo/places.ts';
import { findMissingImages } from '../images/queries.ts';
import { findBusinesses, hasCoupons } from './queries.ts';

const issuer = { ko: '이 업체가 낸 쿠폰이 있어서 지울 수 없어요.', en: 'This shop has issued coupons.' };

const { find, ...plain } = api.businesses;

export const businessRoutes = [
  ...serveCrud(plain, businesses, {
    check: async (record, db) => {
      await checkRegion(record);
      const missing = await findMissingImages(db, splitImages(String(record.images ?? '')));
      if (missing.length > 0) throw fieldProblem('images', 'image.path');
    },
    beforeRemove: async ({ id }, db) => {
      if (await hasCoupons(db, Number(id))) throw new Problem('conflict', { detail: issuer });
    },
  }),
  ...serve({ find }, { find: ({ db, query }) => findBusinesses(db, query.keyword) }),
];
