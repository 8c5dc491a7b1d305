import { endpoints } from 'virtual:endpoints';
import { createClient } from '@hanca/common/client.ts';
import { httpSend } from '@hanca/common/http.ts';
import { sessionStore } from './session/session-store.ts';

/** The API over HTTP. Loaded with the first call. */
export const client = createClient(endpoints, httpSend(endpoints, { onSignedOut: sessionStore.changed }));
