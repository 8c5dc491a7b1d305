import { handleName } from '@hanca/common/comments.ts';
import { api } from '@hanca/common/contract/index.ts';
import { type Report, SETTLED } from '@hanca/common/contract/reports.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { SCREENING_NAME } from '@hanca/common/product-names.ts';
import type { Executor } from '../../db/executor.ts';
import { found, Problem } from '../../http/problems.ts';
import { type Served, serve } from '../../http/serve.ts';
import { holdVisible } from '../realties/visible.ts';
import { findWritten, presentReasons } from '../screening/present.ts';
import { changedBy, decide, holdAsRead, previewMails } from './decide.ts';
import {
  countReports,
  findReport,
  findReports,
  putReport,
  type ReportRow,
  settleReports,
} from './queries.ts';
import { nameOf } from './subject.ts';

const ownListing = {
  ko: '내 매물은 신고할 수 없어요.',
  en: 'You cannot report your own listing.',
};

const present =
  (messages: Awaited<ReturnType<typeof findWritten>>) =>
  ({
    hiddenReason,
    handle,
    postTitle,
    joinTitle,
    until,
    createdAt,
    updatedAt,
    reasons,
    ...row
  }: ReportRow): Report => ({
    ...row,
    // Who is suspended since that decision the list of members shows: of anonymous talk it is not said.
    ...(handle !== null && { reportedId: 0, reportedName: handleName(handle), suspended: false }),
    realtyId: row.realtyId ?? 0,
    realtyTitle: nameOf({ ...row, postTitle, joinTitle }),
    realtyHidden: hiddenReason !== null,
    userId: row.userId ?? 0,
    userName: row.userName ?? SCREENING_NAME,
    until: toWireDate(handle === null ? until : null),
    screening: reasons && presentReasons(reasons, messages),
    createdDate: toWireDate(createdAt),
    updatedDate: toWireDate(updatedAt),
  });

const load = async (db: Executor, id: number): Promise<Report> => {
  const row = found(await findReport(db, id));
  return present(await findWritten(db, [row]))(row);
};

type Deciding = Parameters<typeof changedBy>;

/** What a decision changes beside its report. */
const others: Served['others'] = ({ db, params, body }) =>
  changedBy(db, (params as { id: number }).id, body as Deciding[2]);

export const reportRoutes = serve(api.reports, {
  create: ({ db, params, body, caller }) =>
    db.transaction(async (tx) => {
      const realty = await holdVisible(tx, params.id);
      if (realty.userId === caller.id) throw new Problem('conflict', { detail: ownListing });
      const { reason, text } = body;
      await putReport(tx, { realtyId: realty.id, userId: caller.id, reason, text: text ?? '' });
    }),

  list: async ({ db, query }) => {
    const rows = await findReports(db, query);
    return rows.map(present(await findWritten(db, rows)));
  },

  count: ({ db, query }) => countReports(db, query),

  get: ({ db, params }) => load(db, params.id),

  update: ({ db, body: { id, status, basedOn }, caller }) =>
    db.transaction(async (tx) => {
      await holdAsRead(tx, [{ id, basedOn }]);
      await settleReports(tx, [id], { status, settledBy: status === SETTLED ? caller.id : null });
      return load(tx, id);
    }),

  decide: ({ db, params: { id }, body, ...context }) =>
    db.transaction(async (tx) => {
      await decide(tx, context, id, body);
      return load(tx, id);
    }),

  preview: ({ params: { id }, body, ...services }) => previewMails(services, id, body),
}).map((served) => (served.endpoint === api.reports.decide ? { ...served, others } : served));
