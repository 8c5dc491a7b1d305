import { longDateTime } from '@hanca/common/dates.ts';
import { type Access, accessOf, type Endpoint } from '@hanca/common/endpoint.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import type { FastifyRequest } from 'fastify';
import { Problem } from './problems.ts';

/** Who calls, as the database says at this moment. */
export interface Caller {
  id: number;
  name: string;
  /** Null for who signs in by another service that gave none. */
  email: string | null;
  roles: readonly string[];
  /** When the address was verified; null for not yet. */
  verifiedAt: Date | null;
  /** Whether their address is verified or, where they have none, a service that they sign in with vouches for them. */
  verified: boolean;
  /** The grade, 0 to 5. */
  level: number;
  /** Of staff without a second factor: from when on they can do nothing as staff. Null for who has one or needs none. */
  secondFactorDueAt: Date | null;
  /** When the account is to be deleted, as its member wants; null for not at all. */
  deleteAt: Date | null;
  /** Until when staff have suspended them from writing, and why; null for who may write. */
  suspendedUntil: Date | null;
  suspendedReason: string | null;
  sessionId: string;
}

export const isStaff = ({ roles }: Caller): boolean => roles.includes('admin');

const isDue = ({ secondFactorDueAt }: Caller): boolean =>
  secondFactorDueAt !== null && secondFactorDueAt.getTime() <= Date.now();

/** Whether somebody may do what staff may. */
export const isAdmin = (caller: Caller | null): boolean =>
  caller !== null && isStaff(caller) && !isDue(caller);

const allowed: Record<Access, (caller: Caller | null) => boolean> = {
  public: () => true,
  member: (caller) => caller !== null,
  admin: isAdmin,
};

/** Whether a member who is about to leave may still make a call: they read, and come back. */
const isOpenToLeaving = (endpoint: Endpoint): boolean =>
  endpoint.method === 'GET' || accessOf(endpoint) === 'public' || endpoint.whileLeaving === true;

/** What a member reads who may not write: until when, and why. */
const suspensionOf = (until: Date, reason: string) => ({
  ko: `${longDateTime(toWireDate(until))}(밴쿠버 시간)까지 쓸 수 없어요. 이유: ${reason} 읽는 것은 그대로 할 수 있고, 다르게 생각하면 내 정보의 받은 조치에서 알려 주세요.`,
  en: `You may not write until ${until.toISOString()}: ${reason}`,
});

const withoutAddress = {
  ko: '이메일을 인증한 회원만 이용할 수 있어요. 내 계정에서 이메일을 등록하고 인증한 뒤 다시 시도해 주세요.',
  en: 'This is for members with a verified address. Enter and verify one in your settings, then try again.',
};

/** The refusal of a call that a member may make once they are verified; who has no address has to enter one first. */
export const unverifiedProblem = ({ email }: Caller): Problem =>
  new Problem('unverified', email === null ? { detail: withoutAddress } : {});

/**
 * Decides about access; nothing else does, but for what a member may do a few times before they are verified (call-limits.ts).
 * Throws Problem 401 for nobody, 403 for the wrong role, for a missing second factor, for who is about to leave, for what a member
 * would publish whom staff have suspended from that, and for who is not verified.
 */
export const authorise = (endpoint: Endpoint, caller: Caller | null): void => {
  if (!allowed[accessOf(endpoint)](caller)) {
    if (!caller) throw new Problem('unauthorized');
    throw new Problem(isStaff(caller) ? 'second-factor-due' : 'forbidden');
  }
  if (caller?.deleteAt && !isOpenToLeaving(endpoint)) throw new Problem('leaving');
  if (caller?.suspendedUntil && endpoint.publishes)
    throw new Problem('suspended', {
      detail: suspensionOf(caller.suspendedUntil, caller.suspendedReason ?? ''),
    });
  if (caller && endpoint.verified === true && !caller.verified) throw unverifiedProblem(caller);
};

/**
 * Refuses a call that another site's page makes a browser send. Only the calls that work with a cookie need it:
 * everything else takes a bearer token, which no foreign page has.
 */
export const refuseCrossSite = (request: FastifyRequest, publicUrl: string): void => {
  const { origin } = request.headers;
  const foreign =
    origin !== undefined &&
    origin !== publicUrl &&
    (!URL.canParse(origin) || new URL(origin).host !== request.headers.host);
  if (foreign || request.headers['sec-fetch-site'] === 'cross-site') throw new Problem('forbidden');
};
