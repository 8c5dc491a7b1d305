/**
 * The remembered origin of a visitor, made safe to go to. In: anything a URL or router state carried, and the
 * site's origin. Out: path, query and fragment on this site, else null. A browser reads `/\evil`, `//evil` and
 * `/<tab>/evil` as other hosts and `/.//evil` turns into one, so the parsed address decides, not its first letter.
 */
export const safeRedirect = (value: unknown, origin: string): string | null => {
  if (typeof value !== 'string' || !value.startsWith('/')) return null;
  if (!URL.canParse(value, origin)) return null;
  const url = new URL(value, origin);
  if (url.origin !== origin || url.username !== '' || url.password !== '') return null;
  const path = `${url.pathname}${url.search}${url.hash}`;
  return path.startsWith('//') ? null : path;
};
