import { api } from '@hanca/common/contract/index.ts';
import { hrefOf } from '@hanca/common/endpoint.ts';
import { eq, sql } from 'drizzle-orm';
import { qrSignins } from '../db/schema/qr-signins.ts';
import { hashToken } from '../features/account/tokens.ts';
import { insertQr } from '../features/qr/queries.ts';
import type { TestProduct } from './product.ts';
import { readQr } from './read-qr.ts';
import { cookieOf } from './session-calls.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

export const as = (token: string | undefined) => (token ? { authorization: `Bearer ${token}` } : {});

/** Out: what makes the address of one more visitor. */
export const visitorAddresses = () => {
  let count = 0;
  return () => {
    count += 1;
    return `203.0.113.${count}`;
  };
};

/** What browsers and phones do with QR codes. In: the product, once it is there, and the address they come from. */
export const qrCalls = (product: () => TestProduct, from: () => string) => {
  /** What a browser draws: the reply, what it holds, and the code in the picture. */
  const draw = async (headers: Record<string, string> = {}, remoteAddress = from()) => {
    const response = await product().inject({
      url: api.qr.generate.path,
      headers: { 'user-agent': FIREFOX, ...headers },
      remoteAddress,
    });
    if (response.statusCode !== 200) throw new Error(response.body);
    const { sessionId, qrCode, number } = response.json();
    const address = await readQr(qrCode);
    const code = address.split('/').at(-1) ?? '';
    return {
      response,
      sessionId: String(sessionId),
      qrCode,
      number: Number(number),
      address,
      code,
      browser: cookieOf(response, 'qr'),
    };
  };

  /** Stores a code as drawing does, without making and reading the picture. */
  const store = async () => {
    const given = { number: 42, device: '', country: null };
    return { ...(await insertQr(product().services.db, given)), number: given.number };
  };

  const poll = (sessionId: string, browser: string | null, headers: Record<string, string> = {}) =>
    product().inject({
      url: hrefOf(api.qr.check, { query: { sessionId } }),
      headers: { ...(browser === null ? {} : { cookie: `qr=${browser}` }), ...headers },
      remoteAddress: from(),
    });

  const statusOf = async (drawnQr: { sessionId: string; browser: string }) =>
    (await poll(drawnQr.sessionId, drawnQr.browser)).json().status;

  const look = (code: string, token: string | undefined = product().tokens.member) =>
    product().inject({
      url: hrefOf(api.qr.request, { params: { code } }),
      headers: as(token),
      remoteAddress: from(),
    });

  const answer = (path: string, payload: object, token?: string) =>
    product().inject({ method: 'POST', url: path, payload, headers: as(token), remoteAddress: from() });

  const approve = (
    { code, number }: { code: string; number: number },
    token: string | undefined = product().tokens.member,
  ) => answer(api.qr.approve.path, { code, number }, token);

  const refuse = ({ code }: { code: string }, token: string | undefined = product().tokens.member) =>
    answer(api.qr.refuse.path, { code }, token);

  /** As if it had been drawn so many minutes earlier. */
  const age = (sessionId: string, minutes: number) =>
    product()
      .services.db.update(qrSignins)
      .set({ expiresAt: sql`${qrSignins.expiresAt} - ${minutes} * interval '1 minute'` })
      .where(eq(qrSignins.hash, hashToken(sessionId)));

  return { draw, store, poll, statusOf, look, answer, approve, refuse, age };
};
