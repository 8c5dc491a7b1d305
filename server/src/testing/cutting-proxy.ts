import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * What the network does: 'ok' passes everything on; 'reset' breaks every connection and each new one; 'refuse' listens no
 * more; 'silent' leaves connections open and loses what is sent.
 */
export type Network = 'ok' | 'reset' | 'refuse' | 'silent';

export interface CuttingProxy {
  /** The address of the server behind it, by way of the proxy. */
  url: string;
  set(network: Network): Promise<void>;
  close(): Promise<void>;
}

/** A proxy between a client and a server that fails as networks do. In: the server's address, as postgres://host:port/… */
export const startCuttingProxy = async (target: string): Promise<CuttingProxy> => {
  const { hostname, port } = new URL(target);
  const pairs = new Set<[Socket, Socket]>();
  let network: Network = 'ok';

  const server = createServer((near) => {
    if (network === 'reset') {
      near.resetAndDestroy();
      return;
    }
    const far = connect(Number(port), hostname);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near]] as const) {
      from.on('data', (chunk) => {
        if (network !== 'silent') to.write(chunk);
      });
      from.on('error', () => undefined);
      from.once('close', () => {
        pairs.delete(pair);
        to.destroy();
      });
    }
  });
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const address = server.address();
  const at = typeof address === 'object' ? (address?.port ?? 0) : 0;

  const cutAll = () => {
    for (const [near, far] of pairs) {
      near.resetAndDestroy();
      far.destroy();
    }
  };
  const stopListening = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    cutAll();
    await closed;
  };

  return {
    url: Object.assign(new URL(target), { host: `127.0.0.1:${at}` }).href,
    async set(next) {
      network = next;
      if (next === 'reset') cutAll();
      if (next === 'refuse') await stopListening();
      else if (!server.listening) await listen(at);
    },
    close: stopListening,
  };
};
