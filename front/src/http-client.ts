import { type Client, createClient } from '@hanca/common/client.ts';
import type { EndpointRow } from '@hanca/common/endpoint.ts';
import { type HttpOptions, httpSend } from '@hanca/common/http.ts';
import { endpoints } from './endpoints.built.ts';
import { sessionStore } from './session/session-store.ts';

/** Clients of the API over HTTP that share a session. Out: the one whose requests end with a signal, or with none. */
export const httpClients = (options: HttpOptions): ((signal?: AbortSignal) => Client) => {
  const send = httpSend(endpoints, options);
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
