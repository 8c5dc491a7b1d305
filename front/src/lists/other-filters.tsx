import type { Filter } from './list-address.ts';

/** What a form leaves as it is of a list's filters, beside its own fields. */
export const OtherFilters = ({ filter }: { filter: Filter<string> }) =>
  Object.entries(filter).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
