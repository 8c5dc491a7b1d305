import type { EndpointRow } from './endpoint.ts';

/** The header in which a browser names the zone of its clocks when its member signs in. */
export const ZONE_HEADER = 'time-zone';

/** Whether a call may start a session: it names the browser's zone. */
export const startsSession = ({ path }: Pick<EndpointRow, 'path'>): boolean =>
  /^\/v1\/account\/(?:signup|signin(?:\/second|\/passkey)?|identities\/sign(?:in|up)|check-qr-session)$/.test(
    path,
  );

/**
 * Reads the name of a zone as the IANA database spells it.
 * @returns null for no such zone, and for UTC and offsets, which browsers name that hide where they are.
 */
export const readZone = (name: unknown): string | null => {
  if (typeof name !== 'string' || !/^(?!Etc\/)[A-Za-z_]+(?:\/[\w+-]+)+$/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
};
