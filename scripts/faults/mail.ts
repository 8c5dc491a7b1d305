import { randomUUID } from 'node:crypto';
import type { Client } from '@hanca/common/client.ts';
import type { SignedIn } from '@hanca/common/contract/account.ts';
import type { RealtyForm } from '@hanca/common/contract/realty-input.ts';
import { mailsTo } from '../../server/src/testing/mails.ts';
import { clientOf } from '../kill9/calls.ts';
import type { Product } from '../kill9/product.ts';
import type { Subject } from './subject.ts';

const SENDERS = 10;
/** What a member may write in a day: five about each of four listings. */
const LISTINGS = 4;
const TO_ONE_LISTING = 5;
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
/** Somebody new, from an address of their own: one address may sign up twenty. */
const join = async (product: Product, email = `${randomUUID()}@example.org`): Promise<Client> => {
  visitors += 1;
  const { url } = product.server();
  const reply = await fetch(`${url}/v1/account/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${visitors}` },
    body: JSON.stringify({ email, password: randomUUID(), name: NAME, agree: true }),
  });
  if (reply.status !== 201) throw new Error(`no sign-up: ${await reply.text()}`);
  const { accessToken } = (await reply.json()) as SignedIn;
  return clientOf(url, accessToken);
};

/** 200 messages of ten members to one. */
const flood = async (product: Product, recipient: Client): Promise<void> => {
  const listings: number[] = [];
  for (let n = 0; n < LISTINGS; n += 1) {
    listings.push((await recipient.realties.create({ body: LISTING })).id);
  }
  for (let n = 0; n < SENDERS; n += 1) {
    const sender = await join(product);
    for (const id of listings) {
      for (let m = 0; m < TO_ONE_LISTING; m += 1) {
        await sender.conversations.open({ params: { id }, body: { text: `지금 입금하세요 ${m}` } });
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

const verify = async (product: Product, address: string, member: Client): Promise<void> => {
  await untilSent(product);
  const [mail] = await mailsTo(address, product.dataDir);
  const token = /verify\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await member.account.verify({ body: { token } });
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
    const stranger = `${randomUUID()}@example.org`;
    await flood(product, await join(product, stranger));

    const verified = `${randomUUID()}@example.org`;
    const member = await join(product, verified);
    await verify(product, verified, member);
    await flood(product, member);
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
