import { killAgainAndAgain } from '../kill9/rounds.ts';
import type { Subject } from './subject.ts';

const ROUNDS = 3;

/** What is lost when the server is killed in the middle of writes; `npm run kill9` tries it longer, on both engines. */
export const kills: Subject = {
  name: 'kills',
  title: `${ROUNDS} kills in the middle of writes: posts, listings, pictures, coupons`,
  engines: ['embedded', 'postgresql'],
  async run({ start }) {
    const product = await start();
    const { ledger, faults } = await killAgainAndAgain(product, ROUNDS, (line) => console.log(`  ${line}`));
    return [
      { name: 'lost, torn or orphaned', measured: faults.length, limit: { most: 0 }, unit: 'faults' },
      { name: 'acknowledged', measured: ledger.acknowledged, limit: { least: 3 }, unit: 'writes' },
    ];
  },
};
