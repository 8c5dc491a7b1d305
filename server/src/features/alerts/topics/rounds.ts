import { roundAlert } from '@hanca/common/contract/alerts.ts';
import { grouped } from '@hanca/common/grouped.ts';
import { kindOf, kindTitle } from '@hanca/common/immigration/rounds.ts';
import { sql } from 'drizzle-orm';
import { alerts } from '../../../db/schema/alerts.ts';
import { findStoredRounds } from '../../immigration/queries.ts';
import { topicOf } from './topic.ts';

const score = sql`(${alerts.criteria}->>'score')::int`;

/** Rounds of Express Entry, by their kind and by whether a score reaches their cut-off. */
export const roundTopic = topicOf({
  schema: roundAlert,

  indexOf: ({ kind = '' }) => ({ key: kind, facts: [], words: [], places: [] }),

  find: async (db, subject) => {
    const round = (await findStoredRounds(db)).find(({ number }) => number === subject);
    if (!round) return null;
    return {
      keys: ['', kindOf(round.name)],
      facts: [],
      letters: '',
      places: [],
      userId: null,
      where: sql`(${score} >= ${round.crs}::int) is not false`,
    };
  },

  show: async (db, subjects) => {
    const rounds = await findStoredRounds(db);
    return new Map(
      rounds
        .filter(({ number }) => subjects.includes(number))
        .map(({ number, date, name, crs, invitations }) => [
          number,
          {
            title: `${number}회 ${kindTitle(kindOf(name))} · CRS ${crs}점 이상 · ${grouped(invitations)}명 초청 · ${date}`,
            href: `/immigration/rounds?kind=${kindOf(name)}`,
          },
        ]),
    );
  },
});
