import { createHash } from 'node:crypto';
import { calendarOf } from '@hanca/common/calendar-file.ts';
import { api } from '@hanca/common/contract/index.ts';
import { hrefOf } from '@hanca/common/endpoint.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { Problem } from '../../http/problems.ts';
import { serve } from '../../http/serve.ts';
import { newToken } from '../account/tokens.ts';
import { appointmentsOf } from './appointments.ts';
import { deleteAddress, findAddress, findOwner, noteRead, putAddress } from './queries.ts';

export const calendarRoutes = serve(api.calendars, {
  address: async ({ db, caller }) => {
    const { createdAt, readAt } = (await findAddress(db, caller.id)) ?? {};
    return {
      createdDate: createdAt ? toWireDate(createdAt) : null,
      readDate: readAt ? toWireDate(readAt) : null,
    };
  },

  renew: async ({ db, caller }) => {
    const token = newToken();
    await putAddress(db, caller.id, token);
    return { path: hrefOf(api.calendars.file, { params: { token } }) };
  },

  end: ({ db, caller }) => deleteAddress(db, caller.id),

  file: async ({ db, config, params: { token }, request, reply }) => {
    const owner = await findOwner(db, token);
    if (owner === null) throw new Problem('not-found');
    await noteRead(db, owner);
    const text = calendarOf(await appointmentsOf({ db, config }, owner), '한카');
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
    reply.headers({ etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
    // A weak one is what a proxy makes of it that compresses.
    const known = (request.headers['if-none-match'] ?? '')
      .split(',')
      .map((one) => one.trim().replace(/^W\//, ''));
    if (known.includes(etag)) reply.code(304).send();
    else
      reply
        .header('content-disposition', 'inline; filename="hanca.ics"')
        .type('text/calendar; charset=utf-8')
        .send(text);
  },
});
