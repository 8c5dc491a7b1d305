import { CROSSINGS } from '@hanca/common/border.ts';
import type { ProvinceProfile } from '@hanca/common/contract/province-facts.ts';
import { depositRuleIn, SHARED } from '@hanca/common/deposit.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { holidaysIn } from '@hanca/common/holidays.ts';
import { yearsLater } from '@hanca/common/immigration/days.ts';
import { FACT_TOPICS, onDay } from '@hanca/common/province-facts.ts';
import { provinceName } from '@hanca/common/regions.ts';
import { official } from './official.ts';
import type { FactRow } from './queries.ts';

/** The province at whose crossings waits are followed. */
const AT_THE_CROSSINGS = 'CA59';

const present = ({ createdAt, updatedAt, ...row }: FactRow) => ({
  ...row,
  createdDate: toWireDate(createdAt),
  updatedDate: toWireDate(updatedAt),
});

/** Whether something of a province is known without staff: its rules are reckoned with elsewhere too. */
export const hasRules = (province: string): boolean => province in official;

/**
 * What holds in a province on a day: what staff have entered, and the rules that are reckoned with elsewhere.
 * @param day YYYY-MM-DD
 */
export const profileOf = (province: string, rows: readonly FactRow[], day: string): ProvinceProfile => {
  const pages = official[province] ?? {};
  const deposit = depositRuleIn(province);
  return {
    province,
    name: provinceName(province) ?? '',
    topics: FACT_TOPICS.map(({ code: topic }) => {
      const values = rows.filter((row) => row.topic === topic);
      const { current, coming } = onDay(values, day);
      const ended = values.filter(({ validUntil }) => validUntil !== '' && validUntil < day);
      const over = current
        ? null
        : (ended.toSorted((a, b) => a.validUntil.localeCompare(b.validUntil)).at(-1) ?? null);
      return {
        topic,
        current: current && present(current),
        coming: coming && present(coming),
        over: over && present(over),
        official: pages[topic] ?? null,
      };
    }),
    deposit: deposit && { ...deposit, unless: SHARED },
    holidays: holidaysIn(province, day, yearsLater(day, 1)).filter((one) => one.day < yearsLater(day, 1)),
    holidaySource: pages.holidays ?? null,
    crossings: province === AT_THE_CROSSINGS ? CROSSINGS.map(({ slug, name }) => ({ slug, name })) : [],
  };
};
