import autocannon from 'autocannon';

const CONNECTIONS = 10;
const SECONDS = 3;

export interface Target {
  url: string;
  /** Makes every request another URL, so that no kept answer serves it. */
  fresh?: boolean;
}

let serial = 0;

/** Requests per second of one run. Throws when an answer is not 200. */
const run = async ({ url, fresh }: Target, seconds: number): Promise<number> => {
  const path = () => {
    const { pathname, search } = new URL(url);
    serial += 1;
    return `${pathname}${search ? `${search}&` : '?'}fresh=${serial}`;
  };
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    ...(fresh ? { requests: [{ setupRequest: (request) => ({ ...request, path: path() }) }] } : {}),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} not 2xx, ${result.errors} errors`);
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
