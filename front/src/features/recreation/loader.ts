import { longDate } from '@hanca/common/dates.ts';
import {
  audienceTitle,
  clockText,
  groupTitle,
  openingsOf,
  seasonTitle,
} from '@hanca/common/registrations.ts';
import { isResidentOf } from '@hanca/common/residency.ts';
import { region } from '../../lists/parameters.ts';
import { readPlaceName } from '../../lists/place-name.ts';
import { idOf, load } from '../../load.ts';

/** One opening in words, and for whom each of its times counts. */
export const loadOpening = load(async ({ params, url, call }) => {
  const id = idOf(params);
  const home = region(url.searchParams.get('home') ?? '');
  const row = await call((client) => client.registrations.get({ params: { id } }));
  const [city, homeName] = await Promise.all([
    readPlaceName(call, row.regionId),
    home ? readPlaceName(call, home) : '',
  ]);
  const openings = openingsOf(row).map(({ audience, time, date }) => ({
    audience,
    title: row.residentsDate === null ? '등록 시작' : `${audienceTitle(audience)} 등록 시작`,
    text: clockText(time, { withYear: true }),
    at: Number(date.time),
  }));
  return {
    id,
    city,
    title: row.title,
    facts: [seasonTitle(row), groupTitle(row.group)].join(' · '),
    openings,
    regionId: row.regionId,
    group: row.group,
    groupTitle: groupTitle(row.group),
    home,
    homeName,
    isResident: home ? isResidentOf(row.regionId, home) : null,
    expected: row.expected,
    url: row.url,
    note: row.note,
    source: row.source,
    checked: longDate(row.updatedDate),
  };
});
