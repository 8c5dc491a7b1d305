import { type Client, createClient, type Send } from '@hanca/common/client.ts';
import type { EndpointRow } from '@hanca/common/endpoint.ts';
import { type HttpOptions, httpSend } from '@hanca/common/http.ts';
import { endpoints } from './endpoints.built.ts';
import { problemOf } from './failure.ts';
import { askAgain } from './features/account/verify/ask.ts';
import { sessionStore } from './session/session-store.ts';

/** Clients of the API over HTTP that share a session. Out: the one whose requests end with a signal, or with none. */
export const httpClients = (options: HttpOptions): ((signal?: AbortSignal) => Client) => {
  const sendOnce = httpSend(endpoints, options);
  const send: Send<EndpointRow> = (...call) =>
    sendOnce(...call).catch((error: unknown) => {
      if (problemOf(error).code === 'unverified') askAgain();
      throw error;
    });
  const lasting = createClient<EndpointRow>(endpoints, send);
  return (signal) =>
    signal
      ? createClient<EndpointRow>(endpoints, (endpoint, given, own) =>
          send(endpoint, given, { signal, ...own }),
        )
      : lasting;
};

/** The client of this browser. Its code comes after the page's. */
export const clientUntil = httpClients({ onSession: sessionStore.changed });
