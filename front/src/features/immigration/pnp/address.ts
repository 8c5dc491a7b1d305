import { listAddress } from '../../../lists/list-address.ts';
import { oneOf, typed } from '../../../lists/parameters.ts';
import { BC_PNP } from './pnp-path.ts';

/** As long as staff may call a type and a stream. */
const TYPE_MAX = 100;
const STREAM_MAX = 200;

/** The list of draws; `by` is by what somebody was invited. */
export const pnpAddress = listAddress({
  path: BC_PNP,
  size: 30,
  filters: {
    program: oneOf(['bc-si', 'bc-ei']),
    by: oneOf(['points', 'wage', 'other']),
    type: typed(TYPE_MAX),
    stream: typed(STREAM_MAX),
  },
});
