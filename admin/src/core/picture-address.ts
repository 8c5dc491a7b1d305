import type { Client } from '@hanca/common/client.ts';
import { IMAGE_PATH } from '@hanca/common/images.ts';
import { fetchPictureAddresses } from '@hanca/common/picture-addresses.ts';
import { useQuery } from '@tanstack/react-query';
import { useClient } from './api.ts';

/** Signed addresses are valid for an hour. */
const RENEW_MS = 50 * 60_000;

interface Batch {
  paths: string[];
  addresses: Promise<Map<string, string>>;
}

/** The pictures that are about to be asked for. */
const open = new WeakMap<Client, Batch>();

/** All pictures of one rendering are asked for together. */
const openBatch = (client: Client): Batch => {
  const paths: string[] = [];
  const addresses = Promise.resolve().then(() => {
    open.delete(client);
    return fetchPictureAddresses(client, paths);
  });
  const batch = { paths, addresses };
  open.set(client, batch);
  return batch;
};

const findAddress = async (client: Client, path: string): Promise<string> => {
  const { paths, addresses } = open.get(client) ?? openBatch(client);
  paths.push(path);
  return (await addresses).get(path) ?? path;
};

/**
 * The address at which staff are served a picture, whatever the state of what shows it.
 * @param path a stored path, or any other address
 * @returns undefined until it is known
 */
export const usePictureAddress = (path: string | undefined): string | undefined => {
  const client = useClient();
  const isStored = path !== undefined && IMAGE_PATH.test(path);
  const { data, isError } = useQuery({
    queryKey: ['picture', path],
    queryFn: () => findAddress(client, path ?? ''),
    enabled: isStored,
    refetchInterval: RENEW_MS,
    // Another address would load the picture again.
    refetchOnWindowFocus: false,
  });
  return isStored && !isError ? data : path;
};
