import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { IMAGE_LIMITS } from '@hanca/common/images.ts';
import { uploadForm } from '@hanca/common/uploads.ts';
import sharp from 'sharp';
import { clientOf } from '../kill9/calls.ts';
import type { Product } from '../kill9/product.ts';
import { verifyByMail } from '../kill9/verify-by-mail.ts';
import type { Subject } from './subject.ts';

const SENDERS = 300;
const SECONDS = 20;
const SHORT_SECONDS = 6;
/** Sent ten times a second: 5 Mbit/s, as from a phone. */
const CHUNK = Buffer.alloc(64 * 1024);

/** Resident memory of a process, in MB (Linux). */
const memoryOf = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN) / 1024;
};

const HEAD = [
  '--x\r\ncontent-disposition: form-data; name="target"\r\n\r\nrealty\r\n',
  '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n',
].join('');

/** Sends pictures that never end, until the signal or the server ends it. Out: the status of the answer, 0 for none. */
const sendSlowly = async (url: string, token: string, ends: AbortSignal): Promise<number> => {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': IMAGE_LIMITS.files * IMAGE_LIMITS.bytes,
  };
  const sent = request(`${url}/v1/storage/images`, { method: 'POST', headers, agent: false });
  let status = 0;
  sent.on('response', (reply) => {
    status = reply.statusCode ?? 0;
    reply.resume();
  });
  // The server closes the connection of what it refuses.
  sent.on('error', () => undefined);
  sent.write(HEAD);
  while (!ends.aborted && !sent.destroyed && status === 0) {
    sent.write(CHUNK);
    await pause(100);
  }
  sent.destroy();
  return status;
};

const picture = async (): Promise<FormData> => {
  const raw = { width: 1600, height: 1200, channels: 3 } as const;
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const jpeg = await sharp({ create: { ...raw, noise, background: 'black' } })
    .jpeg()
    .toBuffer();
  return uploadForm('realty', new File([new Uint8Array(jpeg)], 'a.jpg', { type: 'image/jpeg' }), 0);
};

/** The access token of a new account, verified: who is not stores few pictures. */
export const newMember = async (product: Product): Promise<string> => {
  const body = {
    email: `${randomUUID()}@example.org`,
    password: randomUUID(),
    name: '회원',
    agree: true,
  } as const;
  const { accessToken } = await clientOf(product.server().url).account.signup({ body });
  await verifyByMail(product, body.email, accessToken);
  return accessToken;
};

/** What 300 slow uploads of one member cost the process and the other members. */
export const uploads: Subject = {
  name: 'uploads',
  title: `${SENDERS} slow uploads by one member, while another stores pictures and reads`,
  engines: ['embedded'],
  async run({ start, short }) {
    const product = await start();
    const { url, pid } = product.server();
    const honest = clientOf(url, await newMember(product));
    const slow = await newMember(product);
    // Warm: the decoder and the pages in use are in memory already.
    await honest.images.upload({ files: await picture() });
    const before = await memoryOf(pid);

    const ends = AbortSignal.timeout((short ? SHORT_SECONDS : SECONDS) * 1000);
    const senders = Array.from({ length: SENDERS }, () => sendSlowly(url, slow, ends));
    let [most, stored, failed] = [before, 0, 0];
    while (!ends.aborted) {
      most = Math.max(most, await memoryOf(pid));
      await honest.images.upload({ files: await picture() }).then(
        () => (stored += 1),
        () => (failed += 1),
      );
      const reads = ['/v1/health', '/', '/v1/query/realties'].map((path) => fetch(`${url}${path}`));
      for (const reply of await Promise.all(reads)) if (!reply.ok) failed += 1;
      await pause(200);
    }
    const statuses = await Promise.all(senders);
    const refused = statuses.filter((status) => status === 429).length;
    return [
      { name: 'memory that they add', measured: most - before, limit: { most: 150 }, unit: 'MB' },
      { name: 'refused at once', measured: refused, limit: { least: 0.95 * SENDERS }, unit: 'uploads' },
      {
        name: "the other member's pictures stored meanwhile",
        measured: stored,
        limit: { least: 5 },
        unit: 'pictures',
        timed: true,
      },
      { name: "the other member's calls that failed", measured: failed, limit: { most: 0 }, unit: 'calls' },
    ];
  },
};
