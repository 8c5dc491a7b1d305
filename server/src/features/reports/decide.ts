import { handleName } from '@hanca/common/comments.ts';
import type { reports as contract, MailPreview } from '@hanca/common/contract/reports.ts';
import { isAgainst, SETTLED } from '@hanca/common/contract/reports.ts';
import type { Checked } from '@hanca/common/endpoint.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { decisionText } from '@hanca/common/moderation.ts';
import type { Executor } from '../../db/executor.ts';
import type { Caller } from '../../http/access.ts';
import { found, Problem } from '../../http/problems.ts';
import { findRecipient, greeted, mailMember, type News } from '../../mail/to-member.ts';
import type { Services } from '../../services.ts';
import { holdAccount } from '../account/ways-in.ts';
import { tell } from '../golf-joins/news.ts';
import { findConcerned } from '../golf-joins/queries.ts';
import { aboutComment, aboutPost, endOf, holdMember, insertStrike } from '../users/strikes.ts';
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
import { hideSubject, holdSubject, nameOf, recordOf, refuseHidden, subjectOf } from './subject.ts';

type Decision = Checked<typeof contract.decide>['body'];

const nothingToHide = {
  ko: '숨길 것이 없는 신고예요. 다른 조치를 골라 주세요.',
  en: 'There is nothing to be hidden. Choose something else.',
};
const writtenAnew = {
  ko: '그사이 신고 내용이 바뀌었어요.',
  en: 'The report was written anew in the meantime.',
};

