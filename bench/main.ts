// Measures the product as `npm start` runs it: reads.ts of cached answers, cold.ts of those that are not, lists.ts of the
// console's, search.ts of the search of everything, signin-time.ts whether the time of a sign-in tells who is a member, alerts.ts how soon something new finds its alerts, migration.ts of those who read while
// listings are migrated; processes.ts, load.ts and store.ts start, load and fill it. In: which of them, reads where none is
// named.
const [what = 'reads', ...rest] = process.argv.slice(2);
const measured: Record<string, () => Promise<unknown>> = {
  reads: () => import('./reads.ts'),
  cold: () => import('./cold.ts'),
  lists: () => import('./lists.ts'),
  search: () => import('./search.ts'),
  'signin-time': () => import('./signin-time.ts'),
  alerts: () => import('./alerts.ts'),
  migration: () => import('./migration.ts'),
};
const measure = rest.length === 0 ? measured[what] : undefined;
if (!measure) {
  console.error('Usage: npm run bench -- [reads | cold | lists | search | signin-time | alerts | migration]');
  process.exit(2);
}
await measure();
