import { createProduct, type Product } from '../kill9/product.ts';
import { type Bar, type Engine, isMet, type Subject } from './subject.ts';

const rounded = (value: number): string =>
  Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 0);

const lineOf = (bar: Bar): string => {
  const { name, measured, limit, unit } = bar;
  const [word, bound] = 'most' in limit ? ['at most', limit.most] : ['at least', limit.least];
  return `  ${isMet(bar) ? 'met   ' : 'MISSED'} ${name}: ${rounded(measured)} ${unit} (${word} ${bound})`;
};

/**
 * Tries one subject on one engine and prints its bars. In: the PostgreSQL server to use, and whether times count: on a
 * busy machine they say nothing. Out: whether all were met.
 */
export const runSubject = async (
  subject: Subject,
  engine: Engine,
  { postgresql, timesCount }: { postgresql: string | undefined; timesCount: boolean },
): Promise<boolean> => {
  console.log(`${subject.name} (${engine}): ${subject.title}`);
  const products: Product[] = [];
  let bars: Bar[] = [];
  let failure: unknown = null;
  try {
    bars = await subject.run({
      engine,
      start: async (settings, sharing) => {
        const product = await createProduct(engine === 'postgresql' ? postgresql : undefined, {
          settings,
          sharing,
        });
        products.push(product);
        await product.start();
        return product;
      },
    });
  } catch (error) {
    failure = error;
  }
  // The one that shares the data of another ends before it.
  for (const product of products.reverse()) await product.remove(false);
  for (const bar of bars) console.log(lineOf(bar));
  if (failure) console.error('  MISSED', failure);
  return !failure && bars.length > 0 && bars.every((bar) => isMet(bar) || (bar.unit === 'ms' && !timesCount));
};
