import './zod-jitless.ts';
import { createClient } from '@hanca/common/client.ts';
import { httpSend } from '@hanca/common/http.ts';
import { sessionStore } from './session/session-store.ts';

/** The API over HTTP. Loaded with the first call: it carries the whole contract. */
export const client = createClient(httpSend({ onSignedOut: sessionStore.changed }));
