import type { CrossingSlug } from '@hanca/common/border.ts';
import { TIME_ZONE } from '@hanca/common/dates.ts';
import { momentShown } from '@hanca/common/zones.ts';
import { z } from 'zod';
import { defineFeed, FeedRefusal } from '../../feeds/feed.ts';
import { momentOf } from '../../feeds/zones.ts';
import { storeWaits } from './queries.ts';
import { missingOf, newestOf, type StoredWait } from './wait.ts';

const FLOW = 'Travellers Flow - Canada bound';

/** `26 minutes`, `1 hour 1 minute`, and words. */
const flow = /^(?:no delay|closed|not applicable|--|(?:\d{1,2} hours?)?(?: ?\d{1,3} minutes?)?)$/i;

const office = z.object({
  'Customs Office': z.string().min(1),
  Location: z.string().regex(/^.+, [A-Z]{2}\/.+, [A-Z]{2}$/),
  'Last updated': z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2} [A-Z]{2,3}$/),
  [FLOW]: z.string().min(1).regex(flow),
});

/** Lines of cells between `;;`, the first of which names them; it ends in `;;` as every line does. */
const records = (text: string): Record<string, string>[] => {
  const [head = [], ...lines] = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(';;').map((cell) => cell.trim()));
  return lines.map((cells, index) => {
    if (cells.length !== head.length) throw new FeedRefusal(`칸 수가 달라요: ${index + 1}번째 줄`);
    return Object.fromEntries(head.flatMap((name, at) => (name ? [[name, cells[at] ?? '']] : [])));
  });
};

/** The first letters of the zones in which a province's offices can be. */
const ZONES: Record<string, string> = {
  BC: 'PM',
  AB: 'M',
  SK: 'CM',
  MB: 'C',
  ON: 'EC',
  QC: 'EA',
  NB: 'A',
  YT: 'PM',
};

/** The source changes the spelling of its offices now and then. */
const NAMES: [CrossingSlug, RegExp][] = [
  ['peace-arch', /peace arch|douglas/i],
  ['pacific-highway', /pacific/i],
  ['aldergrove-lynden', /aldergrove/i],
  ['abbotsford-sumas', /abbotsford|huntingdon/i],
  ['point-roberts', /boundary bay|point roberts/i],
];

const atOf = (written: string, location: string): string => {
  const [day = '', time = '', zone = ''] = written.split(' ');
  const province = /, ([A-Z]{2})\//.exec(location)?.[1] ?? '';
  if (!(ZONES[province] ?? zone).includes(zone.charAt(0)))
    throw new FeedRefusal(`${location}의 시간대가 아니에요: ${zone}`);
  const shown = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(shown)) throw new FeedRefusal(`읽을 수 없는 시각이에요: ${written}`);
  // The province has one time all year since 2026, whatever letters a source still writes for it.
  const isHere = province === 'BC';
  return (isHere ? new Date(momentShown(shown, TIME_ZONE)) : momentOf(shown, zone)).toISOString();
};

const waitOf = (written: string): Pick<StoredWait, 'minutes' | 'state'> | null => {
  const text = written.toLowerCase();
  if (text === 'not applicable') return null;
  if (text === 'closed') return { minutes: null, state: 'closed' };
  if (text === '--') return { minutes: null, state: 'unknown' };
  if (text === 'no delay') return { minutes: 0, state: 'open' };
  const [, hours = 0] = /(\d+) hour/.exec(text) ?? [];
  const [, minutes = 0] = /(\d+) minute/.exec(text) ?? [];
  return { minutes: Number(hours) * 60 + Number(minutes), state: 'open' };
};

/** Waits into Canada, by Canada's border agency. What it says of the other way it leaves empty. */
export const cbsa = defineFeed({
  name: 'cbsa',
  title: '캐나다 국경서비스청(CBSA)',
  page: 'https://www.cbsa-asfc.gc.ca/bwt-taf/menu-eng.html',
  attribution: 'Contains information licensed under the Open Government Licence – Canada (CBSA)',
  url: () => 'https://www.cbsa-asfc.gc.ca/bwt-taf/bwt-eng.csv',
  everyMinutes: 5,
  paceSeconds: 30,
  staleMinutes: 60,
  goneMinutes: 180,
  sample: new URL('samples/cbsa-bwt-eng-csvshape-2022-07-07.csv', import.meta.url),
  records,
  record: office,
  rows: (offices) => {
    const all = offices.map((one) => ({
      crossing: NAMES.find(([, name]) => name.test(one['Customs Office']))?.[0],
      at: atOf(one['Last updated'], one.Location),
      isHere: one.Location.includes(', BC/'),
      wait: waitOf(one[FLOW]),
    }));
    const rows = all.flatMap(({ crossing, at, isHere, wait }): StoredWait[] =>
      crossing && isHere && wait
        ? [{ crossing, direction: 'CA', lane: 'car', ...wait, lanesOpen: null, hours: '', at }]
        : [],
    );
    return { rows, sourceAt: newestOf(all), warnings: missingOf(rows) };
  },
  taken: (tx, rows) => storeWaits(tx, 'cbsa', rows),
});
