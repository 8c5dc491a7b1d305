// What is measured: reads (the default), cold or lists.
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
