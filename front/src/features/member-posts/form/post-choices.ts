import { readersTitle } from '@hanca/common/post-type-titles.ts';
import { POST_TYPES_PID } from '@hanca/common/post-types.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Call } from '../../../deps.ts';
import type { Choice } from '../../../ui/form/fields.tsx';

/** What a member's post is filed under: the types that are open to members, with their own categories, and places. */
export interface PostChoices {
  types: (Choice & { categories: Choice[] })[];
  provinces: (Choice & { cities: Choice[] })[];
}

const choice = ({ value, title }: { value: number; title: string }): Choice => ({
  value: String(value),
  title,
});
const place = ({ id, name }: { id: string; name: string }): Choice => ({ value: id, title: name });

export const postChoicesQuery = (call: Call) =>
  queryOptions({
    queryKey: ['own posts', 'choices'],
    queryFn: async ({ signal }): Promise<PostChoices> => {
      const { countries, categories } = await call((client) => client.geo.appdata({}, { signal }));
      return {
        types: categories
          .filter(({ pid, openToMembers }) => pid === POST_TYPES_PID && openToMembers)
          .map((type) => ({
            ...choice(type),
            title: readersTitle(type.title),
            categories: categories.filter(({ pid }) => pid === type.id).map(choice),
          })),
        provinces: (countries[0]?.provincies ?? []).map((province) => ({
          ...place(province),
          cities: province.cities.map(place),
        })),
      };
    },
  });
