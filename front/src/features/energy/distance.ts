/** '350 m', '1.2 km', '12 km'; about, as the point of the reader is. */
export const distanceText = (metres: number): string => {
  if (metres < 950) return `약 ${Math.max(50, Math.round(metres / 50) * 50)} m`;
  const km = metres / 1000;
  return `약 ${km < 10 ? km.toFixed(1) : Math.round(km)} km`;
};
