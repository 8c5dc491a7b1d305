import { createProduct, type Product } from '../kill9/product.ts';
import { type Bar, type Engine, isMet, type Subject } from './subject.ts';

const rounded = (value: number): string =>
  Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 0);

type Verdict = 'met' | 'MISSED' | 'not judged';

/** Judges a bar. What never happened, or never ended, is missed however busy the machine is. */
const judge = (bar: Bar, short: boolean): Verdict => {
  const happened = Number.isFinite(bar.measured) && !('least' in bar.limit && bar.measured === 0);
  if (short && bar.timed && happened) return 'not judged';
  return isMet(bar) ? 'met' : 'MISSED';
};

const lineOf = (bar: Bar, verdict: Verdict): string => {
  const { name, measured, limit, unit } = bar;
  const [word, bound] = 'most' in limit ? ['at most', limit.most] : ['at least', limit.least];
  return `  ${verdict.padEnd(10)} ${name}: ${rounded(measured)} ${unit} (${word} ${bound})`;
};

/**
 * Tries one subject on one engine and prints its bars.
 * @param postgresql The address of the PostgreSQL server to use.
 * @param short Fewer rounds, and times are not judged.
 * @returns Whether all judged bars were met.
 */
export const runSubject = async (
  subject: Subject,
  engine: Engine,
  { postgresql, short }: { postgresql: string | undefined; short: boolean },
): Promise<boolean> => {
  console.log(`${subject.name} (${engine}): ${subject.title}${short ? '; in short' : ''}`);
  const products: Product[] = [];
  let bars: Bar[] = [];
  let failure: unknown = null;
  try {
    bars = await subject.run({
      engine,
      short,
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
  const verdicts = bars.map((bar) => judge(bar, short));
  bars.forEach((bar, index) => {
    console.log(lineOf(bar, verdicts[index] ?? 'MISSED'));
  });
  if (failure) console.error('  MISSED', failure);
  return !failure && bars.length > 0 && !verdicts.includes('MISSED');
};
