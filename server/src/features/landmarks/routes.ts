import { api } from '@hanca/common/contract/index.ts';
import { location } from '@hanca/common/fields.ts';
import { landmarks } from '../../db/schema/landmarks.ts';
import { serveCrud } from '../../http/crud.ts';
import { fieldProblem } from '../../http/validate.ts';
import { metresBetween } from '../geo/metres.ts';
import { cityById } from '../geo/places.ts';
import { CITY_METRES } from '../realties/point.ts';

export const landmarkRoutes = serveCrud(api.landmarks, landmarks, {
  check: async (record) => {
    const city = cityById.get(String(record.regionId));
    if (!city) throw fieldProblem('regionId', 'city.unknown');
    if (metresBetween(city, location.parse(record.location)) > CITY_METRES)
      throw fieldProblem('location', 'location.far');
  },
});
