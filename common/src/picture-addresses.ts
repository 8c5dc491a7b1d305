import type { CallOptions, Client } from './client.ts';
import { joinImages } from './image-lists.ts';
import { IMAGE_LIMITS } from './images.ts';

/**
 * Fetches the addresses at which the caller is served stored pictures, also those that not everybody is served.
 * @returns the addresses by stored path, without those that the caller may not see
 */
export const fetchPictureAddresses = async (
  client: Client,
  paths: readonly string[],
  options?: CallOptions,
): Promise<Map<string, string>> => {
  const wanted = [...new Set(paths)];
  const calls = Array.from({ length: Math.ceil(wanted.length / IMAGE_LIMITS.files) }, (_, n) => {
    const some = wanted.slice(n * IMAGE_LIMITS.files, (n + 1) * IMAGE_LIMITS.files);
    return client.images.addresses({ query: { paths: joinImages(some) } }, options);
  });
  const found = (await Promise.all(calls)).flat();
  return new Map(found.map(({ path, address }) => [path, address]));
};
