// How long things are stored: what the product does, and what the page of terms and privacy says. Leaving: leaving.ts; the
// trail: account-events.ts.

/** Days without use after which a session ends. */
export const SESSION_IDLE_DAYS = 14;

/** Days after which it ends in any case. */
export const SESSION_TOTAL_DAYS = 60;

/** Days that a browser is known for having signed in: the longest that browsers store a cookie. */
export const KNOWN_BROWSER_DAYS = 400;

/** Days after which a mail that cannot be sent is given up. */
export const MAIL_DAYS = 3;

/** Days for which it counts that a mail server refused an address. */
export const FAILING_DAYS = 30;

/** Hours that an uploaded picture may wait for what it was uploaded for. */
export const UNUSED_PICTURE_HOURS = 24;

/** Days in which a changed address can be taken back by its former owner. */
export const EMAIL_UNDO_DAYS = 7;

/** Days that what alerts have found stands in the notification centre. */
export const NOTIFICATION_DAYS = 60;

/** Days that prices of petrol are stored, with who reported them; they are shown for one. */
export const FUEL_PRICE_DAYS = 7;

/** Days that a round of golf that members joined is stored: as long as it counts that somebody gave it up late, and a month. */
export const GOLF_JOIN_DAYS = 395;
