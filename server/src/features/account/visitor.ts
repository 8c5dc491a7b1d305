import Bowser from 'bowser';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { countryOf } from '../geo/country-of.ts';

/** The parts of a request that say where it comes from. */
export type Visit = Pick<FastifyRequest, 'headers' | 'ip'>;

/** What systems and browsers are called: of others the name would be whatever a visitor writes, in mails and questions of ours. */
const KNOWN = new Set([Bowser.OS_MAP, Bowser.BROWSER_MAP].flatMap((names) => Object.values(names)));

const UNKNOWN = '알 수 없는 기기';

/** System and browser of a request, in words. */
const deviceOf = ({ headers }: Visit): string => {
  const agent = headers['user-agent'];
  if (!agent) return UNKNOWN;
  const { browser, os } = Bowser.parse(agent);
  return [os.name, browser.name].filter((name) => name && KNOWN.has(name)).join(' · ') || UNKNOWN;
};

export interface Visitor {
  device: string;
  /** ISO 3166 code; null for unknown. */
  country: string | null;
}

/** What a request says of the browser and the country it comes from. That nobody can tell the country stops no sign-in. */
export const visitorOf = async (log: FastifyBaseLogger, visit: Visit): Promise<Visitor> => {
  const country = await countryOf(visit.ip).catch((error: unknown) => {
    log.error({ err: error }, 'the country of an address cannot be read');
    return null;
  });
  return { device: deviceOf(visit), country };
};
