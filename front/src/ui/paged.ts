/** The state of a link that leads to another page of the same list. */
export const PAGED = 'paged';
