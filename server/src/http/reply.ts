import { accessOf, type Endpoint, type Tag } from '@hanca/common/endpoint.ts';
import { z } from 'zod';
import type { Input } from './validate.ts';

/** Whether an answer that is the same for everybody may be cached. */
export const isCacheable = (endpoint: Endpoint): boolean =>
  endpoint.method === 'GET' && accessOf(endpoint) === 'public' && endpoint.reads !== undefined;

/** What the answer to a checked call is made of. In: its reply too, once there is one. */
export const tagsOf = ({ reads = [], shows }: Endpoint, input: Input, reply?: unknown): readonly Tag[] => {
  const read = typeof reads === 'function' ? reads(input as never) : reads;
  return reply === undefined || !shows ? read : [...read, ...shows(reply as never)];
};

/** The reply as JSON: encoded by its schema, which drops every field the contract does not name; '' for none. */
export const serialise = (endpoint: Endpoint, value: unknown): string =>
  JSON.stringify(z.encode(endpoint.reply, value as never)) ?? '';
