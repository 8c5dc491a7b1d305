// What browsers are told by web push, for server, site and service worker.

/** Browsers of one member. */
export const PUSH_DEVICES_MAX = 10;

/** What the payload of a push says, as JSON. */
export interface PushText {
  title: string;
  body: string;
  /** Where a press on it leads, on the site itself. */
  path: string;
  /** The same for the same push: one that comes twice is on the screen once. */
  tag: string;
}

/** Characters of the mark by which a browser knows itself among others. */
export const MARK_LENGTH = 16;

/** The tag of the pushes that members send themselves, to try. */
export const TEST_TAG = 'hanca-test';

/** What became of such a one: the push service took it, says that the browser is gone, takes none from us, or did not answer. */
export const PUSH_OUTCOMES = ['sent', 'gone', 'refused', 'later'] as const;
export type PushOutcome = (typeof PUSH_OUTCOMES)[number];

/** Names that stand for machines nearby (RFC 6761, 6762, 8375). */
const NEARBY = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)$/;

/** Whether an address may be one of a push service: https at its own port, a public name, no number of a machine, no password. */
export const isPushAddress = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  const isName = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/.test(hostname) && !NEARBY.test(hostname);
  return protocol === 'https:' && port === '' && username === '' && password === '' && isName;
};
