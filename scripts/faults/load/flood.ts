// A process of its own that sends requests as fast as they are answered, until a message stops it; see flooding.ts.
import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { Counts, Flood } from './flooding.ts';

const { url, paths, connections, addresses, bursts = 0 }: Flood = JSON.parse(process.argv[2] ?? '');
const { hostname, port } = new URL(url);
const counts: Counts = { answered: 0, refused: 0, failed: 0 };
let stopped = false;

/** The next path; every `*` in it is made up anew. */
let serial = 0;
const nextPath = (): string => {
  serial += 1;
  return (paths[serial % paths.length] ?? '/').replaceAll('*', () => randomBytes(6).toString('hex'));
};

const get = (agent: Agent, localAddress: string): Promise<void> =>
  new Promise((resolve) => {
    const sent = request({ agent, hostname, port, localAddress, path: nextPath() }, (answer) => {
      if (answer.statusCode === 200) counts.answered += 1;
      else counts.refused += 1;
      answer.resume().once('close', resolve);
    });
    sent.once('error', () => {
      counts.failed += 1;
      // An immediate one, so that a server which is gone leaves this process a turn for the end.
      setImmediate(resolve);
    });
    sent.end();
  });

/** Sends the next request as soon as it has its answer. */
const requestAgain = async (localAddress: string): Promise<void> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (!stopped) await get(agent, localAddress);
  agent.destroy();
};

/** Sends 30 requests at once, waits for the end of the connection, and does so again. */
const burst = async (localAddress: string): Promise<void> => {
  while (!stopped) {
    await new Promise<void>((resolve) => {
      const socket = connect({ host: hostname, port: Number(port), localAddress });
      const heads = Array.from({ length: 30 }, () => `GET ${nextPath()} HTTP/1.1\r\nHost: x\r\n\r\n`);
      socket.on('error', () => undefined).once('close', () => resolve());
      socket.on('connect', () => socket.write(heads.join(''))).resume();
      socket.setTimeout(1000, () => socket.destroy());
    });
  }
};

const addressOf = (n: number): string => addresses[n % addresses.length] ?? '127.0.0.1';
for (let n = 0; n < connections; n += 1) void requestAgain(addressOf(n));
for (let n = 0; n < bursts; n += 1) void burst(addressOf(n));

// Not longer than who started it.
process.once('disconnect', () => process.exit());
process.once('message', () => {
  stopped = true;
  process.send?.(counts, () => process.exit(0));
});
