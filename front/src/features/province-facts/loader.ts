import { isProvinceId } from '@hanca/common/regions.ts';
import { dayOfWeekText } from '@hanca/common/registrations.ts';
import { load, notFound } from '../../load.ts';
import { factsOf } from './words.ts';

/** What there is to know of a province, in words already. */
export const loadProvince = load(async ({ params, call }) => {
  const id = params.provinceId ?? '';
  if (!isProvinceId(id)) throw notFound();
  const [profile, known] = await Promise.all([
    call((client) => client.provinceFacts.profile({ params: { province: id } })),
    call((client) => client.provinceFacts.provinces()),
  ]);
  const { name, deposit, holidays, holidaySource, crossings } = profile;
  return {
    id,
    name,
    facts: factsOf(profile),
    deposit,
    holidays: holidays.map((one) => ({ ...one, text: dayOfWeekText(one.day) })),
    holidaySource,
    crossings,
    others: known.filter((one) => one.id !== id),
  };
});
