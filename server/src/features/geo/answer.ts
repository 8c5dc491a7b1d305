import type { Candidate } from '@hanca/common/contract/geo.ts';
import { z } from 'zod';

/** Why a geocoding service gave no answer. Its message never holds the address that was looked up. */
export class GeocoderFailure extends Error {
  override name = 'GeocoderFailure';
}

/** Within the three seconds that an answer of ours may take. */
const TIMEOUT_MS = 2000;
const MOST_BYTES = 256 * 1024;

const readBounded = async (body: ReadableStream<Uint8Array> | null): Promise<string> => {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.byteLength;
    if (bytes > MOST_BYTES) throw new GeocoderFailure('the answer is too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // The error would quote the answer, which may repeat the address.
    throw new GeocoderFailure('the answer is not JSON');
  }
};

/**
 * Sends a request to a geocoding service. In: the whole URL and the headers. Out: what its answer's JSON holds, not checked. Waits 2
 * seconds at most, reads 256 kB at most, follows no redirect. Throws GeocoderFailure.
 */
export const requestAnswer = async (url: URL, headers: Record<string, string>): Promise<unknown> => {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const answer = await fetch(url, { headers, signal, redirect: 'manual' });
    if (answer.status !== 200) {
      await answer.body?.cancel();
      throw new GeocoderFailure(`it answered ${answer.status}`);
    }
    return parseJson(await readBounded(answer.body));
  } catch (error) {
    if (error instanceof GeocoderFailure) throw error;
    throw new GeocoderFailure(signal.aborted ? 'it took too long' : 'it cannot be reached');
  }
};

/** Canada with its islands; a point outside belongs to no answer. */
const latitude = z.number().min(41).max(84);
const longitude = z.number().min(-142).max(-52);

const candidateSchema = z.object({
  lat: latitude,
  lng: longitude,
  formatted: z.string().trim().min(1).max(300),
});

/** A candidate of checked parts; null when the point lies outside Canada or the words are none. */
export const candidateOf = (
  lat: number,
  lng: number,
  formatted: string,
  precision: Candidate['precision'],
): Candidate | null => {
  const checked = candidateSchema.safeParse({ lat, lng, formatted });
  if (!checked.success) return null;
  const { data } = checked;
  return {
    geometry: { location: { lat: data.lat, lng: data.lng } },
    formatted_address: data.formatted,
    precision,
  };
};
