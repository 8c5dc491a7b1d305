import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Candidate } from '@hanca/common/contract/geo.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createGeocoder } from './geocoder.ts';

const recorded = (file: string) => readFile(new URL(`./recorded/${file}`, import.meta.url), 'utf8');

const PUBLIC_URL = 'https://hanca.example';
const HOME = '3553 Mayfair Ave, Vancouver';
const FROM_GAZETTEER = '밴쿠버 (Vancouver), BC';

let server: Server;
let origin: string;
let requests: IncomingMessage[];
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let logged: string[];
/** Ends the time that a request has; on a slow machine it never ends by itself. */
let deadline: AbortController;

beforeEach(async () => {
  deadline = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  requests = [];
  logged = [];
  server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

const geocoderAt = (path: string) =>
  createGeocoder(
    { geocoderUrl: `${origin}${path}`, publicUrl: PUBLIC_URL },
    { warn: (...given: unknown[]) => void logged.push(JSON.stringify(given)) },
  );
const sends = (body: string) => {
  answer = (_request, response) => void response.setHeader('content-type', 'application/json').end(body);
};
const query = (at = 0) => Object.fromEntries(new URL(requests[at]?.url ?? '', origin).searchParams);
const words = (candidates: Candidate[]) => candidates.map((c) => [c.formatted_address, c.precision]);

const bcFeature = (matchPrecision: string, coordinates: unknown = [-123.1, 49.2], fullAddress = 'a') => ({
  geometry: { coordinates },
  properties: { matchPrecision, fullAddress },
});

describe('BC Address Geocoder', () => {
  const BC = '/addresses.json';

  test('its recorded answer becomes a candidate, and the question is as documented', async () => {
    sends(await recorded('bc-address-geocoder.json'));
    expect(await geocoderAt(`${BC}?apikey=mine`)(HOME)).toEqual([
      {
        geometry: { location: { lat: 49.2371317, lng: -123.1837892 } },
        formatted_address: '3553 Mayfair Ave, Vancouver, BC',
        precision: 'address',
      },
    ]);
    expect(query()).toEqual({
      apikey: 'mine',
      addressString: HOME,
      maxResults: '5',
      outputSRS: '4326',
      locationDescriptor: 'any',
    });
    expect(logged).toEqual([]);
  });

  test('every level of a match is a precision of ours', async () => {
    const levels = ['SITE', 'UNIT', 'BLOCK', 'INTERSECTION', 'LOCALITY'];
    const features = levels.map((level) => bcFeature(level, [-123.1, 49.2], level));
    sends(JSON.stringify({ features }));
    expect(words(await geocoderAt(BC)(HOME))).toEqual([
      ['SITE', 'address'],
      ['UNIT', 'address'],
      ['BLOCK', 'street'],
      ['INTERSECTION', 'street'],
      ['LOCALITY', 'city'],
    ]);
  });

  test('a match of the province only, which is none, leaves it to the gazetteer', async () => {
    sends(JSON.stringify({ features: [bcFeature('PROVINCE')] }));
    expect(words(await geocoderAt(BC)(HOME))).toEqual([[FROM_GAZETTEER, 'city']]);
    expect(logged).toEqual([]);
  });

  test('what cannot be used is left out of the rest, which is bounded', async () => {
    const broken = [
      null,
      {},
      bcFeature('STREET', [2.35, 48.85]),
      bcFeature('STREET', ['x', 1]),
      bcFeature('STREET', [-123, 49], ''),
      bcFeature('STREET', [-123, 49], 'x'.repeat(301)),
    ];
    const good = Array.from({ length: 9 }, (_, i) => bcFeature('STREET', [-123, 49], `${i}`));
    sends(JSON.stringify({ features: [...broken, ...good] }));
    expect(words(await geocoderAt(BC)(HOME)).map(([name]) => name)).toEqual(['0', '1', '2', '3', '4']);
  });

  test('gets no request about an address of another province', async () => {
    sends(await recorded('bc-address-geocoder.json'));
    const found = await geocoderAt(BC)('1 Yonge St, Toronto');
    expect(words(found)).toEqual([['토론토 (Toronto), ON', 'city']]);
    expect(requests).toEqual([]);
  });
});

describe('Nominatim', () => {
  test('its recorded answer becomes candidates, and the request says who sends it', async () => {
    sends(await recorded('nominatim.json'));
    const found = await geocoderAt('/search?email=mine@hanca.example')('5665 Kingsway');
    expect(words(found).map(([name, precision]) => [String(name).split(',')[0], precision])).toEqual([
      ['Joyful Seafood Restaurant', 'address'],
      ['Carnarvon Street', 'street'],
      ['Anand Pizza Sweets Restaurant', 'street'],
      ['Sydney', 'city'],
    ]);
    expect(found[0]?.geometry.location).toEqual({ lat: 49.2229075, lng: -122.9815414 });
    expect(query()).toMatchObject({
      email: 'mine@hanca.example',
      q: '5665 Kingsway',
      format: 'jsonv2',
      countrycodes: 'ca',
      limit: '5',
      addressdetails: '1',
    });
    expect(requests[0]?.headers['user-agent']).toBe(`Hanca/1.0 (+${PUBLIC_URL})`);
  });

  test('a province, a postal code, the whole country and a place abroad', async () => {
    const place = (rank: number, more: object = {}) => ({
      lat: '53.7',
      lon: '-120.1',
      display_name: `rank ${rank}`,
      place_rank: rank,
      ...more,
    });
    const abroad = { address: { country_code: 'us' } };
    const postcode = { addresstype: 'postcode' };
    sends(JSON.stringify([place(4), place(8), place(21, postcode), place(16, abroad)]));
    expect(words(await geocoderAt('/search')(HOME))).toEqual([
      ['rank 8', 'province'],
      ['rank 21', 'fsa'],
    ]);
  });

  test('gets a request once a second, and never by more than can be answered soon', async () => {
    vi.useFakeTimers({
      now: 0,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    });
    const arrived: number[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      arrived.push(Date.now());
      return new Response('[]');
    });
    const geocoder = geocoderAt('/search');
    const waiting = Array.from({ length: 6 }, (_, i) => geocoder(`${i} Main St, Vancouver`));
    const refused = await Promise.all(waiting.slice(4));
    expect(refused.map((found) => found[0]?.formatted_address)).toEqual(Array(2).fill(FROM_GAZETTEER));
    expect(logged).toHaveLength(2);
    expect(logged[0]).toContain('too many wait');
    await vi.advanceTimersByTimeAsync(3500);
    await Promise.all(waiting);
    expect(arrived).toHaveLength(4);
    for (const [n, at] of arrived.slice(1).entries())
      expect(at - (arrived[n] ?? 0)).toBeGreaterThanOrEqual(1000);
  });
});

describe('when the service fails the gazetteer answers, and the log has no address', () => {
  const ways: Record<string, [typeof answer, string]> = {
    'status 500': [(_request, response) => void response.writeHead(500).end(HOME), 'it answered 500'],
    'a redirect, which is not followed': [
      (request, response) =>
        void response.writeHead(302, { location: `${origin}/elsewhere${request.url}` }).end(),
      'it answered 302',
    ],
    'no JSON': [(_request, response) => void response.end(`<p>${HOME}</p>`), 'not JSON'],
    'JSON of another form': [
      (_request, response) => void response.end(JSON.stringify({ error: HOME })),
      'not as documented',
    ],
    'a huge answer': [(_request, response) => void response.end(`"${HOME.repeat(20_000)}"`), 'too large'],
    'a torn connection': [(request) => void request.socket.destroy(), 'cannot be reached'],
    'silence for two seconds': [() => deadline.abort(), 'took too long'],
  };

  test.each(Object.entries(ways))('%s', async (_, [way, reason]) => {
    answer = way;
    for (const path of ['/search', '/addresses.json']) {
      requests = [];
      logged = [];
      deadline = new AbortController();
      vi.mocked(AbortSignal.timeout).mockReturnValue(deadline.signal);
      expect(words(await geocoderAt(path)(HOME)), path).toEqual([[FROM_GAZETTEER, 'city']]);
      expect([requests.length, logged.length], path).toEqual([1, 1]);
      expect(logged[0]).toContain(reason);
      expect(logged[0]).not.toContain('Mayfair');
    }
    expect(AbortSignal.timeout).toHaveBeenCalledWith(2000);
  });
});

describe('answers are cached', () => {
  test('for the same address however it is written, not for another', async () => {
    sends(await recorded('bc-address-geocoder.json'));
    const geocoder = geocoderAt('/addresses.json');
    const [first, second] = await Promise.all([geocoder(HOME), geocoder(`  ${HOME.toUpperCase()} `)]);
    expect(second).toEqual(first);
    expect(requests).toHaveLength(1);
    await geocoder('another street');
    expect(requests).toHaveLength(2);
  });

  test('but no failure is', async () => {
    const geocoder = geocoderAt('/addresses.json');
    answer = (_request, response) => void response.writeHead(503).end();
    await geocoder(HOME);
    sends(await recorded('bc-address-geocoder.json'));
    expect(words(await geocoder(HOME))).toEqual([['3553 Mayfair Ave, Vancouver, BC', 'address']]);
  });

  test('and only those of the 500 last addresses', async () => {
    const body = await recorded('bc-address-geocoder.json');
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body));
    const geocoder = geocoderAt('/addresses.json');
    for (let i = 0; i <= 500; i++) await geocoder(`${i}`);
    expect(fetched).toHaveBeenCalledTimes(501);
    await geocoder('1');
    await geocoder('500');
    expect(fetched).toHaveBeenCalledTimes(501);
    await geocoder('0');
    expect(fetched).toHaveBeenCalledTimes(502);
  });
});
