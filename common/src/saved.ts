/** How many listings a member can save: more than anybody compares, few enough for a list of ids in the browser. */
export const SAVED_MAX = 500;

/** How many saved listings are compared side by side. */
export const COMPARED_MIN = 2;
export const COMPARED_MAX = 4;
