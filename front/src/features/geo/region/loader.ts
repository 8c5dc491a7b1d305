import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { provincePath } from '@hanca/common/province-facts.ts';
import { provinceIdOf } from '@hanca/common/regions.ts';
import { load } from '../../../load.ts';
import { readChoices } from '../../realties/choices.ts';

interface Place {
  id: string;
  name: string;
}

/** A province with its areas, and its cities that have a Korean name, the largest first. */
export interface ProvinceChoice extends Place {
  /** The page of what there is to know of it; '' for none. */
  profile: string;
  areas: Place[];
  cities: Place[];
}

const placeOf = ({ id, name }: Place): Place => ({ id, name });

/** The places that a reader chooses among without typing. */
export const loadRegion = load(async ({ call, lastingCall }) => {
  const [{ areas, provinces }, known] = await Promise.all([
    readChoices(lastingCall),
    // No reason to withhold the choice.
    call((client) => client.provinceFacts.provinces()).catch(() => []),
  ]);
  const choices: ProvinceChoice[] = provinces.map(({ id, name, cities }) => ({
    id,
    name,
    profile: known.some((one) => one.id === id) ? provincePath(id) : '',
    areas: areas.filter((area) => provinceIdOf(area.id) === id).map(placeOf),
    cities: cities.filter((city) => city.name !== city.nameEn).map(placeOf),
  }));
  return { provinces: choices, everywhere: { id: ALL_REGIONS, name: '캐나다 전체' } };
});
