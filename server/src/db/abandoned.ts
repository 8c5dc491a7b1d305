import { AsyncLocalStorage } from 'node:async_hooks';

/** The request's answer has gone out without waiting for the rest of its work. */
export class RequestAbandoned extends Error {
  override name = 'RequestAbandoned';
}

const requests = new AsyncLocalStorage<AbortSignal>();

/** Runs the work of a request; once the signal aborts, it can begin no more queries outside of a transaction. */
export const asRequest = <T>(abandoned: AbortSignal, work: () => T): T => requests.run(abandoned, work);

/** Runs work that belongs to no request, whichever caused it. */
export const outsideRequests = <T>(work: () => T): T => requests.exit(work);

/** Throws RequestAbandoned in the work of an abandoned request. */
export const refuseAbandoned = (): void => {
  if (requests.getStore()?.aborted) throw new RequestAbandoned();
};
