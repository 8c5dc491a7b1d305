import { randomInt } from 'node:crypto';
import { api } from '@hanca/common/contract/index.ts';
import { type CheckedQr, QR_DRAWN, QR_GUESSES, QR_LASTS_MS } from '@hanca/common/contract/qr.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import type { FastifyRequest } from 'fastify';
import type { Executor } from '../../db/executor.ts';
import { refuseCrossSite } from '../../http/access.ts';
import { addressUnit, type CountedLimit, takeAttempt } from '../../http/limits.ts';
import { Problem } from '../../http/problems.ts';
import { serve } from '../../http/serve.ts';
import { fieldProblem } from '../../http/validate.ts';
import { serverCookie } from '../account/cookies.ts';
import { noteEvent } from '../account/events.ts';
import { findAccount } from '../account/queries.ts';
import { requireSession } from '../account/session-queries.ts';
import { startSession } from '../account/sessions.ts';
import { visitorOf } from '../account/visitor.ts';
import { approve, collect, findByCode, findPolled, insertQr, refuse } from './queries.ts';

const GUESSES: CountedLimit = { ...QR_GUESSES, kind: 'qr-guesses' };
const DRAWN: CountedLimit = { ...QR_DRAWN, kind: 'qr-drawn' };

/** Of the browser that drew a code, a little longer than that is good for: it alone is signed in by it. */
const qrCookie = serverCookie('qr', QR_LASTS_MS / 1000 + 60);

const unknown = {
  ko: '이 QR 코드를 찾을 수 없어요. 다른 화면에서 새 코드를 받아 주세요.',
  en: 'There is no such QR code. Draw another one on the other screen.',
};
const over = {
  ko: '5분이 지나 기한이 끝난 QR 코드예요. 다른 화면에서 새 코드를 받아 주세요.',
  en: 'This QR code has expired. Draw another one on the other screen.',
};
const answered = {
  ko: '이미 승인하거나 거절한 QR 코드예요.',
  en: 'This QR code has been approved or refused before.',
};
const refusedNow = {
  ko: '숫자가 세 번 달라 이 로그인을 거절했어요. 다른 화면에서 새 코드를 받아 주세요.',
  en: 'Three wrong numbers: this sign-in is refused. Draw another code on the other screen.',
};
const collected = {
  ko: '이미 로그인에 쓴 QR 코드예요. 새 코드를 받아 주세요.',
  en: 'This QR code has been used. Draw another one.',
};

/** Counts a guess. Throws Problem 429 beyond 100 a minute of an address, else 404. */
const wrongGuess = async (db: Executor, { ip }: Pick<FastifyRequest, 'ip'>): Promise<never> => {
  await takeAttempt(db, GUESSES, addressUnit(ip));
  throw new Problem('not-found', { detail: unknown });
};

interface Scanned {
  db: Executor;
  request: Pick<FastifyRequest, 'ip'>;
  code: string;
}

/** The code that somebody has scanned. Throws Problem 404 for none, 409 once it is answered, 410 after its time. */
const findWaiting = async ({ db, request, code }: Scanned) => {
  const row = (await findByCode(db, code)) ?? (await wrongGuess(db, request));
  if (row.status !== 'pending') throw new Problem('conflict', { detail: answered });
  if (row.isOver) throw new Problem('gone', { detail: over });
  return row;
};

export const qrRoutes = serve(api.qr, {
  generate: async ({ db, request, reply, config, log }) => {
    refuseCrossSite(request, config.publicUrl);
    await takeAttempt(db, DRAWN, addressUnit(request.ip));
    const number = randomInt(10, 100);
    const { sessionId, code, browser } = await insertQr(db, {
      number,
      ...(await visitorOf(log, request)),
    });
    const { toBuffer } = await import('qrcode');
    const png = await toBuffer(`${config.publicUrl}/account/qr/${code}`, { margin: 2, scale: 6 });
    qrCookie.set(reply, config.publicUrl, browser);
    return { sessionId, qrCode: png.toString('base64'), number };
  },

  check: async (context): Promise<CheckedQr> => {
    const { db, query, request, reply, config } = context;
    refuseCrossSite(request, config.publicUrl);
    const browser = qrCookie.read(request) ?? (await wrongGuess(db, request));
    const poller = { sessionId: query.sessionId, browser };
    const { status, isOver, userId } = (await findPolled(db, poller)) ?? (await wrongGuess(db, request));
    if (status === 'collected') throw new Problem('gone', { detail: collected });
    if (status === 'refused') return { status: 'REFUSED' };
    if (isOver) return { status: 'EXPIRED' };
    if (status === 'pending') return { status: 'PENDING' };
    const account = userId === null ? null : await findAccount(db, userId);
    // Since the approval it was suspended or deleted.
    if (!account || account.suspended) {
      qrCookie.clear(reply);
      return { status: 'REFUSED' };
    }
    const started = await startSession(context, context, account, 'qr', async (tx) => {
      if ((await collect(tx, poller)) !== account.id) throw new Problem('gone', { detail: collected });
    });
    qrCookie.clear(reply);
    return { status: 'APPROVED', ...started };
  },

  request: async ({ db, request, params }) => {
    const { device, country, expiresAt } = await findWaiting({ db, request, code: params.code });
    const createdDate = toWireDate(new Date(expiresAt.getTime() - QR_LASTS_MS));
    return { device, country, createdDate };
  },

  approve: async ({ db, body, request, caller, log }) => {
    const userId = caller.id;
    const outcome = await db.transaction(async (tx) => {
      // What ends its session ends its approvals, also one of this moment.
      await requireSession(tx, caller);
      const how = await approve(tx, { ...body, userId });
      if (how === 'approved') await noteEvent({ db: tx, log }, request, { event: 'approveQr', userId });
      return how;
    });
    if (outcome === 'wrong') throw fieldProblem('number', 'qr.wrong');
    if (outcome === 'refused') throw new Problem('conflict', { detail: refusedNow });
    // Where it was answered in between, it does not wait any more.
    if (outcome === null && (await findWaiting({ db, request, code: body.code })))
      throw new Problem('conflict');
  },

  refuse: async ({ db, body, request, caller, log }) => {
    const waited = await db.transaction(async (tx) => {
      const refused = await refuse(tx, body.code);
      if (refused) await noteEvent({ db: tx, log }, request, { event: 'refuseQr', userId: caller.id });
      return refused;
    });
    if (!waited && (await findWaiting({ db, request, code: body.code }))) throw new Problem('conflict');
  },
});
