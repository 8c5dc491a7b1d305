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

/** Anonymous talk (쉿톡): who writes in it nobody learns but staff, who leave a trail. */
export const ANONYMOUS = 12;

/** Guides to living in Canada (생활정보), and of these the category of the first thirty days. */
export const LIFE = 13;
export const FIRST_DAYS = 1;

/** Whose posts have fields that only the console fills in: they cannot be opened to members. */
export const STAFF_TYPES: readonly number[] = [FLYER, EVENT, JOB];

/** The `pid` of the categories that are the post types: the id of the category above them all. */
export const POST_TYPES_PID = 5;

/** The id of the category of a post type: the `pid` of that type's own categories. */
export const postTypeCategoryId = (value: number): number => 20 + value;
