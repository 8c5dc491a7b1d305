// Measures the product as `npm start` runs it: reads.ts of cached answers, cold.ts of those that are not, lists.ts of the
// console's; processes.ts, load.ts and store.ts start, load and fill it. In: which of them, reads where none is named.
const [what = 'reads', ...rest] = process.argv.slice(2);
const measured: Record<string, () => Promise<unknown>> = {
  reads: () => import('./reads.ts'),
  cold: () => import('./cold.ts'),
  lists: () => import('./lists.ts'),
};
const measure = rest.length === 0 ? measured[what] : undefined;
if (!measure) {
  console.error('Usage: npm run bench -- [reads | cold | lists]');
  process.exit(2);
}
await measure();
