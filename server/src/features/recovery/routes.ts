import { api } from '@hanca/common/contract/index.ts';
import { addressUnit } from '../../http/limits.ts';
import { serve } from '../../http/serve.ts';
import { sendReset } from './forgot.ts';
import { resetPassword } from './reset.ts';

export const recoveryRoutes = serve(api.recovery, {
  forgot: async (context) => {
    // Whether the address is known shows neither in the answer nor in its time.
    const { afterReply, database, config, jobs, reply, body } = context;
    afterReply.add(reply, () => sendReset({ db: database.db, config, jobs }, body.email));
    return {};
  },

  reset: (context) => resetPassword(context, { ...context.body, address: addressUnit(context.request.ip) }),
});
