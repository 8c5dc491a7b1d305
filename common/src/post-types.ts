/** The web magazine, which is the blog of the company too. */
export const WEBZINE = 2;

/** The weekly flyers of shops, shown by the flyer viewer. */
export const FLYER = 4;

export const EVENT = 5;

export const IMMIGRATION = 7;

/** Job postings, shown under /jobpostings. */
export const JOB = 9;

export const REAL_ESTATE = 10;

export const TRAVEL = 11;

/** The `pid` of the categories that are the post types: the id of the category above them all. */
export const POST_TYPES_PID = 5;

/** The id of the category of a post type: the `pid` of that type's own categories. */
export const postTypeCategoryId = (value: number): number => 20 + value;
