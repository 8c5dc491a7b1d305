// What is measured: reads (the default) or realties.
const [what = 'reads', ...rest] = process.argv.slice(2);
if (!['reads', 'realties'].includes(what) || rest.length > 0) {
  console.error('Usage: npm run bench -- [reads | realties]');
  process.exit(2);
}
await (what === 'realties' ? import('./realties.ts') : import('./reads.ts'));
