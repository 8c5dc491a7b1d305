import type { Client } from '@hanca/common/client.ts';
import { forgetMember } from '@hanca/common/forget-member.ts';
import { browserSession } from '@hanca/common/session.ts';
import { sessionLife } from '@hanca/common/session-life.ts';
import type { AuthProvider, HttpError } from 'react-admin';
import { interruptedWrite } from './call-error.ts';

const isAdmin = (): boolean => browserSession.user()?.roles.includes('admin') ?? false;

/**
 * To sign in with the way back; for a member who is no staff to the page that says so. Absolute, because react-admin takes only such
 * addresses for outside ones.
 */
const doorUrl = (): string => {
  const { origin, pathname, search } = window.location;
  const page = browserSession.user() && !isAdmin() ? 'staff-only' : 'signin';
  return `${origin}/account/${page}?redirect=${encodeURIComponent(pathname + search)}`;
};

/** react-admin follows `redirectTo` and shows no message. */
const toDoor = () => Object.assign(new Error('signed out'), { redirectTo: doorUrl(), message: false });

/**
 * Who may be here: staff, by the browser's session, which the client renews on its calls. The server decides on
 * every call; this only leads people to the right door.
 */
export const createAuthProvider = (client: Client): AuthProvider => {
  let me: ReturnType<Client['account']['me']> | null = null;
  const account = () => {
    me ??= client.account.me().catch((error: unknown) => {
      me = null;
      throw error;
    });
    return me;
  };

  return {
    login: () => Promise.reject(toDoor()),

    // Called by the menu's item and after every failed check: only staff have a session to end here.
    logout: async () => {
      me = null;
      const user = browserSession.user();
      if (user && isAdmin()) {
        sessionLife.clear();
        forgetMember(user.userId);
        await client.account.signout().catch(() => undefined);
      }
      return doorUrl();
    },

    checkAuth: async () => {
      if (isAdmin() && sessionLife.remaining() <= 0) {
        me = null;
        // A refusal clears the session; the screen itself says that a server is out of reach.
        await account().catch(() => undefined);
      }
      if (!isAdmin()) throw toDoor();
    },

    // Only 401: to react-admin any other rejection would make the failed call a success.
    checkError: async (error: HttpError) => {
      if (error.status === 401 && !interruptedWrite(error)) throw toDoor();
    },

    // react-admin asks once more after signing out; that needs no call to be refused.
    getIdentity: async () => {
      if (!isAdmin()) throw toDoor();
      const { id, name } = await account();
      return { id, fullName: name };
    },

    // Whoever is in the console may open every screen; taking the lists away in files is for admins.
    canAccess: async ({ action }) => action !== 'export' || isAdmin(),

    getPermissions: async () => browserSession.user()?.roles ?? [],
  };
};
