import { api } from '@hanca/common/contract/index.ts';
import { isReservedName } from '@hanca/common/person-names.ts';
import { isAdmin } from '../../http/access.ts';
import { addressUnit, takeAttempt } from '../../http/limits.ts';
import { serve } from '../../http/serve.ts';
import { fieldProblem } from '../../http/validate.ts';
import { deviceCookie, setNameCookie } from '../account/cookies.ts';
import { requirePassword } from '../account/own-password.ts';
import { sendEmailChange } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { sendReset } from './forgot.ts';
import { EMAIL_CHANGES } from './limits.ts';
import { setName } from './queries.ts';
import { resetPassword } from './reset.ts';
import { undoEmail } from './undo-email.ts';

export const recoveryRoutes = serve(api.recovery, {
  forgot: async (context) => {
    // Whether the address is known shows neither in the answer nor in its time.
    const { afterReply, database, config, jobs, request, reply, body } = context;
    const device = deviceCookie.read(request);
    const given = { email: body.email, address: addressUnit(request.ip), device };
    afterReply.add(reply, () => sendReset({ db: database.db, config, jobs }, given));
    return {};
  },

  reset: (context) => resetPassword(context, context.body),

  changeName: async ({ db, caller, body: { name }, config, reply }) => {
    if (isReservedName(name) && !isAdmin(caller)) throw fieldProblem('name', 'name.reserved');
    await setName(db, caller.id, name);
    setNameCookie(reply, config.publicUrl, name);
    return { name };
  },

  changeEmail: async (context) => {
    const { db, caller, body } = context;
    if (body.email === caller.email) throw fieldProblem('email', 'email.same');
    await requirePassword(context, body.password, 'password');
    await takeAttempt(db, EMAIL_CHANGES, String(caller.id));
    await sendEmailChange(context, caller, body.email);
  },

  undoEmail: (context) => undoEmail(context, context.body.token),

  changePassword: (context) => changePassword(context, context.body),
});
