// How many characters members write, apart from the schemas: a form says so before it fetches those.

/** Of a message about a listing. */
export const MESSAGE_MAX = 2000;
/** Photos in one message. */
export const MESSAGE_IMAGES_MAX = 5;
/** Of a comment on a post. */
export const APPEAL_MAX = 1000;
export const COMMENT_MAX = 1000;
/** Of a note on a saved listing. */
export const NOTE_MAX = 500;
/** Of what is added to a report. */
export const REPORT_MAX = 1000;
/** Of the body of a member's post. */
export const MEMBER_POST_MAX = 10_000;
/** Of a new password, at least. */
export const PASSWORD_MIN = 10;
