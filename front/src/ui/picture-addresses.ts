import { fetchPictureAddresses } from '@hanca/common/picture-addresses.ts';
import { storedPathsIn, withAddresses } from '@hanca/common/stored-paths.ts';
import { useEffect, useState } from 'react';
import { useDeps } from '../deps.ts';

/**
 * Fetches the addresses at which the reader is served pictures that not everybody is.
 * @param paths stored paths; none for records that everybody sees
 * @returns the addresses by path, without those that are not known yet
 */
export const usePictureAddresses = (paths: readonly string[]): ReadonlyMap<string, string> => {
  const { call } = useDeps();
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map());
  const wanted = paths.join();
  useEffect(() => {
    if (!wanted) return;
    const end = new AbortController();
    call((client) => fetchPictureAddresses(client, wanted.split(',')), end.signal).then(
      (found) => !end.signal.aborted && setAddresses(found),
      // The record is there without them.
      () => undefined,
    );
    return () => end.abort();
  }, [wanted, call]);
  return addresses;
};

/** Pictures of a record as the gallery takes them: of one that not everybody sees by their addresses, once these are known. */
export const useShownPictures = (paths: readonly string[], isPublic: boolean): string[] => {
  const addresses = usePictureAddresses(isPublic ? [] : paths);
  return isPublic ? [...paths] : paths.flatMap((path) => addresses.get(path) ?? []);
};

/** The HTML of a record: of one that not everybody sees with the addresses of its pictures, once these are known. */
export const useShownHtml = (html: string, isPublic: boolean): string => {
  const addresses = usePictureAddresses(isPublic ? [] : storedPathsIn(html));
  return isPublic ? html : withAddresses(html, addresses);
};
