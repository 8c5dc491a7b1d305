import { LISTED_MAX } from '@hanca/common/realties.ts';
import { provinceIdOf, provinceName } from '@hanca/common/regions.ts';
import { withinPages } from '../../../lists/parameters.ts';
import { load } from '../../../load.ts';
import { countText } from '../card/card-facts.ts';
import { forCardAndMap } from '../card/listed-realty.ts';
import { placeNamesOf, readChoices } from '../choices.ts';
import { chipsOf, dealTitle, regionTitle } from './chips.ts';
import { readPanelChoices, withFewCities } from './place-choices.ts';
import { cityOf, PAGE_SIZE, placesOf, searchHref, wantsPanel, without } from './search-parameters.ts';
import { countRealties, listRealties, readSearch } from './search-query.ts';

/** The parameters of searches that search engines may list. */
const LISTED = new Set(['regionId', 'reType', 'page']);

/** The page of results in the address; past the last page the last. With the panel open also its choices. */
export const loadRealties = load(async ({ url, call, lastingCall }) => {
  const search = readSearch(url.searchParams);
  const [choices, count, realties] = await Promise.all([
    readChoices(lastingCall),
    countRealties(call, search),
    listRealties(call, search),
  ]);
  withinPages(url, PAGE_SIZE, Math.min(count, LISTED_MAX));
  const { homeTypes, transactionTypes } = choices;
  const lister = search.userId && realties[0]?.userName;
  const names = {
    nameOfPlace: placeNamesOf(choices),
    homeTypes,
    transactionTypes,
    ...(lister ? { lister } : {}),
  };
  const city = cityOf(search);
  const region = regionTitle(search, names);
  const where = region || '캐나다';
  const what = dealTitle(search, names);
  return {
    search,
    page: Number(search.page ?? 1),
    count,
    realties: realties.map(forCardAndMap),
    // Where nothing is found in a city, it is looked for around it.
    province:
      realties.length === 0 && city
        ? { id: provinceIdOf(city), name: provinceName(provinceIdOf(city)) ?? '' }
        : null,
    // Who has scripts gets them with the panel.
    panel:
      import.meta.env.SSR && wantsPanel(url.searchParams)
        ? withFewCities(await readPanelChoices(lastingCall, call), placesOf(search))
        : null,
    chips: chipsOf(search, names),
    wishes: search.keyword ? (await import('./wishes.ts')).wishesOf(search, choices, names) : [],
    title: lister ? `${region} ${lister}님의 ${what}`.trim() : `${where} ${what}`,
    description: `${where} 한인 ${lister ? `${lister}님의 ` : ''}${what} ${countText(count)}. 가격과 방 개수, 입주일, 동네로 찾고 지도에서 바로 비교해요.`,
    // Search engines get what people search for, not every combination of filters.
    isListed:
      count > 0 && placesOf(search).length < 2 && Object.keys(search).every((name) => LISTED.has(name)),
    canonical: searchHref({ ...without(search, 'bbox', 'view'), page: search.page }),
  };
});
