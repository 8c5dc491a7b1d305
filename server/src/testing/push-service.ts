import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushText } from '@hanca/common/push.ts';
import { type PushTransport, pushTransport } from '../push/transport.ts';
import type { Vapid } from '../push/vapid.ts';

const derived = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array | string, bytes: number) =>
  new Uint8Array(hkdfSync('sha256', secret, salt, info, bytes));

/** A browser that has subscribed, and reads what is encrypted for it (RFC 8291). */
export const pushBrowser = (name: string) => {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const secret = randomBytes(16);
  const own = ecdh.getPublicKey();
  const subscription = {
    endpoint: `https://push.example.com/send/${name}`,
    keys: { p256dh: own.toString('base64url'), auth: secret.toString('base64url') },
  };
  const read = (body: Buffer): PushText => {
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const theirs = body.subarray(21, 21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, theirs]);
    const key = derived(ecdh.computeSecret(theirs), secret, info, 32);
    const decipher = createDecipheriv(
      'aes-128-gcm',
      derived(key, salt, 'Content-Encoding: aes128gcm\0', 16),
      derived(key, salt, 'Content-Encoding: nonce\0', 12),
    );
    decipher.setAuthTag(body.subarray(-16));
    const plain = Buffer.concat([decipher.update(body.subarray(21 + length, -16)), decipher.final()]);
    // The last byte says that it is the last record.
    return JSON.parse(plain.subarray(0, -1).toString());
  };
  return { subscription, read };
};

interface TakenPush {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * A push service on this machine, and a transport that finds every push service there. It answers with what `answer` says: a status, or
 * null for never.
 */
export const startPushService = async (vapid: Vapid) => {
  const taken: TakenPush[] = [];
  const service = { answer: 201 as number | null };
  const server = createServer(async (incoming, response) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part);
    taken.push({ path: incoming.url ?? '', headers: incoming.headers, body: Buffer.concat(parts) });
    if (service.answer !== null)
      response.writeHead(service.answer, { location: 'http://127.0.0.1:1/' }).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const sendPush: PushTransport = pushTransport(vapid, {
    request,
    port,
    lookup: (_name, options, done) =>
      options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4),
  });
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  };
  return { service, taken, sendPush, close };
};
