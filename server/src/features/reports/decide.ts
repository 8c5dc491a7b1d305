import type { reports as contract, MailPreview } from '@hanca/common/contract/reports.ts';
import { SETTLED } from '@hanca/common/contract/reports.ts';
import type { Checked } from '@hanca/common/endpoint.ts';
import { decisionText } from '@hanca/common/moderation.ts';
import type { Executor } from '../../db/executor.ts';
import { strikes } from '../../db/schema/reports.ts';
import type { Caller } from '../../http/access.ts';
import { found, Problem } from '../../http/problems.ts';
import { findRecipient, greeted, mailMember, type News } from '../../mail/to-member.ts';
import type { Services } from '../../services.ts';
import { holdAccount } from '../account/ways-in.ts';
import { lockRealty, updateRealty } from '../realties/queries.ts';
import { holdAdmins, setSuspended } from '../users/suspend.ts';
import { type Outcome, reportedNews, reporterNews } from './mails.ts';
import {
  findReport,
  findReporters,
  findSubject,
  lockReports,
  type ReportRow,
  settleReports,
} from './queries.ts';

type Decision = Checked<typeof contract.decide>['body'];

const noListing = {
  ko: '숨길 매물이 없는 신고예요. 다른 조치를 골라 주세요.',
  en: 'There is no listing to be hidden. Choose something else.',
};
const writtenAnew = {
  ko: '그사이 신고 내용이 바뀌었어요.',
  en: 'The report was written anew in the meantime.',
};

/** What a report is called that has changed since it was read: what a colleague did with it, or that it was written anew. */
const changedSince = async (db: Executor, id: number): Promise<Problem> => {
  const { status, settledByName, ...decision } = found(await findReport(db, id));
  if (status !== SETTLED) return new Problem('conflict', { detail: writtenAnew });
  const by = settledByName ? `${settledByName}님이` : '다른 직원이';
  return new Problem('conflict', {
    detail: {
      ko: `그사이 ${by} 처리했어요: ${decisionText(decision) || '알리지 않고 닫음'}.`,
      en: `${settledByName || 'Somebody else'} has settled it in the meantime.`,
    },
  });
};

/** Locks reports that somebody has read. Throws Problem 404, and 409 where one has changed since: who settled it and how. */
export const holdAsRead = async (
  tx: Executor,
  read: readonly { id: number; basedOn?: number | undefined }[],
) => {
  const rows = await lockReports(
    tx,
    read.map(({ id }) => id),
  );
  for (const { id, basedOn } of read) {
    const row = found(rows.find((one) => one.id === id) ?? null);
    if (basedOn !== undefined && basedOn !== row.updatedAt.getTime()) throw await changedSince(tx, id);
  }
  return rows;
};

const titleOf = ({ realtyTitle, conversationId }: ReportRow): string =>
  realtyTitle ?? `문의 ${conversationId}`;

/** A decision with the report and what it is about. Throws Problem 404; 409 where there is no listing to be hidden. */
const load = async (db: Executor, id: number, decision: Decision) => {
  const report = found(await findReport(db, id));
  const { realtyId, reportedId } = found(await findSubject(db, id));
  if (decision.measure === 'hidden' && realtyId === null)
    throw new Problem('conflict', { detail: noListing });
  const { measure, suspended = false, toReported, toReporter, also = [], basedOn } = decision;
  const outcome: Outcome = { measure, suspended, realtyId, title: titleOf(report), toReported, toReporter };
  return { report, reportedId, outcome, read: [{ id, basedOn }, ...also] };
};
type Loaded = Awaited<ReturnType<typeof load>>;

/** The mails of a decision, by their recipients. */
const mailsOf = async (
  db: Executor,
  { config }: Pick<Services, 'config'>,
  { reportedId, outcome, read }: Loaded,
): Promise<{ userId: number; news: News }[]> => {
  const isAgainst = outcome.measure !== 'kept' || outcome.suspended;
  const reporters = outcome.toReporter
    ? await findReporters(
        db,
        read.map(({ id }) => id),
      )
    : [];
  return [
    ...(isAgainst ? [{ userId: reportedId, news: reportedNews(outcome, config) }] : []),
    ...reporters.map((userId) => ({ userId, news: reporterNews(outcome, config) })),
  ];
};

/** The mails that a decision would send. */
export const previewMails = async (
  services: Pick<Services, 'db' | 'config'>,
  id: number,
  decision: Decision,
): Promise<MailPreview[]> => {
  const { db } = services;
  const previews: MailPreview[] = [];
  for (const { userId, news } of await mailsOf(db, services, await load(db, id, decision))) {
    const member = found(await findRecipient(db, userId));
    previews.push({
      userName: member.name,
      subject: news.subject,
      text: greeted(member.name, news.lines),
      isSent: member.recipient !== null,
    });
  }
  return previews;
};

/** What a decision changes beside its report, for the trail. */
export const changedBy = async (db: Executor, id: number, { measure, suspended, also = [] }: Decision) => {
  const subject = await findSubject(db, id);
  return [
    ...also.map((one) => ({ feature: 'reports', id: one.id })),
    ...(measure === 'hidden' && subject?.realtyId ? [{ feature: 'realties', id: subject.realtyId }] : []),
    ...(suspended && subject ? [{ feature: 'users', id: subject.reportedId }] : []),
  ];
};

/**
 * Does what staff decided about a report, in a transaction: mails both sides, writes down a strike, settles, suspends, hides.
 * Accounts are locked before listings, and these before reports, as elsewhere.
 * @throws Problem 404; 409 where a report has changed since it was read, for the last admin, and where there is nothing to hide
 */
export const decide = async (
  tx: Executor,
  services: Pick<Services, 'config' | 'jobs'> & { caller: Caller },
  id: number,
  decision: Decision,
): Promise<void> => {
  const loaded = await load(tx, id, decision);
  const { report, reportedId, outcome, read } = loaded;
  const { measure, suspended, realtyId, title, toReported } = outcome;
  const settledBy = services.caller.id;
  if (suspended) {
    await holdAdmins(tx, reportedId, true);
    await holdAccount(tx, reportedId);
  }
  if (realtyId !== null) found(await lockRealty(tx, realtyId));
  const rows = await holdAsRead(tx, read);
  // Those that are settled along are about the same listing.
  if (rows.some((row) => row.id !== id && (row.realtyId === null || row.realtyId !== report.realtyId)))
    throw new Problem('not-found');

  const mails = await mailsOf(tx, services, loaded);
  // Before the suspension, which lets no mail through; in one order, as each counts the mails of its recipient.
  for (const { userId, news } of mails.toSorted((a, b) => a.userId - b.userId))
    await mailMember(tx, services, userId, news);
  if (measure !== 'kept' || suspended)
    await tx
      .insert(strikes)
      .values({ userId: reportedId, measure, suspended, title, reason: toReported, settledBy });
  await settleReports(
    tx,
    read.map((one) => one.id),
    { status: SETTLED, settledBy, measure, suspended },
  );
  if (suspended) await setSuspended(tx, reportedId, true);
  if (measure === 'hidden' && realtyId !== null)
    await updateRealty(tx, realtyId, { hiddenReason: toReported }, { touch: false });
};
