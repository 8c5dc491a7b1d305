// Tries what needs load or kills, against bars: npm run faults -- [--short] [subject …]
// --short, as `npm run test:all` has it: fewer rounds, and times are printed but not judged.
// On PostgreSQL too: the server that TEST_DATABASE_URL names, else one of its own where PostgreSQL is installed.
import { announcements } from './faults/announcements.ts';
import { bodies } from './faults/bodies.ts';
import { database } from './faults/database.ts';
import { embedded } from './faults/embedded.ts';
import { hostile } from './faults/hostile.ts';
import { junk } from './faults/junk.ts';
import { kills } from './faults/kills.ts';
import { mail } from './faults/mail.ts';
import { memory } from './faults/memory.ts';
import { overload } from './faults/overload.ts';
import { runSubject } from './faults/run.ts';
import { slow } from './faults/slow.ts';
import { stop } from './faults/stop.ts';
import type { Subject } from './faults/subject.ts';
import { uploads } from './faults/uploads.ts';
import { startPostgresql } from './postgresql.ts';

/** One line for each file beside run.ts. */
const subjects: readonly Subject[] = [
  announcements,
  bodies,
  database,
  embedded,
  hostile,
  junk,
  kills,
  mail,
  memory,
  overload,
  slow,
  stop,
  uploads,
];

const given = process.argv.slice(2);
const short = given.includes('--short');
const names = given.filter((argument) => argument !== '--short');
const isKnown = (name: string) => subjects.some((subject) => subject.name === name);
if (!names.every(isKnown)) {
  console.error('Usage: npm run faults -- [--short] [subject …]');
  for (const { name, title } of subjects) console.error(`  ${name}: ${title}`);
  process.exit(2);
}
const chosen = subjects.filter(({ name }) => names.length === 0 || names.includes(name));

const needsPostgresql = chosen.some(({ engines }) => engines.includes('postgresql'));
const named = process.env.TEST_DATABASE_URL;
const own = needsPostgresql && !named ? await startPostgresql() : null;
const postgresql = named ?? own?.url;

let [met, missed] = [0, 0];
for (const subject of chosen) {
  for (const engine of subject.engines) {
    if (engine === 'postgresql' && !postgresql) {
      console.log(`${subject.name} (postgresql): left out, no PostgreSQL is installed`);
      continue;
    }
    if (await runSubject(subject, engine, { postgresql, short })) met += 1;
    else missed += 1;
  }
}
own?.stop();
console.log(`${met} passed, ${missed} failed${short ? ' (times not judged)' : ''}`);
// At once: some connections that were cut off in the middle keep Node busy for ever while it clears up.
process.exit(missed > 0 ? 1 : 0);
