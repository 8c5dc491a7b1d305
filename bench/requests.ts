import { Agent, request as open } from 'node:http';

/** How requests were answered. */
export interface Answered {
  /** Of each, from its sending to the last byte, in milliseconds. */
  times: number[];
  seconds: number;
}

type Headers = Record<string, string>;

interface Sent {
  method?: string;
  headers?: Headers;
  body?: string;
}

/**
 * One request over a connection of an agent: `fetch` itself takes a third of a millisecond. Out: the body of its answer. Throws
 * where that is a failure.
 */
export const send = (
  url: string,
  agent: Agent,
  { method = 'GET', headers = {}, body }: Sent,
): Promise<Buffer> => {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const request = open(url, { agent, method, headers }, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('error', reject);
    response.on('end', () => {
      const answer = Buffer.concat(chunks);
      if ((response.statusCode ?? 0) < 300) resolve(answer);
      else reject(new Error(`${method} ${url}: ${response.statusCode} ${answer}`));
    });
  });
  request.on('error', reject);
  request.end(body);
  return promise;
};

/** GETs each address once, so many at a time, over connections that stay open. */
export const request = async (
  origin: string,
  paths: readonly string[],
  clients: number,
  headers: Headers = {},
): Promise<Answered> => {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  const left = paths.values();
  const started = performance.now();
  const client = async () => {
    for (const path of left) {
      const sent = performance.now();
      await send(`${origin}${path}`, agent, { headers });
      times.push(performance.now() - sent);
    }
  };
  try {
    await Promise.all(Array.from({ length: clients }, client));
  } finally {
    agent.destroy();
  }
  return { times, seconds: (performance.now() - started) / 1000 };
};
