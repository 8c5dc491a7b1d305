import { randomUUID } from 'node:crypto';
import type { Client } from '@hanca/common/client.ts';
import type { SignedIn } from '@hanca/common/contract/account.ts';
import type { RealtyForm } from '@hanca/common/contract/realty-input.ts';
import { mailsTo } from '../../server/src/testing/mails.ts';
import { BadAnswer, clientOf } from '../kill9/calls.ts';
import type { Product } from '../kill9/product.ts';
import { verifyByMail } from '../kill9/verify-by-mail.ts';
import type { Subject } from './subject.ts';

const SENDERS = 10;
/** What a member may write in a day: five about each of four listings. */
const LISTINGS = 4;
const TO_ONE_LISTING = 5;
/** What a member may list before their address is verified. */
const LISTINGS_UNVERIFIED = 3;
const NAME = '당첨 안내';

const LISTING: RealtyForm = {
  title: '메트로타운역 앞 방',
  cityId: 'CA595911606',
  txType: 2,
  reType: 2,
  price: 1200,
  bedroom: 1,
  bathroom: 1,
  area: 300,
  address: '4567 Kingsway, Burnaby, BC V5H 2A7',
  location: { lat: 49.22863, lng: -123.00254 },
  locationBy: 'pin',
  content: '역까지 걸어서 3분이에요.',
};

let visitors = 0;
/** Somebody new, from an address of their own: one address may sign up twenty. Out: their access token. */
const join = async (product: Product, email: string): Promise<string> => {
  visitors += 1;
  const { url } = product.server();
  const reply = await fetch(`${url}/v1/account/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${visitors}` },
    body: JSON.stringify({ email, password: randomUUID(), name: NAME, agree: true }),
  });
  if (reply.status !== 201) throw new Error(`no sign-up: ${await reply.text()}`);
  return ((await reply.json()) as SignedIn).accessToken;
};

/** The same with a verified address, who may write. */
const joinVerified = async (product: Product, email = `${randomUUID()}@example.org`): Promise<Client> => {
  const accessToken = await join(product, email);
  await verifyByMail(product, email, accessToken);
  return clientOf(product.server().url, accessToken);
};

/** Of a listing that nobody but its owner sees. */
const ignoreNotFound = (error: unknown): void => {
  if (!(error instanceof BadAnswer && error.status === 404)) throw error;
};

/** 200 messages of ten members to one. */
const flood = async (senders: readonly Client[], recipient: Client, listings = LISTINGS): Promise<void> => {
  const ids: number[] = [];
  for (let n = 0; n < listings; n += 1) {
    ids.push((await recipient.realties.create({ body: LISTING })).id);
  }
  for (const sender of senders) {
    for (const id of ids) {
      for (let m = 0; m < TO_ONE_LISTING; m += 1) {
        const body = { text: `지금 입금하세요 ${m}` };
        await sender.conversations.open({ params: { id }, body }).catch(ignoreNotFound);
      }
    }
  }
};

/** Waits until all that was queued so far is written: mails go out one after another. */
const untilSent = async (product: Product): Promise<void> => {
  const last = `${randomUUID()}@example.org`;
  await join(product, last);
  const deadline = performance.now() + 30_000;
  while ((await mailsTo(last, product.dataDir)).length === 0) {
    if (performance.now() > deadline) throw new Error('the mails were not sent within 30 s');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

/** Mails that are to go out later. */
const waiting = async (product: Product, address: string): Promise<number> => {
  product.server().kill('SIGTERM');
  await product.server().ended;
  const database = await product.openDatabase();
  const { rows } = await database.pool.query('SELECT 1 FROM mails WHERE recipient = $1', [address]);
  await database.close();
  return rows.length;
};

/** What a member's messages can send to an address that is not theirs. */
export const mail: Subject = {
  name: 'mail',
  title: `${SENDERS * LISTINGS * TO_ONE_LISTING} messages to a stranger's address, and as many to a verified one`,
  engines: ['embedded', 'postgresql'],
  async run({ start }) {
    const product = await start({ TRUST_PROXY: '1' });
    const senders = await Promise.all(Array.from({ length: SENDERS }, () => joinVerified(product)));
    const stranger = `${randomUUID()}@example.org`;
    const { url } = product.server();
    await flood(senders, clientOf(url, await join(product, stranger)), LISTINGS_UNVERIFIED);

    const verified = `${randomUUID()}@example.org`;
    await flood(senders, await joinVerified(product, verified));
    await untilSent(product);

    const isVerification = ({ text }: { text: string }) => text.includes('/account/verify?token=');
    const toStranger = await mailsTo(stranger, product.dataDir);
    const toMember = (await mailsTo(verified, product.dataDir)).filter((one) => !isVerification(one));
    const all = [...toStranger, ...toMember];
    const ours = (text: string) => text.split('\n').filter((line) => !line.startsWith('>'));
    const foreign = all.filter(
      ({ headers, text }) => headers.includes(NAME) || ours(text).some((line) => line.includes('입금하세요')),
    );
    const unasked = toStranger.filter((one) => !isVerification(one));
    const unit = 'mails';
    return [
      { name: "to a stranger's address", measured: unasked.length, limit: { most: 0 }, unit },
      { name: 'to a verified address', measured: toMember.length, limit: { most: 10 }, unit },
      {
        name: 'for the rest, the day after',
        measured: await waiting(product, verified),
        limit: { most: 1 },
        unit,
      },
      { name: "with strangers' words as ours", measured: foreign.length, limit: { most: 0 }, unit },
    ];
  },
};
