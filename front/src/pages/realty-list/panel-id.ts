/** The id of the filters' panel, which stands behind # in the address that opens it without scripts. */
export const PANEL = 'filters';

/** A wish to see the panel. */
export interface Opening {
  part?: string;
}
