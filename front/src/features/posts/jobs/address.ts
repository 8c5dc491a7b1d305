import { listAddress } from '../../../lists/list-address.ts';
import { paths } from '../../../paths.ts';
import { PAGE_SIZE, searchFilters } from '../list/address.ts';

/** The list of job postings. What only these are narrowed by is read in list.ts: its tables are too long for a first script. */
export const jobAddress = listAddress({ path: paths.jobs, size: PAGE_SIZE, filters: searchFilters });
