// When the sun sets, by the formulae of the solar calculator of NOAA's Global Monitoring Laboratory
// (gml.noaa.gov/grad/solcalc/calcdetails.html), which follow Jean Meeus, Astronomical Algorithms. A work of the United States.

const DAY_MS = 24 * 3600_000;
const MINUTE_MS = 60_000;
/** Julian day of the epoch of Unix, and of the year 2000. */
const JULIAN_1970 = 2_440_587.5;
const JULIAN_2000 = 2_451_545;

/** The sun's upper edge at the horizon, with refraction: 50 minutes of arc below it. Degrees. */
const HORIZON = 90.833;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;
const sin = (angle: number): number => Math.sin(radians(angle));
const cos = (angle: number): number => Math.cos(radians(angle));

/**
 * Where the sun stands.
 * @param ms The moment, in milliseconds since 1970.
 * @returns Its declination in degrees, and the equation of time (apparent less mean) in minutes.
 */
export const sunAt = (ms: number): { declination: number; equation: number } => {
  const t = (ms / DAY_MS + JULIAN_1970 - JULIAN_2000) / 36_525;
  const meanLongitude = 280.46646 + t * (36_000.76983 + t * 0.0003032);
  const meanAnomaly = 357.52911 + t * (35_999.05029 - 0.0001537 * t);
  const eccentricity = 0.016708634 - t * (0.000042037 + 0.0000001267 * t);
  const center =
    sin(meanAnomaly) * (1.914602 - t * (0.004817 + 0.000014 * t)) +
    sin(2 * meanAnomaly) * (0.019993 - 0.000101 * t) +
    sin(3 * meanAnomaly) * 0.000289;
  const node = 125.04 - 1934.136 * t;
  const longitude = meanLongitude + center - 0.00569 - 0.00478 * sin(node);
  const meanObliquity = 23 + (26 + (21.448 - t * (46.815 + t * (0.00059 - t * 0.001813))) / 60) / 60;
  const obliquity = meanObliquity + 0.00256 * cos(node);
  const y = Math.tan(radians(obliquity / 2)) ** 2;
  const equation =
    y * sin(2 * meanLongitude) -
    2 * eccentricity * sin(meanAnomaly) +
    4 * eccentricity * y * sin(meanAnomaly) * cos(2 * meanLongitude) -
    0.5 * y * y * sin(4 * meanLongitude) -
    1.25 * eccentricity ** 2 * sin(2 * meanAnomaly);
  return {
    declination: degrees(Math.asin(sin(obliquity) * sin(longitude))),
    equation: 4 * degrees(equation),
  };
};

interface Place {
  /** Decimal degrees, east and north positive. */
  lat: number;
  lng: number;
}

/**
 * When the sun sets, to about a minute away from hills.
 * @param day A day of the calendar of the place, as its start in UTC, milliseconds.
 * @returns Milliseconds since 1970; null where it does not set that day.
 */
export const sunsetOn = (day: number, { lat, lng }: Place): number | null => {
  // Noon of the mean sun; the rest is reckoned at the sunset that follows from it, and once more.
  let moment = day + DAY_MS / 2 - lng * 4 * MINUTE_MS;
  for (let round = 0; round < 3; round += 1) {
    const { declination, equation } = sunAt(moment);
    const cosine = (cos(HORIZON) - sin(lat) * sin(declination)) / (cos(lat) * cos(declination));
    if (cosine < -1 || cosine > 1) return null;
    const hourAngle = degrees(Math.acos(cosine));
    moment = day + (720 - 4 * lng - equation + 4 * hourAngle) * MINUTE_MS;
  }
  return Math.round(moment);
};
