import { z } from 'zod';
import { get } from '../endpoint.ts';

const status = z.object({ status: z.enum(['ok', 'unavailable']) });

export const system = {
  health: get('/v1/health', { summary: 'The process answers', reply: status }),
  ready: get('/v1/ready', { summary: 'The database answers too, else 503', reply: status }),
};
