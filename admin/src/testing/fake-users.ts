import type { Audit } from '@hanca/common/contract/audits.ts';
import type { User, UserActivity, UserSession } from '@hanca/common/contract/users.ts';
import { type Answer, answered } from './extended-api.ts';

const THEN = { time: '1732147200000' };

/** An account with the fields a test does not care about filled in. */
export const user = (given: Partial<User> & { id: number }): User => ({
  name: `사람${given.id}`,
  email: `person${given.id}@example.net`,
  sns: '',
  roles: [],
  suspended: false,
  level: 0,
  createdDate: THEN,
  seenDate: { time: '0' },
  realtyCount: 0,
  ...given,
});

export const session = (id: string, device: string): UserSession => ({
  id,
  device,
  createdDate: THEN,
  usedDate: THEN,
});

const idle: UserActivity = { reports: 0, claims: 0, usedClaims: 0, saved: 0, messages: 0 };

/**
 * The API's accounts in memory, with the sessions, the activity and the trail of all. Out: what answers their calls,
 * and the accounts.
 */
export const fakeUsers = (
  seed: User[],
  { sessions = [] as UserSession[], audits = [] as Audit[], activity = idle } = {},
) => {
  let users = [...seed];
  let open = [...sessions];

  const answer: Answer = ({ method, path, query, body }) => {
    const id = Number(/\d+/.exec(path.slice('/v1/users/'.length))?.[0]);
    const found = users
      .filter((each) => !query.id || each.id === Number(query.id))
      .filter((each) => !query.email || each.email.includes(query.email));
    const trail = audits
      .filter((each) => !query.userId || each.userId === Number(query.userId))
      .filter((each) => !query.recordId || each.recordId === Number(query.recordId))
      .filter((each) => !query.feature || each.feature === query.feature);
    switch (`${method} ${path.replace(/\/\d+/, '/{id}')}`) {
      case 'GET /v1/users/list':
        return answered(found);
      case 'GET /v1/users/count':
        return answered(found.length);
      case 'GET /v1/users/{id}':
        return answered(users.find((each) => each.id === id));
      case 'GET /v1/users/{id}/activity':
        return answered(activity);
      case 'GET /v1/users/{id}/sessions':
        return answered(open);
      case 'DELETE /v1/users/{id}/sessions':
        open = [];
        return new Response(null, { status: 204 });
      case 'PATCH /v1/users': {
        const change = body as Partial<User> & { id: number };
        users = users.map((each) => (each.id === change.id ? { ...each, ...change } : each));
        return answered(users.find((each) => each.id === change.id));
      }
      case 'GET /v1/query/audits':
        return answered(trail);
      case 'GET /v1/query/audits/count':
        return answered(trail.length);
      default:
        return null;
    }
  };

  return { answer, users: () => users };
};
