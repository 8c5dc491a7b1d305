/** The id of the place above the page, where the banner of a new member is shown. */
export const ABOVE_PAGE = 'above-page';
