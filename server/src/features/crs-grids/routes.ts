import { api } from '@hanca/common/contract/index.ts';
import { readGridDocument } from '@hanca/common/immigration/grid-document.ts';
import { crsGrids } from '../../db/schema/crs-grids.ts';
import { serveCrud } from '../../http/crud.ts';
import { Problem } from '../../http/problems.ts';
import { serve } from '../../http/serve.ts';
import { findGrids, hasGridFrom } from './queries.ts';

const { all, ...plain } = api.crsGrids;

const taken = {
  ko: '같은 시행일의 점수표가 이미 있어요. 그것을 고쳐 주세요.',
  en: 'There is a grid of this day. Change that.',
};

export const crsGridRoutes = [
  ...serveCrud(plain, crsGrids, {
    check: async (record, db) => {
      const { problems } = readGridDocument(String(record.grid));
      if (problems.length > 0)
        throw new Problem('bad-request', {
          errors: () => problems.map((message) => ({ path: 'grid', message, code: 'crs-grid' })),
        });
      if (await hasGridFrom(db, String(record.validFrom), record.id))
        throw new Problem('conflict', { detail: taken });
    },
  }),
  ...serve(
    { all },
    {
      // What a version after this one has stored may be of another shape.
      all: async ({ db }) => (await findGrids(db)).filter(({ grid }) => readGridDocument(grid).grid !== null),
    },
  ),
];
