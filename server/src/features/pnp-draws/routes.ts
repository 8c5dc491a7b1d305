import { api } from '@hanca/common/contract/index.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { type PnpProgram, readBands } from '@hanca/common/immigration/pnp.ts';
import { pnpDraws, pnpPools } from '../../db/schema/pnp.ts';
import { serveCrud } from '../../http/crud.ts';
import { Problem } from '../../http/problems.ts';
import { serve } from '../../http/serve.ts';
import { importDraws } from './import.ts';
import { type DrawRow, findDraws, findPools, hasSamePool, lockSameDraw, summaryOf } from './queries.ts';

const { history, import: take, ...plain } = api.pnpDraws;

const takenDraw = {
  ko: '같은 날, 같은 유형과 스트림의 초청이 이미 있어요. 그것을 고쳐 주세요.',
  en: 'This program has a draw of the same day, type and stream. Change that.',
};
const takenPool = {
  ko: '이 프로그램에 같은 기준일의 분포가 이미 있어요. 그것을 고쳐 주세요.',
  en: 'This program has a pool of the same day. Change that.',
};

const drawRoutes = serveCrud(plain, pnpDraws, {
  check: async (record, db) => {
    const { minScore, minWage, note } = record;
    const hasRoute = (minScore ?? null) !== null || (minWage ?? null) !== null;
    if (!hasRoute && !note) {
      const message =
        '점수나 시급을 적어 주세요. 둘 다 없으면 무엇으로 초청했는지 ‘알아 둘 것’에 적어 주세요.';
      throw new Problem('bad-request', { errors: () => [{ path: 'minScore', message, code: 'pnp-draw' }] });
    }
    const key = {
      // The contract has checked it.
      program: record.program as PnpProgram,
      date: String(record.date),
      drawType: String(record.drawType ?? ''),
      stream: String(record.stream),
    };
    if (await lockSameDraw(db, key, record.id)) throw new Problem('conflict', { detail: takenDraw });
  },
});

const poolRoutes = serveCrud(api.pnpPools, pnpPools, {
  check: async (record, db) => {
    const key = { program: record.program as PnpProgram, date: String(record.date) };
    if (await hasSamePool(db, key, record.id)) throw new Problem('conflict', { detail: takenPool });
  },
});

const presentDraw = ({ createdAt, updatedAt, ...row }: DrawRow) => ({
  ...row,
  createdDate: toWireDate(createdAt),
  updatedDate: toWireDate(updatedAt),
});

const otherRoutes = serve(
  { history, import: take },
  {
    history: async ({ db }) => {
      const [draws, pools] = [await findDraws(db), await findPools(db)];
      const changed = [...draws, ...pools].map(({ updatedAt }) => updatedAt.getTime());
      return {
        draws: draws.map(presentDraw),
        pools: pools.map(({ program, date, bands: typed, url, source }) => {
          const bands = readBands(typed) ?? [];
          const total = bands.reduce((sum, { people }) => sum + people, 0);
          return { program, date, total, bands, url, source };
        }),
        changedDate: toWireDate(changed.length > 0 ? new Date(Math.max(...changed)) : null),
      };
    },

    import: ({ db, body }) => db.transaction((tx) => importDraws(tx, body.text)),
  },
);

export const pnpRoutes = [
  ...drawRoutes,
  ...poolRoutes,
  ...otherRoutes.map((one) =>
    one.endpoint === take
      ? { ...one, state: ({ db }: { db: Parameters<typeof summaryOf>[0] }) => summaryOf(db) }
      : one,
  ),
];