/** What a report is called that has changed since it was read: what a colleague did with it, or that it was written anew. */
const changedSince = async (db: Executor, id: number): Promise<Problem> => {
  const { status, settledByName, until, measure, suspended, handle } = found(await findReport(db, id));
  const isNamed = handle === null;
  const words = decisionText({
    measure,
    suspended: isNamed && suspended,
    until: toWireDate(isNamed ? until : null),
  });
  if (status !== SETTLED) return new Problem('conflict', { detail: writtenAnew });
  const by = settledByName ? `${settledByName}님이` : '다른 직원이';
  return new Problem('conflict', {
    detail: {
      ko: `그사이 ${by} 처리했어요: ${words || '알리지 않고 닫음'}.`,
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

/** What its mails are about: of a comment the post below which it stands. */
const titleOf = (report: ReportRow): string => nameOf({ ...report, commentId: null });

/** What a strike says that it was about. */
const struckFor = (report: ReportRow) =>
  report.commentId === null
    ? aboutPost(titleOf(report), report.handle !== null)
    : aboutComment(report.commentId, report.handle !== null);

/** A decision with the report and what it is about. Throws Problem 404; 409 where there is nothing to be hidden. */
const load = async (db: Executor, id: number, decision: Decision) => {
  const report = found(await findReport(db, id));
  const { reportedId, ...ids } = found(await findSubject(db, id));
  const subject = subjectOf(ids);
  if (decision.measure === 'hidden' && subject === null)
    throw new Problem('conflict', { detail: nothingToHide });
  const { measure, suspended = false, days, toReported, toReporter, also = [], basedOn } = decision;
  // Who cannot sign in cannot write either.
  const until = days && !suspended ? endOf(days) : null;
  const outcome: Outcome = {
    measure,
    suspended,
    until,
    subject,
    title: titleOf(report),
    toReported,
    toReporter,
  };
  return { decision, report, reportedId, outcome, read: [{ id, basedOn }, ...also] };
};
type Loaded = Awaited<ReturnType<typeof load>>;

/** The mails of a decision, by their recipients. */
const mailsOf = async (
  db: Executor,
  { config }: Pick<Services, 'config'>,
  { decision, reportedId, outcome, read }: Loaded,
): Promise<{ userId: number; news: News }[]> => {
  const reporters = outcome.toReporter
    ? await findReporters(
        db,
        read.map(({ id }) => id),
      )
    : [];
  return [
    ...(isAgainst(decision) ? [{ userId: reportedId, news: reportedNews(outcome, config) }] : []),
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
  const loaded = await load(db, id, decision);
  const { handle } = loaded.report;
  for (const { userId, news } of await mailsOf(db, services, loaded)) {
    const member = found(await findRecipient(db, userId));
    const isUnnamed = handle !== null && userId === loaded.reportedId;
    const userName = isUnnamed ? handleName(handle) : member.name;
    const text = greeted(userName, news.lines);
    previews.push({ userName, subject: news.subject, text, isSent: member.recipient !== null });
  }
  return previews;
};

/** What tells those who wait for a round of golf, or play, that it is hidden. */
const lettersOfHidden = async (tx: Executor, services: Pick<Services, 'config' | 'jobs'>, joinId: number) =>
  (await findConcerned(tx, joinId)).map((userId) => ({
    userId,
    send: () => tell(tx, services, { kind: 'hidden', joinId, userIds: [userId] }),
  }));

/** What a decision changes beside its report, for the trail. */
export const changedBy = async (
  db: Executor,
  id: number,
  { measure, suspended, days, also = [] }: Decision,
) => {
  const report = await findReport(db, id);
  const about = await findSubject(db, id);
  if (!report || !about) return [];
  const subject = subjectOf(about);
  // The trail would name who wrote in anonymous talk beside what they wrote.
  const isNamed = report.handle === null;
  return [
    ...also.map((one) => ({ feature: 'reports', id: one.id })),
    ...(measure === 'hidden' && subject ? [subject] : []),
    ...((suspended || days) && isNamed ? [{ feature: 'users', id: about.reportedId }] : []),
  ];
};

/**
 * Does what staff decided about a report, in a transaction: mails both sides, writes down a strike, settles, suspends, hides.
 * Accounts are locked before listings, comments, posts and rounds of golf, and these before reports, as elsewhere.
 * @throws Problem 404; 409 where a report has changed since it was read, for the last admin, and where there is nothing to hide or it is hidden already
 */
export const decide = async (
  tx: Executor,
  services: Pick<Services, 'config' | 'jobs'> & { caller: Caller },
  id: number,
  decision: Decision,
): Promise<void> => {
  const loaded = await load(tx, id, decision);
  const { report, reportedId, outcome, read } = loaded;
  const { measure, suspended, until, subject, toReported } = outcome;
  const settledBy = services.caller.id;
  if (suspended) {
    await holdAdmins(tx, reportedId, true);
    await holdAccount(tx, reportedId);
  }
  if (until) await holdMember(tx, reportedId);
  const before = subject && (await holdSubject(tx, subject));
  const rows = await holdAsRead(tx, read);
  const hidden = measure === 'hidden' ? subject : null;
  if (hidden) refuseHidden(before);
  // Those that are settled along are about the same record.
  const own = subjectOf(report);
  const isOfSame = (row: (typeof rows)[number]) => {
    const other = subjectOf(row);
    return own !== null && other?.feature === own.feature && other.id === own.id;
  };
  if (rows.some((row) => row.id !== id && !isOfSame(row))) throw new Problem('not-found');

  const mails = await mailsOf(tx, services, loaded);
  // Before the suspension, which lets no mail through; in one order, as each counts the mails of its recipient.
  const letters = [
    ...mails.map(({ userId, news }) => ({ userId, send: () => mailMember(tx, services, userId, news) })),
    ...(hidden?.feature === 'golfJoins' ? await lettersOfHidden(tx, services, hidden.id) : []),
  ];
  for (const { send } of letters.toSorted((a, b) => a.userId - b.userId)) await send();
  if (isAgainst(decision))
    await insertStrike(tx, {
      ...{ userId: reportedId, measure, suspended, until, settledBy },
      ...{ ...struckFor(report), reason: toReported },
      ...(hidden && recordOf(hidden)),
    });
  await settleReports(
    tx,
    read.map((one) => one.id),
    { status: SETTLED, settledBy, measure, suspended, until },
  );
  if (suspended) await setSuspended(tx, services, reportedId, true);
  if (hidden) await hideSubject(tx, hidden, toReported);
};
