import autocannon from 'autocannon';

const CONNECTIONS = 10;
const SECONDS = 3;

export interface Target {
  url: string;
  /** Gives every request a parameter that means nothing, and so another URL. */
  unlike?: boolean;
  /** As this member: such answers are never cached. */
  token?: string;
}

let serial = 0;

/** Requests per second of one run. Throws when an answer is not 200. */
const run = async ({ url, unlike, token }: Target, seconds: number): Promise<number> => {
  const { pathname, search } = new URL(url);
  const path = () => {
    serial += 1;
    return `${pathname}${search ? `${search}&` : '?'}unlike=${serial}`;
  };
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
    ...(unlike ? { requests: [{ setupRequest: (request) => ({ ...request, path: path() }) }] } : {}),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} requests failed`);
  }
  return result.requests.average;
};

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export interface Comparison {
  /** Requests per second, medians. */
  product: number;
  bare: number;
  /** Median of the ratios of neighbouring runs: the machine's drift falls out. */
  ratio: number;
}

/** Runs the product and the bare route in turn, after a warm-up of each. */
export const compare = async (product: Target, bare: Target, rounds = 5): Promise<Comparison> => {
  await run(product, 2);
  await run(bare, 1);
  const pairs: { product: number; bare: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    pairs.push({ product: await run(product, SECONDS), bare: await run(bare, SECONDS) });
  }
  return {
    product: median(pairs.map((pair) => pair.product)),
    bare: median(pairs.map((pair) => pair.bare)),
    ratio: median(pairs.map((pair) => pair.product / pair.bare)),
  };
};
