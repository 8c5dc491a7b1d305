import { VALIDITIES, type Validity } from '@hanca/common/flyers.ts';
import { listAddress } from '../../../lists/list-address.ts';
import { type Reader, region } from '../../../lists/parameters.ts';
import { paths } from '../../../paths.ts';

/** Where flyers are in their time, as an address says it: of those that hold now it says nothing. */
export const wantedValidity = (text = ''): Validity =>
  VALIDITIES.find(({ value }) => value === text)?.value ?? 'current';

export const whenOf = (validity: Validity): string => (validity === 'current' ? '' : validity);

const when: Reader = (text) => whenOf(wantedValidity(text));

/** The list of flyers. */
export const flyerAddress = listAddress({ path: paths.flyers, size: 12, filters: { region, when } });
