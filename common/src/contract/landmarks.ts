import { z } from 'zod';
import { crud } from '../crud.ts';
import { coded } from '../field-meta.ts';
import { location, regionId, text, title } from '../fields.ts';
import { LANDMARK_KINDS } from '../landmarks.ts';

/** Korean markets and schools, to which listings say how far it is. Staff enter them: none comes from another's database. */
export const landmarks = crud({
  name: 'landmarks',
  fields: {
    title: title(1, 100).meta({ title: '이름' }),
    titleEn: text(0, 100).nullish().meta({ title: '영어 이름' }),
    kind: z.enum(LANDMARK_KINDS.map(({ code }) => code)).meta({
      title: '종류',
      choices: coded(LANDMARK_KINDS),
    }),
    regionId: regionId.meta({ title: '도시' }),
    location: location.meta({ title: '위치' }),
  },
  filters: ['kind', 'regionId'],
  search: ['title', 'titleEn'],
  sort: ['title'],
});
