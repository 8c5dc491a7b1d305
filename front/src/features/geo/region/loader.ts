import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { provinceIdOf } from '@hanca/common/regions.ts';
import { load } from '../../../load.ts';
import { readChoices } from '../../realties/choices.ts';

interface Place {
  id: string;
  name: string;
}

/** A province with its areas, and its cities that have a Korean name, the largest first. */
export interface ProvinceChoice extends Place {
  areas: Place[];
  cities: Place[];
}

const placeOf = ({ id, name }: Place): Place => ({ id, name });

/** The places that a reader chooses among without typing. */
export const loadRegion = load(async ({ lastingCall }) => {
  const { areas, provinces } = await readChoices(lastingCall);
  const choices: ProvinceChoice[] = provinces.map(({ id, name, cities }) => ({
    id,
    name,
    areas: areas.filter((area) => provinceIdOf(area.id) === id).map(placeOf),
    cities: cities.filter((city) => city.name !== city.nameEn).map(placeOf),
  }));
  return { provinces: choices, everywhere: { id: ALL_REGIONS, name: '캐나다 전체' } };
});
