import type { OwnPrice } from '@hanca/common/contract/fuel-prices.ts';
import { api } from '@hanca/common/contract/index.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { SAME_CENTS } from '@hanca/common/fuel-stations.ts';
import { fuelPrices } from '../../db/schema/fuel.ts';
import { serveCrud } from '../../http/crud.ts';
import { found, Problem } from '../../http/problems.ts';
import { serve } from '../../http/serve.ts';
import { findPrices, findStation, type ShownPrice } from '../fuel-stations/queries.ts';
import { doubtOf } from './plausible.ts';
import { deleteReport, findReport, findReports, type OwnRow, putReport } from './queries.ts';

const { own, report, withdraw, ...plain } = api.fuelPrices;

const ofMember = {
  ko: '회원의 제보는 고칠 수 없어요. 틀렸으면 지워 주세요.',
  en: 'What a member reported cannot be changed. Delete it where it is wrong.',
};

const refusal = (path: string, message: string) =>
  new Problem('bad-request', { errors: () => [{ path, message, code: 'fuel' }] });

const unknownStation = () => refusal('stationId', '없는 주유소예요.');

const staffRoutes = serveCrud(plain, fuelPrices, {
  // Staff have seen it as they enter it.
  derived: { columns: ['seenDate'], of: () => ({ seenDate: Date.now() }) },
  check: async (record, db) => {
    if (record.byMember) throw new Problem('conflict', { detail: ofMember });
    if (!(await findStation(db, Number(record.stationId)))) throw unknownStation();
  },
});

const isConfirmed = ({ stationId, grade, kind, cents }: OwnRow, shown: readonly ShownPrice[]): boolean =>
  shown.some(
    (one) =>
      one.byMember &&
      one.stationId === stationId &&
      one.grade === grade &&
      one.kind === kind &&
      Math.round(Math.abs(one.cents - cents) * 10) <= SAME_CENTS * 10,
  );

const presentOwn = (row: OwnRow, shown: readonly ShownPrice[]): OwnPrice => ({
  ...row,
  seenDate: toWireDate(row.seenDate),
  confirmed: isConfirmed(row, shown),
});

const memberRoutes = serve(
  { own, report, withdraw },
  {
    own: async ({ db, caller }) => {
      const rows = await findReports(db, caller.id);
      const shown = await findPrices(db, [...new Set(rows.map(({ stationId }) => stationId))]);
      return rows.map((row) => presentOwn(row, shown));
    },

    report: async ({ body, caller, ...services }) => {
      const { db } = services;
      const station = await findStation(db, body.stationId);
      if (!station) throw unknownStation();
      const doubt = await doubtOf(services, { ...body, at: station.location });
      if (doubt) throw refusal('cents', doubt);
      return db.transaction(async (tx) => {
        const row = found(await findReport(tx, await putReport(tx, { ...body, userId: caller.id })));
        return presentOwn(row, await findPrices(tx, [row.stationId]));
      });
    },

    withdraw: async ({ db, params: { id }, caller }) => {
      if (!(await deleteReport(db, id, caller.id))) throw new Problem('not-found');
    },
  },
);

export const fuelPriceRoutes = [...staffRoutes, ...memberRoutes];
