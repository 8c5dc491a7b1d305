/**
 * Metres on foot in a minute: the 3 miles an hour that the Transit Capacity and Quality of Service Manual (TCRP Report 165)
 * reckons with around stations, by which half a mile, some 800 m, is ten minutes.
 */
const METRES_A_MINUTE = 80;

/** How far somebody walks in so many minutes, in metres. */
export const walkedIn = (minutes: number): number => minutes * METRES_A_MINUTE;

/** How many minutes a distance in metres takes on foot, at least 1. */
export const walkMinutes = (metres: number): number => Math.max(1, Math.round(metres / METRES_A_MINUTE));
