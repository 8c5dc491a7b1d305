import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@hanca/common/contract/index.ts';
import { IMAGE_LIMITS } from '@hanca/common/images.ts';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { attempts } from '../../db/schema/attempts.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { jpeg } from '../../testing/sample-files.ts';
import { createUploads, type Sender } from './uploads.ts';

const roomy = { hasRoomFor: () => true };

describe('slots and folders', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'hanca-uploads-'));
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  /** Begins an upload that lasts until `end` is called. */
  const begin = (uploads: ReturnType<typeof createUploads>, sender: Sender, bytes = 1) => {
    const { promise, resolve: end } = Promise.withResolvers<void>();
    return { end, ended: uploads.receive(sender, bytes, () => promise) };
  };
  /** A member at an address of their own. */
  const from = (userId: number, address = String(userId)): Sender => ({ userId, address });

  test('two of one member, four of one address and eight in all, more are refused at once', async () => {
    const uploads = createUploads(root, roomy);
    const open = [1, 1, 2, 2, 3].map((userId) => begin(uploads, from(userId)));
    const work = vi.fn(async () => 'stored');
    const refused = (sender: Sender) => expect(uploads.receive(sender, 1, work)).rejects;
    await refused(from(1)).toMatchObject({ code: 'too-many', retryAfter: 5 });
    // Accounts are cheap: each sends one, at the address from which one comes already.
    for (const userId of [4, 5, 6]) open.push(begin(uploads, from(userId, '3')));
    await refused(from(7, '3')).toMatchObject({ code: 'too-many', retryAfter: 5 });
    await refused(from(7)).toMatchObject({ code: 'unavailable', retryAfter: 5 });
    expect(work).not.toHaveBeenCalled();

    open[0]?.end();
    await open[0]?.ended;
    expect(await uploads.receive(from(7), 1, work)).toBe('stored');
    for (const { end } of open) end();
    await Promise.all(open.map(({ ended }) => ended));
  });

  test('the folder and the slot are gone after a failure', async () => {
    const uploads = createUploads(root, roomy);
    for (let n = 0; n < 3; n++) {
      const failing = uploads.receive(from(1), 1, async (folder) => {
        await writeFile(join(folder, '0'), 'half a picture');
        throw new Error('cut off');
      });
      await expect(failing).rejects.toThrow('cut off');
    }
    expect(await readdir(root)).toEqual([]);
  });

  test('what all of them may bring must fit on the disk', async () => {
    const uploads = createUploads(root, { hasRoomFor: (bytes) => bytes <= 1000 });
    const first = begin(uploads, from(1), 600);
    await expect(uploads.receive(from(2), 500, async () => 'stored')).rejects.toMatchObject({
      code: 'disk-full',
    });
    expect(await uploads.receive(from(2), 400, async () => 'stored')).toBe('stored');
    first.end();
    await first.ended;
    expect(await uploads.receive(from(2), 500, async () => 'stored')).toBe('stored');
  });

  test('folders of processes that were killed are swept, those in use are left', async () => {
    const hour = 3_600_000;
    const uploads = createUploads(root, roomy);
    expect(await createUploads(join(root, 'not-made-yet'), roomy).sweep(new Date())).toBe(0);
    const old = await mkdtemp(join(root, 'upload-'));
    await writeFile(join(old, '0'), 'half a picture');
    await utimes(old, new Date(Date.now() - 2 * hour), new Date(Date.now() - 2 * hour));
    await uploads.receive(from(1), 1, async () => {
      expect(await uploads.sweep(new Date(Date.now() - hour))).toBe(1);
      expect(await readdir(root)).toHaveLength(1);
    });
  });
});

describe('over HTTP', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct();
    await product.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => product.close());
  afterEach(() => vi.restoreAllMocks());

  const HEAD = [
    '--x\r\ncontent-disposition: form-data; name="target"\r\n\r\nrealty\r\n',
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n',
  ].join('');

  /** Sends the beginning of an upload and leaves its end open. */
  const open = (token: string): { sent: ClientRequest; answer: Promise<IncomingMessage> } => {
    const { port } = product.app.server.address() as AddressInfo;
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': IMAGE_LIMITS.bytes,
    };
    const path = api.images.upload.path;
    const sent = httpRequest({ port, host: '127.0.0.1', method: 'POST', path, headers });
    const answer = new Promise<IncomingMessage>((resolve, reject) => {
      sent.on('response', resolve);
      sent.on('error', reject);
    });
    // A refused upload is cut off while it is being sent, and an aborted one has no answer.
    answer.catch(() => undefined);
    sent.write(HEAD);
    sent.write(Buffer.alloc(100_000));
    return { sent, answer };
  };

  /** Waits until so many more uploads have a slot. Out: their ends. */
  const slotsTaken = (uploads: number) => {
    const { receive } = product.services.uploads;
    const { promise, resolve } = Promise.withResolvers<Promise<unknown>[]>();
    const ends: Promise<unknown>[] = [];
    vi.spyOn(product.services.uploads, 'receive').mockImplementation((...given) => {
      const end = receive(...given);
      ends.push(end.catch((error) => error));
      if (ends.length === uploads) resolve(ends);
      return end;
    });
    return promise;
  };

  const upload = (role: 'member' | 'other', content: Buffer) => {
    const form = new FormData();
    form.append('target', 'realty');
    form.append('file', new Blob([new Uint8Array(content)]), 'a.jpg');
    return product.inject({
      method: 'POST',
      url: api.images.upload.path,
      headers: { authorization: `Bearer ${product.tokens[role]}` },
      payload: form,
    });
  };

  test('a third upload of a member is answered before its body has come, others go on', async () => {
    const taken = slotsTaken(2);
    const slow = [open(product.tokens.member), open(product.tokens.member)];
    const ends = await taken;

    const refused = await open(product.tokens.member).answer;
    expect(refused.statusCode).toBe(429);
    expect(refused.headers).toMatchObject({ 'retry-after': '5', connection: 'close' });
    const chunks = await refused.toArray();
    expect(JSON.parse(Buffer.concat(chunks).toString()).detail).toContain('동시에 두 개');
    expect((await upload('other', await jpeg())).statusCode).toBe(201);

    for (const { sent } of slow) sent.destroy();
    await Promise.all(ends);
    expect(await readdir(join(product.services.config.dataDir, 'uploads'))).toEqual([]);
    expect((await upload('member', await jpeg())).statusCode).toBe(201);
  });

  test('a disk that cannot be written to is no fault of the sender', async () => {
    vi.spyOn(product.services.uploads, 'receive').mockImplementation((_sender, _bytes, work) =>
      work(join(product.services.config.dataDir, 'no such folder')),
    );
    expect((await upload('other', await jpeg())).statusCode).toBe(500);
  });

  test('what is cut off or no picture counts as one of the day, so that it ends', async () => {
    const { db } = product.services;
    const mine = eq(attempts.key, `POST ${api.images.upload.path}:${product.ids.other}`);
    await db.delete(attempts).where(mine);
    const counted = async () => (await db.select().from(attempts).where(mine))[0]?.count ?? 0;

    expect((await upload('other', Buffer.from('no picture'))).statusCode).toBe(415);
    expect(await counted()).toBe(1);
    await db.update(attempts).set({ count: 299 }).where(mine);
    expect((await upload('other', Buffer.from('no picture'))).statusCode).toBe(415);
    expect((await upload('other', await jpeg())).statusCode).toBe(429);
  });
});
