/** The page in an address, the first without one or with what is none. */
export const pageNumber = (search: URLSearchParams): number => {
  const text = search.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
};
