import { Agent, get } from 'node:http';

/** How requests were answered. */
export interface Answered {
  /** Of each, from its sending to the last byte, in milliseconds. */
  times: number[];
  seconds: number;
}

type Headers = Record<string, string>;

/** One GET. Out: its body. Throws when the answer is not 200. */
const once = (url: string, agent: Agent, headers: Headers): Promise<Buffer> => {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const request = get(url, { agent, headers }, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('error', reject);
    response.on('end', () => {
      const body = Buffer.concat(chunks);
      if (response.statusCode === 200) resolve(body);
      else reject(new Error(`${url}: ${response.statusCode} ${body}`));
    });
  });
  request.on('error', reject);
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
      await once(`${origin}${path}`, agent, headers);
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
