import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { p99, probe } from './load/probe.ts';
import type { Bar, Subject } from './subject.ts';
import { newMember } from './uploads.ts';

const EACH = 50;
/** A client that does not read cannot see that it was cut, so all are looked at after so long. */
const LOOK_AFTER_MS = 35_000;

interface Kind {
  name: string;
  /** What is sent first, and then once a second. */
  head: string;
  drip?: string;
  /** Seconds after which the server has to have cut it. */
  within: number;
  reads: boolean;
}

/** In: a method and a path, and headers before those that follow. */
const withBody = (line: string, type: string, headers = '') =>
  `${line} HTTP/1.1\r\nHost: x\r\n${headers}Content-Type: ${type}\r\nContent-Length: 500000\r\n\r\nx`;

const kindsOf = (largeFile: string, token: string): Kind[] => [
  { name: 'slow heads', head: 'GET / HTTP/1.1\r\nHost: x\r\n', drip: 'x: y\r\n', within: 12, reads: true },
  { name: 'slow bodies of a GET', head: withBody('GET /', 'text/plain'), drip: 'x', within: 12, reads: true },
  {
    name: 'slow bodies of a POST',
    head: withBody('POST /v1/account/signin', 'application/json'),
    drip: ' ',
    within: 12,
    reads: true,
  },
  {
    name: 'slow bodies of refused uploads',
    head: withBody('POST /v1/storage/images', 'multipart/form-data; boundary=x'),
    drip: 'x',
    within: 14,
    reads: true,
  },
  {
    name: 'uploads of a byte a second',
    head: withBody(
      'POST /v1/storage/images',
      'multipart/form-data; boundary=x',
      `Authorization: Bearer ${token}\r\n`,
    ),
    drip: 'x',
    within: 31,
    reads: true,
  },
  {
    name: 'answers that nobody reads',
    head: `GET ${largeFile} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(9),
    within: LOOK_AFTER_MS / 1000,
    reads: false,
  },
];

/** Out: the seconds that the server bore it, or infinity where it does still. */
const lifeOf = (port: number, { head, drip, reads }: Kind): Promise<number> =>
  new Promise((resolve) => {
    const from = performance.now();
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(head));
    if (reads) socket.resume();
    const dripping = drip ? setInterval(() => socket.writable && socket.write(drip), 1000) : undefined;
    const end = (seconds: number) => {
      clearInterval(dripping);
      clearTimeout(looking);
      socket.destroy();
      resolve(seconds);
    };
    socket.on('error', () => undefined).once('close', () => end((performance.now() - from) / 1000));
    const looking = setTimeout(async () => {
      // What waits in the buffers of the system comes first; a connection that was cut has no more than that.
      socket.resume();
      await pause(1000);
      end(Number.POSITIVE_INFINITY);
    }, LOOK_AFTER_MS);
  });

/** Whether clients that take their time are cut, and cost others nothing. */
export const slow: Subject = {
  name: 'slow',
  title: `${EACH} clients of each kind that send their requests slowly or do not read their answers`,
  engines: ['embedded'],
  async run({ start }) {
    const product = await start();
    const { url } = product.server();
    const page = await (await fetch(`${url}/admin`)).text();
    const largeFile = /src="(\/admin\/assets\/[^"]+\.js)"/.exec(page)?.[1];
    if (!largeFile) throw new Error('the console has no script');
    const ends = new AbortController();
    const times = probe(`${url}/v1/query/posts`, ends.signal);
    const bars = kindsOf(largeFile, await newMember(product)).map(async (kind): Promise<Bar> => {
      const lives = Array.from({ length: EACH }, () => lifeOf(Number(new URL(url).port), kind));
      const measured = Math.max(...(await Promise.all(lives)));
      return {
        name: `${kind.name}, the longest`,
        measured,
        limit: { most: kind.within + 1 },
        unit: 's',
        timed: true,
      };
    });
    const met = await Promise.all(bars);
    ends.abort();
    return [
      ...met,
      {
        name: "a normal client's answers, p99",
        measured: p99(await times),
        limit: { most: 200 },
        unit: 'ms',
        timed: true,
      },
    ];
  },
};
