import { type RealtySearch, writeSearch } from './search-place.ts';

/** What a form keeps of a search beside its own fields; scripts know it without. */
export const Kept = ({ search }: { search: RealtySearch }) =>
  Object.entries(writeSearch(search)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
